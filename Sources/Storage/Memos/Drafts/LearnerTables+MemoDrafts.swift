import Files
import Lessons
import SQLite

extension LearnerTables {
  /// Forgets a draft unless somebody else is writing it; returns whether it is gone.
  @discardableResult
  func dropDraft(_ id: MemoDraftID, _ writers: DraftWriters) throws(SQLiteError) -> Bool {
    let writer = try value("SELECT writer FROM memo_draft WHERE id = ?", id, as: Int64?.self)
    if let writer = writer ?? nil, writer != writers.own, writers.isAlive(writer) { return false }
    try execute("DELETE FROM memo_draft WHERE id = ?", id)
    return true
  }

  /// The file in which another program changed a draft; nil when there is none, or the draft is of
  /// that writer.
  func draftFile(
    of id: MemoDraftID, besides writer: Int64
  ) throws(SQLiteError) -> EditedDraftFile? {
    try value(
      "SELECT file FROM memo_draft WHERE id = ? AND writer IS NOT ?", id, writer, as: String?.self
    )
    .flatMap(\.self).map { EditedDraftFile(path: FilePath($0)) }
  }

  /// All drafts, last kept first.
  func drafts(_ writers: DraftWriters) throws(SQLiteError) -> [MemoDraft] {
    try rows(MemoDraft.select(""), as: MemoDraft.Columns.self)
      .compactMap { MemoDraft($0, writers) }
  }

  /// The drafts that a condition on a value leaves, last kept first.
  func drafts(
    _ condition: String, _ value: some ValueConvertible, _ writers: DraftWriters
  ) throws(SQLiteError) -> [MemoDraft] {
    try rows(MemoDraft.select(condition), value, as: MemoDraft.Columns.self)
      .compactMap { MemoDraft($0, writers) }
  }

  /// The rows of what a draft is of.
  func rows(
    of origin: MemoEdit.Origin
  ) throws(SQLiteError) -> (memo: Int64?, revision: Int?, sentence: Int64?) {
    switch origin {
    case .new(let sentence?): (nil, nil, try sentenceRow(of: sentence))
    case .new(nil): (nil, nil, nil)
    case .change(let id, let revision):
      (try value("SELECT id FROM memo WHERE key = ?", id), revision, nil)
    }
  }
}

extension MemoDraft {
  /// What `select` selects.
  typealias Columns = (
    MemoDraftID, MemoID?, Int?, CourseID?, SentenceID?, Int64?, String?, Int64, String
  )

  /// nil for what another program had to change and did not, before its malmoi ended.
  init?(_ columns: Columns, _ writers: DraftWriters) {
    let (id, memo, revision, course, sentence, writer, file, keptAt, text) = columns
    self.id = id
    let isBeingWritten = writer.map(writers.isAlive) ?? false
    self.isBeingWritten = isBeingWritten
    if let file, !isBeingWritten {
      guard let change = EditedDraftFile(path: FilePath(file)).change(of: text) else { return nil }
      self.text = change
    } else {
      self.text = text
    }
    self.keptAt = Timestamp.plausible(keptAt)
    if let memo, let revision {
      origin = .change(of: memo, from: MemoVersion.plausible(revision))
    } else {
      origin = .new(on: SentenceKey(course: course, sentence: sentence))
    }
  }

  /// The statement for the drafts that a condition leaves.
  static func select(_ condition: String) -> String {
    """
    SELECT memo_draft.id, memo.key, memo_draft.revision, course.key, sentence.key,
      memo_draft.writer, memo_draft.file, memo_draft.kept_at, memo_draft.text
    FROM memo_draft LEFT JOIN memo ON memo.id = memo_draft.memo
    LEFT JOIN sentence ON sentence.id = memo_draft.sentence
    LEFT JOIN course ON course.id = sentence.course
    \(condition)
    ORDER BY memo_draft.kept_at DESC, memo_draft.id DESC
    """
  }
}
