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
    Int64, MemoID, Int, Int64, Int64, Int, Bool, CourseID?, SentenceID?, Int64?, MemoText, Bool
  )

  init(_ columns: Columns) {
    let (
      id, key, revision, createdAt, changedAt, changeOrder, isPinned, course, sentence, deletedAt,
      text, hasRivals
    ) = columns
    self.id = id
    self.deletedAt = deletedAt.map(Timestamp.plausible)
    memo = Memo(
      id: key, text: text, revision: MemoVersion.plausible(revision),
      createdAt: Timestamp.plausible(createdAt), changedAt: Timestamp.plausible(changedAt),
      changeOrder: changeOrder, isPinned: isPinned,
      sentence: SentenceKey(course: course, sentence: sentence), hasRivals: hasRivals)
  }

  /// Reads what `select` selects, as fast as it goes: there may be thousands.
  init(_ row: Row) throws(SQLiteError) {
    guard let id = Int64(row[0]), let key = MemoID(row[1]), let revision = Int(row[2]),
      let createdAt = Int64(row[3]), let changedAt = Int64(row[4]), let changeOrder = Int(row[5]),
      let isPinned = Bool(row[6]), let text = MemoText(row[10]), let hasRivals = Bool(row[11])
    else { throw row.mismatch }
    self.init(
      (
        id, key, revision, createdAt, changedAt, changeOrder, isPinned, CourseID(row[7]),
        SentenceID(row[8]), Int64(row[9]), text, hasRivals
      ))
  }

  /// The statement for the memos that a condition leaves, in its order.
  static func select(_ condition: String) -> String {
    """
    SELECT memo.id, memo.key, memo.revision, memo.created_at, memo.changed_at,
      memo.change_order, memo.is_pinned, course.key, sentence.key, memo.deleted_at, memo.text,
      EXISTS (SELECT 1 FROM memo_version WHERE memo = memo.id AND is_rival = 1)
    FROM memo LEFT JOIN sentence ON sentence.id = memo.sentence
    LEFT JOIN course ON course.id = sentence.course
    \(condition)
    """
  }
}

extension LearnerTables {
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

extension SentenceKey {
  /// A key of two columns; nil without either.
  init?(course: CourseID?, sentence: SentenceID?) {
    guard let course, let sentence else { return nil }
    self.init(course: course, sentence: sentence)
  }
}
