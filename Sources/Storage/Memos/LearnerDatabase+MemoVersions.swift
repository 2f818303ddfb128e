import Lessons
import SQLite

extension LearnerDatabase {
  /// What a memo said before, newest first; at most `MemoVersion.limit`.
  package func versions(of id: MemoID) throws(StorageError) -> [MemoVersion] {
    try read { connection throws(SQLiteError) in
      try connection.memoVersions(of: id)
    }
  }

  /// Makes a memo say again what it said at an earlier revision; what it says now becomes a
  /// version.
  ///
  /// - Returns: the memo as it is now; nil when it or the version is gone.
  package func restoreVersion(
    _ revision: Int, of id: MemoID, at time: Timestamp
  ) throws(StorageError) -> Memo? {
    try write { connection throws(SQLiteError) in
      guard let row = try connection.memoRow(id) else { return nil }
      let text = try connection.value(
        "SELECT text FROM memo_version WHERE memo = ? AND revision = ?", row.id, revision,
        as: MemoText.self)
      guard let text else { return nil }
      return try memoWriter(connection).change(row, to: text, changedAt: time.seconds)
    }
  }
}

extension Connection {
  func memoVersions(of id: MemoID) throws(SQLiteError) -> [MemoVersion] {
    try rows(
      """
      SELECT memo_version.revision, memo_version.changed_at, memo_version.text
      FROM memo JOIN memo_version ON memo_version.memo = memo.id
      WHERE memo.key = ? ORDER BY memo_version.revision DESC
      """, id, as: (Int, Int64, MemoText).self
    )
    .map { MemoVersion(revision: $0, changedAt: Timestamp.plausible($1), text: $2) }
  }
}
