import Lessons
import SQLite

extension ChangeFollower {
  /// Grades that were changed, and answers that were taken back.
  static let answers = ChangeFollower(.answer, .grade, .undo) {
    connection, _, subject throws(SQLiteError) in
    try AnswerTaker(connection).follow(subject)
  }

  /// Answers that the learner accepted; to accept one wins over the contrary at the same time.
  static let ownAnswers = ChangeFollower(.ownAnswer, .noOwnAnswer) {
    connection, log, subject throws(SQLiteError) in
    let names = subject.names
    guard names.count == 3 else { return }
    let sentence = SentenceKey(names)
    let row = try connection.sentenceRow(of: sentence)
    let subjects = try connection.names(of: sentence).map {
      ChangeLog.subject(names[0], $0.rawValue, names[2])
    }
    guard let last = try log.last(of: [.ownAnswer, .noOwnAnswer], subjects) else { return }
    try connection.execute(
      "DELETE FROM own_answer WHERE sentence = ? AND text = ?", row, names[2])
    guard last.kind == .ownAnswer else { return }
    try connection.execute(
      "INSERT INTO own_answer (sentence, text, added_at) VALUES (?, ?, ?)", row, names[2],
      last.body.integer("at") ?? 0)
  }

  /// Which course is being done, and since when each was taken up.
  static let courses = ChangeFollower(.enrol) { connection, log, subject throws(SQLiteError) in
    let row = try connection.courseRow(of: CourseID(rawValue: subject))
    let first = try connection.value(
      "SELECT min(CAST(body ->> 'at' AS INTEGER)) FROM change WHERE subject = ? AND kind = 'c'",
      subject, as: Int64?.self)
    try connection.execute("UPDATE course SET enrolled_at = ? WHERE id = ?", first ?? nil, row)
    let current = try connection.value(
      """
      SELECT subject FROM change WHERE kind = 'c'
      ORDER BY clock DESC, device DESC, sequence DESC LIMIT 1
      """, as: String.self)
    try connection.execute("UPDATE course SET is_current = 0 WHERE is_current = 1")
    try connection.execute("UPDATE course SET is_current = 1 WHERE key = ?", current)
  }

  /// Sentences that are not asked.
  static let leftOut = ChangeFollower(.leaveOut, .takeIn) {
    connection, log, subject throws(SQLiteError) in
    let names = subject.names
    guard names.count == 2 else { return }
    let sentence = SentenceKey(names)
    let row = try connection.sentenceRow(of: sentence)
    let subjects = try connection.names(of: sentence).map {
      ChangeLog.subject(names[0], $0.rawValue)
    }
    if try log.last(of: [.leaveOut, .takeIn], subjects)?.kind == .leaveOut {
      try connection.execute(
        "INSERT INTO left_out (sentence, since) VALUES (?, ?) ON CONFLICT DO NOTHING", row,
        log.now / 1_000_000)
    } else {
      try connection.execute("DELETE FROM left_out WHERE sentence = ?", row)
    }
  }

  /// Courses that are asked the other way round, too.
  static let bothWays = ChangeFollower(.bothWays, .oneWay) {
    connection, log, subject throws(SQLiteError) in
    guard let last = try log.last(of: [.bothWays, .oneWay], [subject]) else { return }
    let row = try connection.courseRow(of: CourseID(rawValue: subject))
    let isOn = last.kind == .bothWays
    try connection.execute("UPDATE course SET asks_both_ways = ? WHERE id = ?", isOn, row)
    if isOn { try connection.placeAllTurned(try connection.studyPlan()) }
  }

  /// Sentences that the learner mended.
  static let mendings = ChangeFollower(.mending, .noMending) {
    connection, log, subject throws(SQLiteError) in
    let names = subject.names
    guard names.count == 2 else { return }
    let sentence = SentenceKey(names)
    let row = try connection.sentenceRow(of: sentence)
    let subjects = try connection.names(of: sentence).map {
      ChangeLog.subject(names[0], $0.rawValue)
    }
    guard let last = try log.last(of: [.mending, .noMending], subjects) else { return }
    try connection.execute("DELETE FROM mending WHERE sentence = ?", row)
    guard last.kind == .mending, let text = last.body.text("text"),
      let base = last.body.text("base"), let answers = last.body.text("answers")
    else { return }
    try connection.execute(
      """
      INSERT INTO mending (sentence, text, base, answers, mended_at) VALUES (?, ?, ?, ?, ?)
      """, row, text, base, answers, last.body.integer("at") ?? 0)
  }

  /// What the learner chose, but for what is a matter of the machine.
  static let settings = ChangeFollower(.setting) { connection, log, subject throws(SQLiteError) in
    guard !SettingKey(rawValue: subject).staysHere,
      let last = try log.last(of: [.setting], [subject])
    else { return }
    try connection.keep(SettingKey(rawValue: subject), last.body.text("value"))
  }

  /// Servers that courses come from.
  static let sources = ChangeFollower(.source, .noSource) {
    connection, log, subject throws(SQLiteError) in
    guard let last = try log.last(of: [.source, .noSource], [subject]) else { return }
    guard last.kind == .source else {
      try connection.execute(
        "DELETE FROM source WHERE address = ? AND kind = ?", subject, SavedSource.Kind.server)
      return
    }
    guard last.body.text("kind") == SavedSource.Kind.server.rawValue else { return }
    try connection.execute(
      """
      INSERT INTO source (address, kind, added_at) VALUES (?, ?, ?)
      ON CONFLICT (address) DO UPDATE SET added_at = excluded.added_at
      """, subject, SavedSource.Kind.server, last.body.integer("at") ?? 0)
  }

  /// Imports that were taken back on another machine; its course files are its own.
  static let imports = ChangeFollower(.import, .noImport) {
    connection, _, subject throws(SQLiteError) in
    try connection.followImport(subject)
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
