import Lessons
import SQLite

extension LearnerDatabase {
  /// All memos but those in the trash, in the order of a list.
  package func memos() throws(StorageError) -> [Memo] {
    let memos = try read { tables throws(SQLiteError) in try tables.listedMemos() }
    return memos.sorted { $0.isListed(before: $1) }
  }

  /// One memo; nil when there is none of that id, or in the trash.
  package func memo(_ id: MemoID) throws(StorageError) -> Memo? {
    try read { tables throws(SQLiteError) in
      try tables.memoRow(id).flatMap { $0.deletedAt == nil ? $0.memo : nil }
    }
  }

  /// The memo that was changed last; nil when there is none.
  package func newestMemo() throws(StorageError) -> Memo? {
    try read { tables throws(SQLiteError) in
      try tables.row(
        MemoRow.select(
          """
          WHERE memo.deleted_at IS NULL
          ORDER BY memo.changed_at DESC, memo.change_order DESC LIMIT 1
          """),
        as: MemoRow.Columns.self
      )
      .map { MemoRow($0).memo }
    }
  }

  /// The memos that were written on a sentence, newest change first.
  package func memos(on sentence: SentenceKey) throws(StorageError) -> [Memo] {
    try read { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return [] }
      return try tables.rows(
        MemoRow.select(
          """
          WHERE memo.sentence = ? AND memo.deleted_at IS NULL
          ORDER BY memo.changed_at DESC, memo.change_order DESC, memo.created_at DESC, memo.key
          """), row, as: MemoRow.Columns.self
      )
      .map { MemoRow($0).memo }
    }
  }

  /// Saves what was written, and drops its draft.
  ///
  /// What the memo said before is kept as a version. A memo that was changed elsewhere meanwhile
  /// is not overwritten; one that was deleted meanwhile comes back. Text that the memo has already
  /// changes nothing.
  package func save(
    _ edit: MemoEdit, at time: Timestamp
  ) throws(StorageError) -> MemoSaveResult {
    try write { tables throws(SQLiteError) in
      if let draft = edit.draft { try tables.dropDraft(draft, writers) }
      switch edit.origin {
      case .new(let sentence):
        let memo = try memoWriter(tables).insert(
          edit.text, on: sentence, createdAt: time.seconds, changedAt: time.seconds)
        return .saved(memo)
      case .change(let id, let revision):
        return try memoWriter(tables).change(
          id, from: revision, to: edit.text, at: time.seconds)
      }
    }
  }

  /// Puts a memo on top of the list, or takes it down; its text counts as unchanged.
  ///
  /// - Returns: false when there is no such memo.
  @discardableResult
  package func setPinned(_ isPinned: Bool, _ id: MemoID) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      try memoWriter(tables).pin(isPinned, id)
    }
  }
}

extension MemoWriter {
  fileprivate func change(
    _ id: MemoID, from revision: Int, to text: MemoText, at seconds: Int64
  ) throws(SQLiteError) -> MemoSaveResult {
    guard let row = try tables.memoRow(id) else {
      // It was deleted for good while it was being edited.
      return .saved(
        try insert(text, as: id, on: nil, createdAt: seconds, changedAt: seconds))
    }
    let memo = row.memo
    if memo.text == text {
      try restore(id)
      return .saved(memo)
    }
    guard memo.revision == revision else {
      let mine = try insert(
        text, on: memo.sentence, createdAt: seconds, changedAt: seconds)
      return .conflict(mine: mine, theirs: memo)
    }
    return .saved(try change(row, to: text, changedAt: seconds))
  }
}

extension LearnerTables {
  /// The memos that are not in the trash, in the order of the file, which the plus sign keeps: an
  /// index would only lead astray, and SQLite would sort whole texts, by way of a file.
  func listedMemos() throws(SQLiteError) -> [Memo] {
    try rows(MemoRow.select("WHERE +memo.deleted_at IS NULL")) { row throws(SQLiteError) in
      try MemoRow(row).memo
    }
  }
}
