import Lessons
import SQLite

extension LearnerDatabase {
  /// All that machines must have in common once each has heard all of the others: a line each, in an
  /// order that hangs on nothing else.
  ///
  /// What is a matter of the machine is left out, and so is where course files have their sentences.
  package func canonicalDump() throws(StorageError) -> [String] {
    try read { tables throws(SQLiteError) in
      try tables.dumpedChanges() + tables.dumpedAnswers() + tables.dumpedMemos()
        + tables.dumpedTables()
    }
  }
}

extension LearnerTables {
  /// What happened, besides answers and the texts of memos.
  fileprivate func dumpedChanges() throws(SQLiteError) -> [String] {
    try rows(
      """
      SELECT device, sequence, clock, kind, subject, json_set(body, '$.of', subject) FROM change
      WHERE kind <> 'a' ORDER BY device, sequence
      """, as: (DeviceID, Int64, Int64, String, String, String).self
    )
    .map {
      LoggedChange(device: $0.0, sequence: $0.1, clock: $0.2, kind: $0.3, body: $0.5)
    }
    .filter(\.isForOthers)
    .map { change in
      let body = FlatObject(json: change.body)?.json ?? ""
      return "change \(change.device) \(change.sequence) \(change.clock) \(change.kind) \(body)"
    }
  }

  fileprivate func dumpedAnswers() throws(SQLiteError) -> [String] {
    let names = try canonicalNames()
    var lines: [String] = []
    try forEachRow(
      """
      SELECT sentence, printf('answer %d %d %d', device, sequence, clock),
        json_array(given, exercise, verdict, grade, hints, milliseconds, answered_at, utc_offset,
          origin, seed)
      FROM answer ORDER BY device, sequence
      """
    ) { row throws(SQLiteError) in
      let name = names[try row.integer(0)] ?? ""
      lines.append("\(String(row[1]) ?? "") \(name) \(String(row[2]) ?? "")")
    }
    return lines
  }

  fileprivate func dumpedMemos() throws(SQLiteError) -> [String] {
    let names = try canonicalNames()
    let memos = try rows(
      """
      SELECT 'memo ' || key || ' ' || device || ':' || sequence || ' ' || json_array(is_pinned,
        created_at, changed_at, deleted_at, text), sentence
      FROM memo ORDER BY key
      """, as: (String, Int64?).self
    )
    .map { line, sentence in "\(line) \(sentence.flatMap { names[$0] } ?? "")" }
    let versions = try values(
      """
      SELECT 'version ' || key || ' ' || memo_version.device || ':' || memo_version.sequence || ' '
        || json_array(memo_version.changed_at, memo_version.text, is_rival)
      FROM memo_version JOIN memo ON memo.id = memo_version.memo
      ORDER BY key, memo_version.clock, memo_version.device
      """, as: String.self)
    return memos + versions
  }

  fileprivate func dumpedTables() throws(SQLiteError) -> [String] {
    let names = try canonicalNames()
    var lines: [String] = []
    for statement in Self.ofSentences {
      lines += try rows(statement, as: (String, Int64, String).self)
        .map { kind, sentence, rest in "\(kind) \(names[sentence] ?? "") \(rest)" }
        .sorted()
    }
    lines += try rows("SELECT key, value FROM setting ORDER BY key", as: (SettingKey, String).self)
      .filter { !$0.0.staysHere }.map { "setting \($0.0.rawValue) \($0.1)" }
    for statement in Self.plain { lines += try values(statement, as: String.self) }
    return lines
  }

  private static let ofSentences = [
    """
    SELECT 'card', sentence, printf('%d %d %.9g %.9g %d %d %d %d', stage, step, stability,
      difficulty, due_at, last_review_at, reps, lapses) FROM card WHERE is_first = 0
    """,
    "SELECT 'done', id, CAST(done_at AS TEXT) FROM sentence WHERE done_at IS NOT NULL",
    "SELECT 'own-answer', sentence, json_array(text, added_at) FROM own_answer",
    "SELECT 'left-out', sentence, CAST(since AS TEXT) FROM left_out",
    "SELECT 'mending', sentence, json_array(text, base, answers, mended_at) FROM mending",
  ]

  private static let plain = [
    """
    SELECT printf('day %d %d %d %d %d %d %d %d %d', day, answers, right_answers, reviews, recalled,
      new_sentences, milliseconds, first_at, last_offset) FROM study_day ORDER BY day
    """,
    """
    SELECT 'course ' || key || ' ' || json_array(enrolled_at, is_current, asks_both_ways)
    FROM course WHERE enrolled_at IS NOT NULL OR asks_both_ways ORDER BY key
    """,
    "SELECT 'server ' || json_array(address, added_at) FROM source WHERE kind = 'server' ORDER BY address",
    "SELECT 'plan ' || json_array(wanted_retention, day_start, weights) FROM plan",
  ]

  /// What sentences are called on all machines alike: of all names that edited prompts gave one, the
  /// first by letters.
  private func canonicalNames() throws(SQLiteError) -> [Int64: String] {
    let rows = try rows(
      """
      SELECT sentence.id, course.key, sentence.key FROM sentence
      JOIN course ON course.id = sentence.course
      """, as: (Int64, CourseID, SentenceID).self)
    let edited = Set(
      try values(
        "SELECT DISTINCT body ->> 'course' FROM change WHERE kind = 'r'", as: CourseID?.self))
    var names: [Int64: String] = [:]
    for (row, course, sentence) in rows {
      var name = sentence
      if edited.contains(course) {
        name =
          try self.names(of: SentenceKey(course: course, sentence: sentence))
          .min { $0.rawValue < $1.rawValue } ?? sentence
      }
      names[row] = "\(course.rawValue)/\(name.rawValue)"
    }
    return names
  }
}
