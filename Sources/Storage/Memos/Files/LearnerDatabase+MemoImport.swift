import Files
import Lessons
import SQLite

extension LearnerDatabase {
  /// Files that become memos in one transaction, unless they are large.
  private static let batchCount = 64
  /// Bytes of text after which a transaction is not made larger.
  private static let batchBytes = 8 * 1_024 * 1_024

  /// Makes memos of files: malmoi's own and other Markdown or plain text.
  ///
  /// A file that a memo was exported to and that was edited since changes the memo, unless that
  /// was edited too: then both are kept. A file without an id whose text is a memo already makes
  /// no other, so that importing again changes nothing.
  ///
  /// - Parameter paths: files, and folders that are looked through (see `NoteFiles`).
  /// - Throws: when the database refuses; what was taken until then stays, and another import
  ///   goes on where this one ended.
  package func importMemos(
    from paths: [FilePath], at time: Timestamp
  ) throws(StorageError) -> MemoImport {
    let files = NoteFiles(in: paths)
    var summary = MemoImport()
    summary.skipped = files.skipped
    var texts = Set(try memos().map(\.text))
    var batch: [ImportedMemo] = []
    for path in files.paths {
      do throws(MemoImport.Reason) {
        batch.append(try ImportedMemo(at: path))
      } catch {
        summary.skipped.append(.init(path: path, reason: error))
      }
      let bytes = batch.reduce(0) { $0 + $1.file.text.string.utf8.count }
      if batch.count == Self.batchCount || bytes > Self.batchBytes {
        try importBatch(&batch, texts: &texts, at: time, &summary)
      }
    }
    try importBatch(&batch, texts: &texts, at: time, &summary)
    return summary
  }

  private func importBatch(
    _ batch: inout [ImportedMemo], texts: inout Set<MemoText>, at time: Timestamp,
    _ summary: inout MemoImport
  ) throws(StorageError) {
    guard !batch.isEmpty else { return }
    let files = try write { tables throws(SQLiteError) in
      let writer = memoWriter(tables)
      var files: [TakenFile] = []
      for memo in batch {
        files.append(try writer.adopt(memo, texts: &texts, now: time.seconds))
      }
      return files
    }
    for (memo, taken) in zip(batch, files) {
      summary.count(taken.outcome)
      let keys = memo.file.ignoredKeys + taken.ignoredKeys
      if !keys.isEmpty { summary.ignoredKeys.append(.init(path: memo.path, keys: keys)) }
    }
    batch = []
  }
}
