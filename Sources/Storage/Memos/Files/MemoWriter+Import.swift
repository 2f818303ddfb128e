import Files
import Lessons
import SQLite

/// What came of a file.
struct TakenFile {
  var outcome: ImportedMemo.Outcome
  /// Keys of its front matter that were edited, and count for nothing.
  var ignoredKeys: [String] = []
}

/// What a file said before somebody edited it.
private struct FileBase {
  let revision: Int
  /// nil when the memo's history does not go back that far.
  let text: MemoText?
  /// nil when that is not known.
  let isPinned: Bool?
}

extension MemoWriter {
  /// Takes a file in.
  ///
  /// What a file was edited from is what was written to it, or read from it, last: an edit since
  /// then changes the memo, unless that was changed too. Then both are kept, and the file stands
  /// for the new one from then on. A file with an id is never another memo's; one without is the
  /// memo that says the same.
  ///
  /// - Parameter texts: what the memos say; the file's is added.
  func adopt(
    _ memo: ImportedMemo, texts: inout Set<MemoText>, now: Int64
  ) throws(SQLiteError) -> TakenFile {
    defer { texts.insert(memo.file.text) }
    guard let id = memo.file.id else {
      guard !texts.contains(memo.file.text) else { return TakenFile(outcome: .alreadyThere) }
      _ = try add(memo, as: nil, now: now)
      return TakenFile(outcome: .added)
    }
    let path = MemoFileRecord.path(of: memo.path)
    let record = try tables.memoFile(at: path, of: id)
    let found =
      if let record { try tables.memoRow(record.memo) } else { try tables.memoRow(id) }
    guard let known = found else {
      try remember(memo, at: path, of: id, as: try add(memo, as: id, now: now))
      return TakenFile(outcome: .added)
    }
    if let record, record.fingerprint == memo.fingerprint {
      return TakenFile(outcome: try restore(known, for: memo.file) ? .restored : .alreadyThere)
    }
    let base = try base(of: memo.file, record, known)
    var taken = TakenFile(
      outcome: try restore(known, for: memo.file) ? .restored : .alreadyThere,
      ignoredKeys: memo.file.tagsAreGone(from: base?.text ?? known.memo.text) ? ["tags"] : [])
    try merge(memo, at: path, of: id, from: base, into: known, texts, now: now, &taken)
    return taken
  }

  private func merge(
    _ memo: ImportedMemo, at path: FilePath, of id: MemoID, from base: FileBase?,
    into known: MemoRow, _ texts: Set<MemoText>, now: Int64, _ taken: inout TakenFile
  ) throws(SQLiteError) {
    let text = memo.file.text
    var standing = known.memo
    var revision = base?.revision ?? standing.revision
    if text == standing.text {
      revision = standing.revision
    } else if let base, base.text != text {
      guard base.revision == standing.revision else {
        return try keepBoth(memo, at: path, of: id, texts, now: now, &taken)
      }
      standing = try change(known, to: text, changedAt: now)
      revision = standing.revision
      taken.outcome = .changed
    } else if base == nil,
      try !tables.memoVersions(of: standing.id).contains(where: { $0.text == text })
    {
      return try keepBoth(memo, at: path, of: id, texts, now: now, &taken)
    }
    try pin(standing, as: memo.file, from: base, &taken)
    try tables.remember(
      MemoFileRecord(
        path: path, key: id, memo: known.id, fingerprint: memo.fingerprint, revision: revision,
        isPinned: memo.file.isPinned))
  }

  /// Both were edited: the file becomes a memo of its own.
  private func keepBoth(
    _ memo: ImportedMemo, at path: FilePath, of id: MemoID,
    _ texts: Set<MemoText>, now: Int64, _ taken: inout TakenFile
  ) throws(SQLiteError) {
    guard !texts.contains(memo.file.text) else { return }
    try remember(memo, at: path, of: id, as: try add(memo, as: nil, now: now))
    taken.outcome = .added
  }

  /// Pins a memo, or takes it down, when somebody wrote so into its file.
  private func pin(
    _ memo: Memo, as file: MemoFile, from base: FileBase?, _ taken: inout TakenFile
  ) throws(SQLiteError) {
    guard file.isPinned != memo.isPinned else { return }
    guard let wasPinned = base?.isPinned else { return taken.ignoredKeys.append("pinned") }
    guard file.isPinned != wasPinned else { return }
    _ = try pin(file.isPinned, memo.id)
    taken.outcome = .changed
  }

  /// What a file was edited from; nil when that is not known.
  private func base(
    of file: MemoFile, _ record: MemoFileRecord?, _ known: MemoRow
  ) throws(SQLiteError) -> FileBase? {
    let revisions = try tables.revisions(of: known)
    if let record {
      return FileBase(
        revision: record.revision,
        text: revisions.first { $0.revision == record.revision }?.text, isPinned: record.isPinned)
    }
    let found =
      revisions.first { $0.isSaid(by: file) } ?? revisions.first { $0.changedAt == file.changedAt }
    return found.map { FileBase(revision: $0.revision, text: $0.text, isPinned: nil) }
  }

  /// Takes a memo out of the trash whose file says what it says.
  private func restore(_ known: MemoRow, for file: MemoFile) throws(SQLiteError) -> Bool {
    guard known.deletedAt != nil, known.memo.text == file.text else { return false }
    return try restore(known.memo.id)
  }

  /// Makes a memo of a file.
  private func add(
    _ memo: ImportedMemo, as id: MemoID?, now: Int64
  ) throws(SQLiteError) -> Memo {
    let file = memo.file
    let createdAt = min(file.createdAt ?? memo.modifiedAt, now)
    return try insert(
      file.text, as: id, on: file.sentence, isPinned: file.isPinned, createdAt: createdAt,
      changedAt: max(createdAt, min(file.changedAt ?? memo.modifiedAt, now)))
  }

  private func remember(
    _ memo: ImportedMemo, at path: FilePath, of id: MemoID, as added: Memo
  ) throws(SQLiteError) {
    guard let row = try tables.memoRow(added.id) else { return }
    try tables.remember(
      MemoFileRecord(
        path: path, key: id, memo: row.id, fingerprint: memo.fingerprint,
        revision: added.revision, isPinned: added.isPinned))
  }
}

extension MemoFile {
  /// Whether tags were taken out of the list in the front matter that are in the text still.
  fileprivate func tagsAreGone(from base: MemoText) -> Bool {
    guard let listedTags else { return false }
    let gone = Set(base.tags.map { $0.lowercased() }).subtracting(listedTags)
    return !gone.isDisjoint(with: text.tags.map { $0.lowercased() })
  }
}
