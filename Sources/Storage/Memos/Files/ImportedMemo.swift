import Files
import Lessons
import SQLite

/// A file on its way into the database.
struct ImportedMemo {
  /// What became of a file.
  enum Outcome {
    case added, changed, restored, alreadyThere
  }

  let path: String
  let file: MemoFile
  /// When the file was changed, in seconds since 1970 UTC: what it counts by if it does not say.
  let modifiedAt: Int64

  /// Reads a file.
  init(at path: String) throws(MemoImport.Reason) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: path, limit: MemoFile.byteLimit)
      modifiedAt = Int64(try RegularFile.signature(of: path).modifiedSeconds)
    } catch {
      throw .unreadable(error.reason)
    }
    do throws(MemoFileError) {
      file = try MemoFile(bytes)
    } catch {
      throw .notMemo(error)
    }
  }
}

extension Connection {
  /// Takes a file in.
  ///
  /// - Parameter texts: what the memos say; the file's is added.
  func take(
    _ memo: ImportedMemo, texts: inout Set<MemoText>, now: Int64
  ) throws(SQLiteError) -> ImportedMemo.Outcome {
    let file = memo.file
    let known = if let id = file.id { try memoRow(id) } else { nil as MemoRow? }
    defer { texts.insert(file.text) }
    if let known, let outcome = try take(file, into: known, now: now) { return outcome }
    if texts.contains(file.text) { return .alreadyThere }
    let createdAt = min(file.createdAt ?? memo.modifiedAt, now)
    _ = try insertMemo(
      file.text, as: known == nil ? file.id : nil, on: file.sentence, isPinned: file.isPinned,
      createdAt: createdAt,
      changedAt: max(createdAt, min(file.changedAt ?? memo.modifiedAt, now)))
    return .added
  }

  /// Takes a file into the memo that it was exported from; nil when both were edited since.
  private func take(
    _ file: MemoFile, into known: MemoRow, now: Int64
  ) throws(SQLiteError) -> ImportedMemo.Outcome? {
    if known.memo.text == file.text {
      guard known.deletedAt != nil else { return .alreadyThere }
      try execute("UPDATE memo SET deleted_at = NULL WHERE id = ?", known.id)
      return .restored
    }
    if try memoVersions(of: known.memo.id).contains(where: { $0.text == file.text }) {
      return .alreadyThere
    }
    guard file.changedAt == known.memo.changedAt else { return nil }
    _ = try changeMemo(known, to: file.text, changedAt: now)
    return .changed
  }
}
