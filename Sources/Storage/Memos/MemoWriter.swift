import Lessons
import SQLite

/// What changes memos, and writes into the log that it did.
struct MemoWriter {
  let tables: LearnerTables
  let log: ChangeLog

  /// Makes a memo.
  ///
  /// - Parameter id: nil for a new one.
  /// - Throws: `ResultCode.corrupt` when it is not found then: an index of the file is damaged.
  func insert(
    _ text: MemoText, as id: MemoID? = nil, on sentence: SentenceKey?, isPinned: Bool = false,
    createdAt: Int64, changedAt: Int64
  ) throws(SQLiteError) -> Memo {
    let sentenceRow =
      if let sentence { try tables.sentenceRow(of: sentence) } else { nil as Int64? }
    let stamp = try log.nextStamp(of: id?.rawValue)
    try tables.execute(
      """
      INSERT INTO memo (key, is_pinned, sentence, created_at, changed_at, change_order, text,
        device, sequence, clock)
      VALUES (ifnull(?, lower(hex(randomblob(12)))), ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, id, isPinned, sentenceRow, createdAt, changedAt, try changeOrder(at: changedAt), text,
      stamp.device, stamp.sequence, stamp.order)
    guard let memo = try tables.memoRow(tables.lastInsertedRowID)?.memo else {
      throw SQLiteError(code: .corrupt, message: "a memo that was just made is not there", sql: "")
    }
    try log.keep(
      stamp, .memo, memo.id.rawValue,
      [
        "at": changedAt, "parents": "", "made": createdAt, "pinned": isPinned,
        "course": memo.sentence?.course, "sentence": memo.sentence?.sentence,
      ])
    return memo
  }

  /// Makes a memo say something else, out of the trash if need be, and keeps what it said.
  func change(
    _ row: MemoRow, to text: MemoText, changedAt: Int64
  ) throws(SQLiteError) -> Memo {
    let memo = row.memo
    let parents = try log.heads(of: memo.id)
    let stamp = try log.nextStamp(of: memo.id.rawValue)
    try keepVersion(of: row)
    let order = try changeOrder(at: changedAt)
    try tables.execute(
      """
      UPDATE memo SET revision = ?, changed_at = ?, change_order = ?, text = ?, deleted_at = NULL,
        device = ?, sequence = ?, clock = ?
      WHERE id = ?
      """, memo.revision + 1, changedAt, order, text, stamp.device, stamp.sequence, stamp.order,
      row.id)
    try log.keep(stamp, .memo, memo.id.rawValue, ["at": changedAt, "parents": parents])
    try tables.execute(
      "UPDATE memo_version SET is_rival = 0 WHERE memo = ? AND is_rival = 1", row.id)
    return Memo(
      id: memo.id, text: text, revision: memo.revision + 1, createdAt: memo.createdAt,
      changedAt: changedAt, changeOrder: order, isPinned: memo.isPinned, sentence: memo.sentence)
  }

  /// Keeps what a memo says as one of its versions, of which the last twenty stay.
  private func keepVersion(of row: MemoRow) throws(SQLiteError) {
    let memo = row.memo
    try tables.execute(
      """
      INSERT OR REPLACE INTO memo_version
        (memo, device, sequence, clock, revision, changed_at, text)
      SELECT id, device, sequence, clock, ?, ?, text FROM memo WHERE id = ?
      """, memo.revision, memo.changedAt, row.id)
    try tables.execute(
      "DELETE FROM memo_version WHERE memo = ? AND revision <= ?",
      row.id, memo.revision - MemoVersion.limit)
  }

  /// What the next change of a second counts as: memos changed in one stand in a list by it.
  func changeOrder(at seconds: Int64) throws(SQLiteError) -> Int {
    let last = try tables.value(
      """
      SELECT change_order FROM memo WHERE deleted_at IS NULL AND changed_at = ?
      ORDER BY change_order DESC LIMIT 1
      """, seconds, as: Int.self)
    return last.map { $0 &+ 1 } ?? 0
  }
}

extension MemoWriter {
  /// Puts a memo on top of the list, or takes it down.
  ///
  /// - Returns: false when there is no such memo.
  func pin(_ isPinned: Bool, _ id: MemoID) throws(SQLiteError) -> Bool {
    let count = try tables.execute(
      "UPDATE memo SET is_pinned = ? WHERE key = ?", isPinned, id)
    guard count == 1 else { return false }
    try log.note(.pin, of: id.rawValue, ["pinned": isPinned])
    return true
  }

  /// Moves a memo to the trash.
  ///
  /// - Returns: false when it is not in the list.
  func trash(_ id: MemoID, at seconds: Int64) throws(SQLiteError) -> Bool {
    let count = try tables.execute(
      "UPDATE memo SET deleted_at = ? WHERE key = ? AND deleted_at IS NULL", seconds, id)
    guard count == 1 else { return false }
    try log.note(.trash, of: id.rawValue, ["at": seconds, "parents": log.heads(of: id)])
    return true
  }

  /// Moves a memo back from the trash.
  ///
  /// - Returns: false when it is not in it.
  @discardableResult
  func restore(_ id: MemoID) throws(SQLiteError) -> Bool {
    let count = try tables.execute(
      "UPDATE memo SET deleted_at = NULL WHERE key = ? AND deleted_at IS NOT NULL", id)
    guard count == 1 else { return false }
    try log.note(.restore, of: id.rawValue)
    return true
  }

  /// Deletes for good what was moved to the trash at a time or earlier; the log keeps no text.
  ///
  /// - Returns: how many memos.
  func emptyTrash(upTo seconds: Int64) throws(SQLiteError) -> Int {
    let gone = try tables.values(
      "SELECT key FROM memo WHERE deleted_at <= ?", seconds, as: MemoID.self)
    for id in gone { try log.note(.purge, of: id.rawValue, ["parents": log.heads(of: id)]) }
    return try tables.execute("DELETE FROM memo WHERE deleted_at <= ?", seconds)
  }
}

extension ChangeLog {
  /// The texts of a memo that no other was made from, as changes call them; more than one where it
  /// was changed on several machines at once.
  fileprivate func heads(of memo: MemoID) throws(SQLiteError) -> String {
    try tables.memoGraph(of: memo.rawValue).heads.map(\.stamp.subject)
      .joined(separator: " ")
  }
}

extension LearnerDatabase {
  /// What changes memos, within a transaction.
  func memoWriter(_ tables: LearnerTables) -> MemoWriter {
    MemoWriter(tables: tables, log: changeLog(tables))
  }
}
