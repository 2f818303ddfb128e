import Lessons
import SQLite

extension ChangeFollower {
  /// Grades that were changed, and answers that were taken back.
  static let answers = ChangeFollower(.answer, .grade, .undo) {
    tables, _, subject throws(SQLiteError) in
    try AnswerTaker(tables).follow(subject)
  }

  /// Answers that the learner accepted; to accept one wins over the contrary at the same time.
  static let ownAnswers = ChangeFollower(.ownAnswer, .noOwnAnswer) {
    tables, log, subject throws(SQLiteError) in
    guard let sentence = try tables.sentence(of: subject, moreNames: 1),
      let last = try log.last(of: [.ownAnswer, .noOwnAnswer], sentence.subjects)
    else { return }
    let (row, text) = (sentence.row, sentence.moreNames[0])
    try tables.execute("DELETE FROM own_answer WHERE sentence = ? AND text = ?", row, text)
    guard last.kind == .ownAnswer else { return }
    try tables.execute(
      "INSERT INTO own_answer (sentence, text, added_at) VALUES (?, ?, ?)", row, text,
      last.body.integer("at") ?? 0)
  }

  /// Which course is being done, and since when each was taken up.
  static let courses = ChangeFollower(.enrol) { tables, log, subject throws(SQLiteError) in
    let row = try tables.courseRow(of: CourseID(rawValue: subject))
    let first = try tables.value(
      "SELECT min(CAST(body ->> 'at' AS INTEGER)) FROM change WHERE subject = ? AND kind = 'c'",
      subject, as: Int64?.self)
    try tables.execute("UPDATE course SET enrolled_at = ? WHERE id = ?", first ?? nil, row)
    let current = try tables.value(
      """
      SELECT subject FROM change WHERE kind = 'c'
      ORDER BY clock DESC, device DESC, sequence DESC LIMIT 1
      """, as: String.self)
    try tables.execute("UPDATE course SET is_current = 0 WHERE is_current = 1")
    try tables.execute("UPDATE course SET is_current = 1 WHERE key = ?", current)
  }

  /// Sentences that are not asked.
  static let leftOut = ChangeFollower(.leaveOut, .takeIn) {
    tables, log, subject throws(SQLiteError) in
    guard let sentence = try tables.sentence(of: subject) else { return }
    if let last = try log.last(of: [.leaveOut, .takeIn], sentence.subjects),
      last.kind == .leaveOut
    {
      try tables.execute(
        """
        INSERT INTO left_out (sentence, since) VALUES (?, ?)
        ON CONFLICT (sentence) DO UPDATE SET since = excluded.since
        """, sentence.row, last.clock / 1_000_000)
    } else {
      try tables.execute("DELETE FROM left_out WHERE sentence = ?", sentence.row)
    }
  }

  /// Courses that are asked the other way round, too.
  static let bothWays = ChangeFollower(.bothWays, .oneWay) {
    tables, log, subject throws(SQLiteError) in
    guard let last = try log.last(of: [.bothWays, .oneWay], [subject]) else { return }
    let row = try tables.courseRow(of: CourseID(rawValue: subject))
    let isOn = last.kind == .bothWays
    try tables.execute("UPDATE course SET asks_both_ways = ? WHERE id = ?", isOn, row)
    if isOn { try tables.placeAllTurned(try tables.studyPlan()) }
  }

  /// Sentences that the learner mended.
  static let mendings = ChangeFollower(.mending, .noMending) {
    tables, log, subject throws(SQLiteError) in
    guard let sentence = try tables.sentence(of: subject),
      let last = try log.last(of: [.mending, .noMending], sentence.subjects)
    else { return }
    try tables.execute("DELETE FROM mending WHERE sentence = ?", sentence.row)
    guard last.kind == .mending, let text = last.body.text("text"),
      let base = last.body.text("base"), let answers = last.body.text("answers")
    else { return }
    try tables.execute(
      """
      INSERT INTO mending (sentence, text, base, answers, mended_at) VALUES (?, ?, ?, ?, ?)
      """, sentence.row, text, base, answers, last.body.integer("at") ?? 0)
  }

  /// What the learner chose, but for what is a matter of the machine.
  static let settings = ChangeFollower(.setting) { tables, log, subject throws(SQLiteError) in
    guard !SettingKey(rawValue: subject).staysHere,
      let last = try log.last(of: [.setting], [subject])
    else { return }
    try tables.keep(SettingKey(rawValue: subject), last.body.text("value"))
  }

  /// Servers that courses come from.
  static let sources = ChangeFollower(.source, .noSource) {
    tables, log, subject throws(SQLiteError) in
    guard let last = try log.last(of: [.source, .noSource], [subject]) else { return }
    guard last.kind == .source else {
      try tables.execute(
        "DELETE FROM source WHERE address = ? AND kind = ?", subject, SavedSource.Kind.server)
      return
    }
    guard last.body.text("kind") == SavedSource.Kind.server.rawValue else { return }
    try tables.execute(
      """
      INSERT INTO source (address, kind, added_at) VALUES (?, ?, ?)
      ON CONFLICT (address) DO UPDATE SET added_at = excluded.added_at
      """, subject, SavedSource.Kind.server, last.body.integer("at") ?? 0)
  }

  /// Imports that were taken back on another machine; its course files are its own.
  static let imports = ChangeFollower(.import, .noImport) {
    tables, _, subject throws(SQLiteError) in
    try tables.followImport(subject)
  }
}

/// A sentence that changes are about.
private struct SubjectSentence {
  let row: Int64
  /// What the changes go by, under each name that the sentence has or had.
  let subjects: [String]
  /// The names behind those of its course and its own.
  let moreNames: [String]
}

extension LearnerTables {
  /// The sentence that a subject begins with, made if it is not there.
  ///
  /// - Parameter moreNames: how many names are behind it.
  /// - Returns: nil for a subject of more names or fewer.
  fileprivate func sentence(
    of subject: String, moreNames: Int = 0
  ) throws(SQLiteError) -> SubjectSentence? {
    let names = subject.names
    guard names.count == 2 + moreNames else { return nil }
    let sentence = SentenceKey(names)
    let more = Array(names[2...])
    return SubjectSentence(
      row: try sentenceRow(of: sentence),
      subjects: try self.names(of: sentence).map {
        ChangeLog.subject([names[0], $0.rawValue] + more)
      },
      moreNames: more)
  }
}

extension String {
  /// The names that a subject is made of (`ChangeLog.subject`).
  var names: [String] {
    split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
  }
}

extension SentenceKey {
  /// The sentence that a subject begins with.
  init(_ names: [String]) {
    self.init(course: CourseID(rawValue: names[0]), sentence: SentenceID(rawValue: names[1]))
  }
}
