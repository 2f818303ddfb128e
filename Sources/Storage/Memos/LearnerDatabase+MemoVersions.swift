import Lessons
import SQLite

extension LearnerDatabase {
  /// What a memo said before, newest first; at most `MemoVersion.limit`.
  package func versions(of id: MemoID) throws(StorageError) -> [MemoVersion] {
    try read { tables throws(SQLiteError) in
      try tables.memoVersions(of: id)
    }
  }

  /// Lets a memo stay as it is, and those of its versions be past that were written elsewhere at the
  /// same time.
  ///
  /// - Returns: the memo as it is now; nil when it is gone.
  package func settle(_ id: MemoID, at time: Timestamp) throws(StorageError) -> Memo? {
    try write { tables throws(SQLiteError) in
      guard let row = try tables.memoRow(id) else { return nil }
      guard row.memo.hasRivals else { return row.memo }
      return try memoWriter(tables).change(row, to: row.memo.text, changedAt: time.seconds)
    }
  }

  /// The memos of the list with texts that the learner has to choose between, and who wrote the one
  /// that came from elsewhere.
  package func memosWithRivals() throws(StorageError) -> [MemoID: MemoAuthor] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT memo.key, memo.device, ours.is_own, ours.name, memo_version.device, device.is_own,
          device.name
        FROM memo_version JOIN memo ON memo.id = memo_version.memo
        JOIN device ON device.id = memo_version.device JOIN device AS ours ON ours.id = memo.device
        WHERE is_rival = 1 AND memo.deleted_at IS NULL
        """, as: (MemoID, DeviceID, Bool, String?, DeviceID, Bool, String?).self)
      return rows.reduce(into: [:]) { memos, row in
        let theirs = MemoAuthor(row.4, isOwn: row.5, name: row.6)
        memos[row.0] = theirs == .here ? MemoAuthor(row.1, isOwn: row.2, name: row.3) : theirs
      }
    }
  }

  /// Who wrote what a memo says now.
  package func author(of id: MemoID) throws(StorageError) -> MemoAuthor? {
    try read { tables throws(SQLiteError) in
      try tables.row(
        """
        SELECT device.id, is_own, name FROM memo JOIN device ON device.id = memo.device
        WHERE key = ?
        """, id, as: (DeviceID, Bool, String?).self
      )
      .map { MemoAuthor($0, isOwn: $1, name: $2) }
    }
  }

  /// Makes a memo say again what it said at an earlier revision; what it says now becomes a
  /// version.
  ///
  /// - Returns: the memo as it is now; nil when it or the version is gone.
  package func restoreVersion(
    _ revision: Int, of id: MemoID, at time: Timestamp
  ) throws(StorageError) -> Memo? {
    try write { tables throws(SQLiteError) in
      guard let row = try tables.memoRow(id) else { return nil }
      let text = try tables.value(
        "SELECT text FROM memo_version WHERE memo = ? AND revision = ?", row.id, revision,
        as: MemoText.self)
      guard let text else { return nil }
      return try memoWriter(tables).change(row, to: text, changedAt: time.seconds)
    }
  }
}

extension LearnerTables {
  func memoVersions(of id: MemoID) throws(SQLiteError) -> [MemoVersion] {
    try rows(
      """
      SELECT memo_version.revision, memo_version.changed_at, memo_version.text, is_rival,
        device.id, is_own, name
      FROM memo JOIN memo_version ON memo_version.memo = memo.id
      JOIN device ON device.id = memo_version.device
      WHERE memo.key = ? ORDER BY memo_version.revision DESC
      """, id, as: (Int, Int64, MemoText, Bool, DeviceID, Bool, String?).self
    )
    .map { revision, changedAt, text, isRival, device, isOwn, name in
      MemoVersion(
        revision: revision, changedAt: Timestamp.plausible(changedAt), text: text,
        rival: isRival ? MemoAuthor(device, isOwn: isOwn, name: name) : nil)
    }
  }
}
