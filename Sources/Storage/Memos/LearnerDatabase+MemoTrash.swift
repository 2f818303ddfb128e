import Lessons
import SQLite

extension LearnerDatabase {
  /// Puts a memo into the trash.
  ///
  /// - Returns: false when it is not there, or in the trash already.
  @discardableResult
  package func delete(_ id: MemoID, at time: Timestamp) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      try memoWriter(tables).trash(id, at: time.seconds)
    }
  }

  /// Takes a memo out of the trash, as it was.
  ///
  /// - Returns: false when it is not in the trash.
  @discardableResult
  package func restore(_ id: MemoID) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      try memoWriter(tables).restore(id)
    }
  }

  /// What is in the trash, last deleted first.
  package func deletedMemos() throws(StorageError) -> [DeletedMemo] {
    try read { tables throws(SQLiteError) in
      try tables.rows(
        MemoRow.select(
          "WHERE memo.deleted_at IS NOT NULL ORDER BY memo.deleted_at DESC, memo.id DESC"),
        as: MemoRow.Columns.self
      )
      .map(MemoRow.init)
      .compactMap { row in row.deletedAt.map { DeletedMemo(memo: row.memo, deletedAt: $0) } }
    }
  }

  /// Deletes for good, with their versions, the memos that have been in the trash for too long.
  ///
  /// - Parameter age: how long is too long; `.zero` empties the trash.
  /// - Returns: how many.
  @discardableResult
  package func emptyTrash(
    olderThan age: Duration = DeletedMemo.keptFor, at now: Timestamp
  ) throws(StorageError) -> Int {
    try write { tables throws(SQLiteError) in
      try memoWriter(tables).emptyTrash(upTo: now.seconds - age.components.seconds)
    }
  }
}
