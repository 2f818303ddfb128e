import Lessons
import SQLite

extension ChangeFollower {
  /// Memos: what each says, what it said, and where it is.
  static let memos = ChangeFollower(.memo, .pin, .trash, .restore, .purge) {
    tables, log, subject throws(SQLiteError) in
    try MemoFollower(tables: tables, log: log, key: subject).follow()
  }
}

/// Makes a memo what the changes of it say.
private struct MemoFollower {
  let tables: LearnerTables
  let log: ChangeLog
  let key: String

  /// A text that is kept of the memo.
  private struct Text {
    let entry: MemoGraph.Entry
    let text: String
  }

  func follow() throws(SQLiteError) {
    let graph = try tables.memoGraph(of: key)
    let kept = try keptTexts()
    let texts = graph.texts.compactMap { entry in
      kept[entry.stamp.subject].map { Text(entry: entry, text: $0) }
    }
    guard let current = texts.last else {
      try tables.execute("DELETE FROM memo WHERE key = ?", key)
      return
    }
    let row = try write(current, graph)
    let heads = Set(graph.heads.map(\.stamp))
    let past = texts.dropLast().reversed()
    let last = Set(past.prefix(MemoVersion.limit).map(\.entry.stamp))
    // What says the same is no other text.
    let rivals = Set(
      past.filter { heads.contains($0.entry.stamp) && $0.text != current.text }
        .map(\.entry.stamp))
    let hasNew = try !rivals.isSubset(of: tables.rivals(of: row.id))
    try write(
      past.filter { last.contains($0.entry.stamp) || heads.contains($0.entry.stamp) },
      rivals, of: row)
    if hasNew {
      // An editor that was opened before must not pass over what its learner has not seen.
      try tables.execute("UPDATE memo SET revision = revision + 1 WHERE id = ?", row.id)
    }
  }

  /// Texts that are here, by the changes that made them.
  private func keptTexts() throws(SQLiteError) -> [String: String] {
    let rows = try tables.rows(
      """
      SELECT device || ':' || sequence, text FROM memo WHERE key = ?1
      UNION ALL
      SELECT memo_version.device || ':' || memo_version.sequence, memo_version.text
      FROM memo JOIN memo_version ON memo_version.memo = memo.id WHERE memo.key = ?1
      """, key, as: (String, String).self)
    return Dictionary(rows.map { ($0, $1) }) { first, _ in first }
  }

  /// Makes the memo say what it said last.
  private func write(
    _ current: Text, _ graph: MemoGraph
  ) throws(SQLiteError) -> (id: Int64, revision: Int) {
    let stamp = current.entry.stamp
    let seconds = current.entry.body.integer("at") ?? stamp.order / 1_000_000
    let origin = graph.origin
    let sentence = SentenceKey(
      course: origin?.text("course").map(CourseID.init(rawValue:)),
      sentence: origin?.text("sentence").map(SentenceID.init(rawValue:)))
    let sentenceRow = try sentence.map { key throws(SQLiteError) in
      try tables.sentenceRow(of: key)
    }
    let order = try MemoWriter(tables: tables, log: log).changeOrder(at: seconds)
    try tables.execute(
      """
      UPDATE memo SET revision = revision + 1, changed_at = ?, change_order = ?, text = ?,
        device = ?, sequence = ?, clock = ?
      WHERE key = ? AND NOT (device = ?4 AND sequence = ?5)
      """, seconds, order, current.text, stamp.device, stamp.sequence, stamp.order, key)
    try tables.execute(
      "UPDATE memo SET is_pinned = ?, sentence = ?, created_at = ?, deleted_at = ? WHERE key = ?",
      graph.isPinned, sentenceRow, origin?.integer("made") ?? seconds, graph.deletedAt, key)
    let row = try tables.row(
      "SELECT id, revision FROM memo WHERE key = ?", key, as: (Int64, Int).self)
    guard let row else {
      throw SQLiteError(code: .corrupt, message: "a memo that is there is not found", sql: "")
    }
    return row
  }

  /// Keeps what the memo said before, the newest first.
  ///
  /// - Parameter rivals: those of it that the memo's text was written without.
  private func write(
    _ past: [Text], _ rivals: Set<ChangeStamp>, of row: (id: Int64, revision: Int)
  ) throws(SQLiteError) {
    try tables.execute("DELETE FROM memo_version WHERE memo = ?", row.id)
    for (index, text) in past.enumerated() {
      let stamp = text.entry.stamp
      try tables.execute(
        """
        INSERT INTO memo_version
          (memo, device, sequence, clock, revision, changed_at, text, is_rival)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, row.id, stamp.device, stamp.sequence, stamp.order, row.revision - index - 1,
        text.entry.body.integer("at") ?? stamp.order / 1_000_000, text.text,
        rivals.contains(stamp))
    }
  }
}

extension LearnerTables {
  /// The texts of a memo that the learner has to choose between, besides the one it has.
  fileprivate func rivals(of memo: Int64) throws(SQLiteError) -> Set<ChangeStamp> {
    Set(
      try rows(
        "SELECT device, sequence, clock FROM memo_version WHERE memo = ? AND is_rival = 1", memo,
        as: (DeviceID, Int64, Int64).self
      )
      .map { ChangeStamp(device: $0, sequence: $1, order: $2) })
  }
}

extension LearnerTables {
  /// What became of a memo, on all machines.
  func memoGraph(of key: String) throws(SQLiteError) -> MemoGraph {
    let rows = try rows(
      """
      SELECT device, sequence, clock, kind, body FROM change
      WHERE subject = ? AND kind IN ('m', 'k', 't', 'T', 'd') ORDER BY clock, device, sequence
      """, key, as: (DeviceID, Int64, Int64, String, String).self)
    return MemoGraph(
      rows.compactMap { device, sequence, clock, kind, body in
        ChangeKind(rawValue: kind).map {
          MemoGraph.Entry(
            stamp: ChangeStamp(device: device, sequence: sequence, order: clock), kind: $0,
            body: FlatObject(json: body) ?? FlatObject())
        }
      })
  }

  /// Keeps a text that a memo had or has elsewhere; the follower finds its place.
  func keepText(_ text: String, of key: String, _ stamp: ChangeStamp, at seconds: Int64)
    throws(SQLiteError)
  {
    try execute(
      """
      INSERT INTO memo (key, created_at, changed_at, text, device, sequence, clock)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING
      """, key, seconds, seconds, text, stamp.device, stamp.sequence, stamp.order)
    try execute(
      """
      INSERT INTO memo_version (memo, device, sequence, clock, revision, changed_at, text)
      SELECT id, ?2, ?3, ?4, 0, ?5, ?6 FROM memo
      WHERE key = ?1 AND NOT (device = ?2 AND sequence = ?3)
      ON CONFLICT (device, sequence) DO NOTHING
      """, key, stamp.device, stamp.sequence, stamp.order, seconds, text)
  }
}
