import Lessons
import SQLite

/// A memo with what only the database knows of it.
struct MemoRow {
  let id: Int64
  let memo: Memo
  /// Seconds since 1970 UTC; nil unless it is in the trash.
  let deletedAt: Int64?

  /// What `select` selects.
  typealias Columns = (
    Int64, MemoID, Int, Int64, Int64, Int, Bool, CourseID?, SentenceID?, Int64?, MemoText
  )

  init(_ columns: Columns) {
    let (
      id, key, revision, createdAt, changedAt, changeOrder, isPinned, course, sentence, deletedAt,
      text
    ) = columns
    self.id = id
    self.deletedAt = deletedAt.map(Timestamp.plausible)
    memo = Memo(
      id: key, text: text, revision: MemoVersion.plausible(revision),
      createdAt: Timestamp.plausible(createdAt), changedAt: Timestamp.plausible(changedAt),
      changeOrder: changeOrder, isPinned: isPinned,
      sentence: SentenceKey(course: course, sentence: sentence))
  }

  /// Reads what `select` selects, as fast as it goes: there may be thousands.
  init(_ row: Row) throws(SQLiteError) {
    guard let id = Int64(row[0]), let key = MemoID(row[1]), let revision = Int(row[2]),
      let createdAt = Int64(row[3]), let changedAt = Int64(row[4]), let changeOrder = Int(row[5]),
      let isPinned = Bool(row[6]), let text = MemoText(row[10])
    else { throw row.mismatch }
    self.init(
      (
        id, key, revision, createdAt, changedAt, changeOrder, isPinned, CourseID(row[7]),
        SentenceID(row[8]), Int64(row[9]), text
      ))
  }

  /// The statement for the memos that a condition leaves, in its order.
  static func select(_ condition: String) -> String {
    """
    SELECT memo.id, memo.key, memo.revision, memo.created_at, memo.changed_at,
      memo.change_order, memo.is_pinned, course.key, sentence.key, memo.deleted_at, memo.text
    FROM memo LEFT JOIN sentence ON sentence.id = memo.sentence
    LEFT JOIN course ON course.id = sentence.course
    \(condition)
    """
  }
}

extension Connection {
  /// A memo by its id, be it in the trash; nil when there is none.
  func memoRow(_ id: MemoID) throws(SQLiteError) -> MemoRow? {
    try row(MemoRow.select("WHERE memo.key = ?"), id, as: MemoRow.Columns.self).map(MemoRow.init)
  }

  /// The memo in a row, be it in the trash; nil when there is none.
  func memoRow(_ row: Int64) throws(SQLiteError) -> MemoRow? {
    try self.row(MemoRow.select("WHERE memo.id = ?"), row, as: MemoRow.Columns.self)
      .map(MemoRow.init)
  }
}

extension Connection {
  /// Makes a memo.
  ///
  /// - Parameter id: nil for a new one.
  /// - Throws: `ResultCode.corrupt` when it is not found then: an index of the file is damaged.
  func insertMemo(
    _ text: MemoText, as id: MemoID? = nil, on sentence: SentenceKey?, isPinned: Bool = false,
    createdAt: Int64, changedAt: Int64
  ) throws(SQLiteError) -> Memo {
    let sentenceRow = if let sentence { try sentenceRow(of: sentence) } else { nil as Int64? }
    try execute(
      """
      INSERT INTO memo (key, is_pinned, sentence, created_at, changed_at, change_order, text)
      VALUES (ifnull(?, lower(hex(randomblob(12)))), ?, ?, ?, ?, ?, ?)
      """, id, isPinned, sentenceRow, createdAt, changedAt, try changeOrder(at: changedAt), text)
    let columns = try row(
      MemoRow.select("WHERE memo.id = ?"), lastInsertedRowID, as: MemoRow.Columns.self)
    guard let columns else {
      throw SQLiteError(code: .corrupt, message: "a memo that was just made is not there", sql: "")
    }
    return MemoRow(columns).memo
  }

  /// Makes a memo say something else, out of the trash if need be, and keeps what it said.
  func changeMemo(
    _ row: MemoRow, to text: MemoText, changedAt: Int64
  ) throws(SQLiteError) -> Memo {
    let memo = row.memo
    try execute(
      "INSERT OR REPLACE INTO memo_version (memo, revision, changed_at, text) VALUES (?, ?, ?, ?)",
      row.id, memo.revision, memo.changedAt, memo.text)
    try execute(
      "DELETE FROM memo_version WHERE memo = ? AND revision <= ?",
      row.id, memo.revision - MemoVersion.limit)
    let order = try changeOrder(at: changedAt)
    try execute(
      """
      UPDATE memo SET revision = ?, changed_at = ?, change_order = ?, text = ?, deleted_at = NULL
      WHERE id = ?
      """, memo.revision + 1, changedAt, order, text, row.id)
    return Memo(
      id: memo.id, text: text, revision: memo.revision + 1, createdAt: memo.createdAt,
      changedAt: changedAt, changeOrder: order, isPinned: memo.isPinned, sentence: memo.sentence)
  }

  /// What the next change of a second counts as: memos changed in one stand in a list by it.
  private func changeOrder(at seconds: Int64) throws(SQLiteError) -> Int {
    let last = try value(
      """
      SELECT change_order FROM memo WHERE deleted_at IS NULL AND changed_at = ?
      ORDER BY change_order DESC LIMIT 1
      """, seconds, as: Int.self)
    return last.map { $0 &+ 1 } ?? 0
  }
}

extension SentenceKey {
  /// A key of two columns; nil without either.
  init?(course: CourseID?, sentence: SentenceID?) {
    guard let course, let sentence else { return nil }
    self.init(course: course, sentence: sentence)
  }
}
