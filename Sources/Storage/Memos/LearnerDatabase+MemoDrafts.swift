import Lessons
import SQLite

extension LearnerDatabase {
  /// Keeps what stands in an editor, in place of what was kept of it before.
  ///
  /// - Parameter draft: what the last call for this editor returned; nil at first.
  package func keepDraft(
    _ text: String, of origin: MemoEdit.Origin, as draft: MemoDraftID? = nil, at time: Timestamp
  ) throws(StorageError) -> MemoDraftID {
    try write { connection throws(SQLiteError) in
      let (memo, revision, sentence) = try connection.rows(of: origin)
      try connection.execute(
        """
        INSERT INTO memo_draft (id, memo, revision, sentence, kept_at, text)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET kept_at = excluded.kept_at, text = excluded.text
        """, draft, memo, revision, sentence, time.seconds, text)
      return draft ?? MemoDraftID(rawValue: connection.lastInsertedRowID)
    }
  }

  /// All drafts, last kept first.
  package func drafts() throws(StorageError) -> [MemoDraft] {
    try read { connection throws(SQLiteError) in
      try connection.rows(
        MemoDraft.select("ORDER BY memo_draft.kept_at DESC, memo_draft.id DESC"),
        as: MemoDraft.Columns.self
      )
      .map(MemoDraft.init)
    }
  }

  /// The draft of a change to a memo that was kept last; nil when there is none.
  package func draft(for memo: MemoID) throws(StorageError) -> MemoDraft? {
    try read { connection throws(SQLiteError) in
      try connection.row(
        MemoDraft.select(
          """
          WHERE memo_draft.memo = (SELECT id FROM memo WHERE key = ?)
          ORDER BY memo_draft.kept_at DESC, memo_draft.id DESC LIMIT 1
          """), memo, as: MemoDraft.Columns.self
      )
      .map(MemoDraft.init)
    }
  }

  /// The draft of such an edit that was kept last, whatever revision a change began from; nil when
  /// there is none.
  ///
  /// New memos on no sentence have none in common: each is another memo.
  package func draft(of origin: MemoEdit.Origin) throws(StorageError) -> MemoDraft? {
    switch origin {
    case .change(let memo, _): try draft(for: memo)
    case .new(let sentence?): try draft(on: sentence)
    case .new(nil): nil
    }
  }

  private func draft(on sentence: SentenceKey) throws(StorageError) -> MemoDraft? {
    try read { connection throws(SQLiteError) in
      guard let row = try connection.existingSentenceRow(of: sentence) else { return nil }
      return try connection.row(
        MemoDraft.select(
          """
          WHERE memo_draft.memo IS NULL AND memo_draft.sentence = ?
          ORDER BY memo_draft.kept_at DESC, memo_draft.id DESC LIMIT 1
          """), row, as: MemoDraft.Columns.self
      )
      .map(MemoDraft.init)
    }
  }

  /// Forgets a draft; one that is not there is no error.
  package func dropDraft(_ id: MemoDraftID) throws(StorageError) {
    try write { connection throws(SQLiteError) in try connection.dropDraft(id) }
  }
}

extension Connection {
  func dropDraft(_ id: MemoDraftID) throws(SQLiteError) {
    try execute("DELETE FROM memo_draft WHERE id = ?", id)
  }

  /// The rows of what a draft is of.
  fileprivate func rows(
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
  fileprivate typealias Columns = (
    MemoDraftID, MemoID?, Int?, CourseID?, SentenceID?, Int64, String
  )

  fileprivate init(_ columns: Columns) {
    let (id, memo, revision, course, sentence, keptAt, text) = columns
    self.id = id
    self.text = text
    self.keptAt = Timestamp.plausible(keptAt)
    if let memo, let revision {
      origin = .change(of: memo, from: MemoVersion.plausible(revision))
    } else {
      origin = .new(on: SentenceKey(course: course, sentence: sentence))
    }
  }

  /// The statement for the drafts that a condition leaves, in its order.
  fileprivate static func select(_ condition: String) -> String {
    """
    SELECT memo_draft.id, memo.key, memo_draft.revision, course.key, sentence.key,
      memo_draft.kept_at, memo_draft.text
    FROM memo_draft LEFT JOIN memo ON memo.id = memo_draft.memo
    LEFT JOIN sentence ON sentence.id = memo_draft.sentence
    LEFT JOIN course ON course.id = sentence.course
    \(condition)
    """
  }
}
