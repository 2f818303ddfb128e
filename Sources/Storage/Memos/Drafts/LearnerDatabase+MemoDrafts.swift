import Lessons
import SQLite

/// Drafts belong to the editor that writes them as long as its process lives. Those that were
/// left, on purpose or by the end of a process, belong to whoever takes them first.
extension LearnerDatabase {
  /// Keeps what stands in an editor, in place of what was kept of it before.
  ///
  /// - Parameters:
  ///   - draft: what the last call for this editor returned; nil at first. Where it is not ours
  ///     any more the text is kept as another one.
  ///   - isLeft: whether the editor closes, and leaves it to the next.
  package func keepDraft(
    _ text: String, of origin: MemoEdit.Origin, as draft: MemoDraftID? = nil, isLeft: Bool = false,
    at time: Timestamp
  ) throws(StorageError) -> MemoDraftID {
    if !isLeft { writers.live() }
    let own = writers.own
    let writer = isLeft ? nil : own
    return try write { connection throws(SQLiteError) in
      if let draft {
        let count = try connection.execute(
          "UPDATE memo_draft SET writer = ?, kept_at = ?, text = ? WHERE id = ? AND writer = ?",
          writer, time.seconds, text, draft, own)
        if count == 1 { return draft }
      }
      let (memo, revision, sentence) = try connection.rows(of: origin)
      try connection.execute(
        """
        INSERT INTO memo_draft (memo, revision, sentence, writer, kept_at, text)
        VALUES (?, ?, ?, ?, ?, ?)
        """, memo, revision, sentence, writer, time.seconds, text)
      return MemoDraftID(rawValue: connection.lastInsertedRowID)
    }
  }

  /// All drafts, those that are being written too, last kept first.
  package func drafts() throws(StorageError) -> [MemoDraft] {
    try read { connection throws(SQLiteError) in
      try connection.drafts(writers)
    }
  }

  /// Whether a draft is there, and ours.
  package func hasDraft(_ id: MemoDraftID) throws(StorageError) -> Bool {
    let own = writers.own
    return try read { connection throws(SQLiteError) in
      try connection.value("SELECT 1 FROM memo_draft WHERE id = ? AND writer = ?", id, own) == 1
    }
  }

  /// Takes a draft that was left, to go on with it; nil when it is gone or being written.
  package func takeDraft(_ id: MemoDraftID) throws(StorageError) -> MemoDraft? {
    try takeDraft(among: "WHERE memo_draft.id = ?", id).draft
  }

  /// Takes the draft of such an edit that was left last, whatever revision a change began from.
  ///
  /// New memos on no sentence have none in common: each is another memo.
  package func takeDraft(of origin: MemoEdit.Origin) throws(StorageError) -> FoundDraft {
    switch origin {
    case .change(let memo, _):
      return try takeDraft(
        among: "WHERE memo_draft.memo = (SELECT id FROM memo WHERE key = ?)", memo)
    case .new(let sentence?):
      let row = try read { connection throws(SQLiteError) in
        try connection.existingSentenceRow(of: sentence)
      }
      return try takeDraft(among: "WHERE memo_draft.memo IS NULL AND memo_draft.sentence = ?", row)
    case .new(nil):
      return FoundDraft(draft: nil, isBeingWritten: false)
    }
  }

  /// Forgets a draft; one that is not there is no error.
  ///
  /// - Returns: false when somebody else is writing it: it stays.
  @discardableResult
  package func dropDraft(_ id: MemoDraftID) throws(StorageError) -> Bool {
    try write { connection throws(SQLiteError) in try connection.dropDraft(id, writers) }
  }

  private func takeDraft(
    among condition: String, _ value: some ValueConvertible
  ) throws(StorageError) -> FoundDraft {
    // Most editors find nothing, and then nothing needs to be written.
    let found = try read { connection throws(SQLiteError) in
      try connection.drafts(condition, value, writers)
    }
    guard found.contains(where: { !$0.isBeingWritten }) else {
      return FoundDraft(draft: nil, isBeingWritten: !found.isEmpty)
    }
    writers.live()
    return try write { connection throws(SQLiteError) in
      let found = try connection.drafts(condition, value, writers)
      let left = found.first { !$0.isBeingWritten }
      if let left {
        try connection.execute(
          "UPDATE memo_draft SET writer = ? WHERE id = ?", writers.own, left.id)
      }
      return FoundDraft(draft: left, isBeingWritten: found.contains(where: \.isBeingWritten))
    }
  }
}

extension Connection {
  /// Forgets a draft unless somebody else is writing it; returns whether it is gone.
  @discardableResult
  func dropDraft(_ id: MemoDraftID, _ writers: DraftWriters) throws(SQLiteError) -> Bool {
    let writer = try value("SELECT writer FROM memo_draft WHERE id = ?", id, as: Int64?.self)
    if let writer = writer ?? nil, writer != writers.own, writers.isAlive(writer) { return false }
    try execute("DELETE FROM memo_draft WHERE id = ?", id)
    return true
  }
}

extension Connection {
  /// All drafts, last kept first.
  fileprivate func drafts(_ writers: DraftWriters) throws(SQLiteError) -> [MemoDraft] {
    try rows(MemoDraft.select(""), as: MemoDraft.Columns.self)
      .map { MemoDraft($0, writers) }
  }

  /// The drafts that a condition on a value leaves, last kept first.
  fileprivate func drafts(
    _ condition: String, _ value: some ValueConvertible, _ writers: DraftWriters
  ) throws(SQLiteError) -> [MemoDraft] {
    try rows(MemoDraft.select(condition), value, as: MemoDraft.Columns.self)
      .map { MemoDraft($0, writers) }
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
    MemoDraftID, MemoID?, Int?, CourseID?, SentenceID?, Int64?, Int64, String
  )

  fileprivate init(_ columns: Columns, _ writers: DraftWriters) {
    let (id, memo, revision, course, sentence, writer, keptAt, text) = columns
    self.id = id
    self.text = text
    self.keptAt = Timestamp.plausible(keptAt)
    isBeingWritten = writer.map(writers.isAlive) ?? false
    if let memo, let revision {
      origin = .change(of: memo, from: MemoVersion.plausible(revision))
    } else {
      origin = .new(on: SentenceKey(course: course, sentence: sentence))
    }
  }

  /// The statement for the drafts that a condition leaves.
  fileprivate static func select(_ condition: String) -> String {
    """
    SELECT memo_draft.id, memo.key, memo_draft.revision, course.key, sentence.key,
      memo_draft.writer, memo_draft.kept_at, memo_draft.text
    FROM memo_draft LEFT JOIN memo ON memo.id = memo_draft.memo
    LEFT JOIN sentence ON sentence.id = memo_draft.sentence
    LEFT JOIN course ON course.id = sentence.course
    \(condition)
    ORDER BY memo_draft.kept_at DESC, memo_draft.id DESC
    """
  }
}
