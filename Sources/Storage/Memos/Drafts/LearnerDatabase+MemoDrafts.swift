import Files
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
  ///   - file: where another program changes the text meanwhile: when this process ends before it
  ///     is called again, what the file says then is the draft, if it says something else.
  package func keepDraft(
    _ text: String, of origin: MemoEdit.Origin, as draft: MemoDraftID? = nil, isLeft: Bool = false,
    file: FilePath? = nil, at time: Timestamp
  ) throws(StorageError) -> MemoDraftID {
    if !isLeft { writers.live() }
    let own = writers.own
    let writer = isLeft ? nil : own
    return try write { tables throws(SQLiteError) in
      if let draft {
        let count = try tables.execute(
          """
          UPDATE memo_draft SET writer = ?, file = ?, kept_at = ?, text = ?
          WHERE id = ? AND writer = ?
          """, writer, file?.text, time.seconds, text, draft, own)
        if count == 1 { return draft }
      }
      let (memo, revision, sentence) = try tables.rows(of: origin)
      try tables.execute(
        """
        INSERT INTO memo_draft (memo, revision, sentence, writer, file, kept_at, text)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """, memo, revision, sentence, writer, file?.text, time.seconds, text)
      return MemoDraftID(rawValue: tables.lastInsertedRowID)
    }
  }

  /// All drafts, those that are being written too, last kept first.
  package func drafts() throws(StorageError) -> [MemoDraft] {
    try read { tables throws(SQLiteError) in
      try tables.drafts(writers)
    }
  }

  /// Whether a draft is there, and ours.
  package func hasDraft(_ id: MemoDraftID) throws(StorageError) -> Bool {
    let own = writers.own
    return try read { tables throws(SQLiteError) in
      try tables.value("SELECT 1 FROM memo_draft WHERE id = ? AND writer = ?", id, own) == 1
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
      let row = try read { tables throws(SQLiteError) in
        try tables.existingSentenceRow(of: sentence)
      }
      return try takeDraft(among: "WHERE memo_draft.memo IS NULL AND memo_draft.sentence = ?", row)
    case .new(nil):
      return FoundDraft(draft: nil, isBeingWritten: false)
    }
  }

  /// Forgets a draft; one that is not there is no error.
  ///
  /// The file that another program changed it in goes too, unless it is our own that is changed.
  ///
  /// - Returns: false when somebody else is writing it: it stays.
  @discardableResult
  package func dropDraft(_ id: MemoDraftID) throws(StorageError) -> Bool {
    let (isGone, file) = try write { tables throws(SQLiteError) in
      let file = try tables.draftFile(of: id, besides: writers.own)
      return (try tables.dropDraft(id, writers), file)
    }
    if isGone { file?.remove() }
    return isGone
  }

  /// Forgets what other programs had to change and did not, before their malmoi ended.
  package func dropUnchangedDrafts() throws(StorageError) {
    let shown = Set(try drafts().map(\.id))
    let ids = try read { tables throws(SQLiteError) in
      try tables.values(
        "SELECT id FROM memo_draft WHERE file IS NOT NULL", as: MemoDraftID.self)
    }
    for id in ids where !shown.contains(id) { try dropDraft(id) }
  }

  private func takeDraft(
    among condition: String, _ value: some ValueConvertible
  ) throws(StorageError) -> FoundDraft {
    // Most editors find nothing, and then nothing needs to be written.
    let found = try read { tables throws(SQLiteError) in
      try tables.drafts(condition, value, writers)
    }
    guard found.contains(where: { !$0.isBeingWritten }) else {
      return FoundDraft(draft: nil, isBeingWritten: !found.isEmpty)
    }
    writers.live()
    let (taken, file) = try write { tables throws(SQLiteError) in
      let found = try tables.drafts(condition, value, writers)
      let left = found.first { !$0.isBeingWritten }
      var file: EditedDraftFile?
      if let left {
        file = try tables.draftFile(of: left.id, besides: writers.own)
        try tables.execute(
          "UPDATE memo_draft SET writer = ?, file = NULL, text = ? WHERE id = ?", writers.own,
          left.text, left.id)
      }
      let isElsewhere = found.contains(where: \.isBeingWritten)
      return (FoundDraft(draft: left, isBeingWritten: isElsewhere), file)
    }
    file?.remove()
    return taken
  }
}
