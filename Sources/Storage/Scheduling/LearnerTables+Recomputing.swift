import Lessons
import SQLite

extension LearnerTables {
  /// The rules that cards and days are worked out by.
  ///
  /// Counted up when a change of the rules changes what old answers come to. Since the second no
  /// answer takes more than a minute.
  static let schedulingRevision = 2

  /// What goes through whole tables that grow with every answer: all answers as they came here,
  /// all in the order they were given, then the clearing of what followed from them.
  static let wholeLogStatements = [
    "SELECT \(LoggedAnswer.columns), sentence FROM answer ORDER BY id",
    "SELECT \(LoggedAnswer.columns), sentence FROM answer ORDER BY clock, device",
    "DELETE FROM card WHERE is_first = 0", "DELETE FROM study_day",
  ]

  /// Whether cards and days were worked out by the rules of today.
  func areCardsUpToDate() throws(SQLiteError) -> Bool {
    let revision = try value("SELECT revision FROM plan WHERE id = 1", as: Int.self)
    return (revision ?? 0) >= Self.schedulingRevision
  }

  /// Works out cards and days of a database that has none yet, old ones, some of two plans or, being
  /// damaged, impossible ones.
  func bringCardsUpToDate(at now: Timestamp) throws(SQLiteError) {
    guard try !areCardsUsable(at: now) else { return }
    try connection.transaction { () throws(SQLiteError) in
      // Another process may have been faster.
      guard try !areCardsUsable(at: now) else { return }
      let damaged = try areCardsUpToDate() ? impossibleCount(at: now) : 0
      let plan = try studyPlan()
      try keep(plan)
      try recompute(plan)
      try noteRecomputing(false)
      try execute("UPDATE plan SET mended = mended + ? WHERE id = 1", damaged)
    }
  }

  private func areCardsUsable(at now: Timestamp) throws(SQLiteError) -> Bool {
    guard try areCardsUpToDate(), try !isRecomputing() else { return false }
    if try hasImpossibleCards(at: now) { return false }
    return try !hasImpossibleDays()
  }

  /// Works out all cards and all days anew from the answers.
  ///
  /// - Complexity: goes once through all answers, a second or so for a million; memory for the
  ///   cards.
  func recompute(_ plan: StudyPlan) throws(SQLiteError) {
    // Only where other machines or an import added to the log is the order they came in another.
    var log = try wholeLog(Self.wholeLogStatements[0], plan, isSorted: false)
    if !log.isInOrder { log = try wholeLog(Self.wholeLogStatements[1], plan, isSorted: true) }
    for clearing in Self.wholeLogStatements.dropFirst(2) { try execute(clearing) }
    // In the order of the table, so that each row goes to its end.
    var setAside = 0
    for (sentence, record) in log.records.sorted(by: { $0.key < $1.key }) {
      setAside += try keepCounting(record, of: sentence)
    }
    try placeAllTurned(plan)
    try keep(log.days, setAside: setAside)
  }

  /// Keeps what a sentence's answers come to, and returns how many of them make no sense.
  func keepCounting(_ record: CardRecord, of sentence: Int64) throws(SQLiteError) -> Int {
    let isKept = try keep(record, of: sentence)
    return record.setAside + (isKept ? 0 : record.reps)
  }

  /// Keeps the days, of which there are none yet, and that all follows the rules of today.
  func keep(
    _ days: [StudyDay: WholeLog.Day], setAside: Int
  ) throws(SQLiteError) {
    for (day, content) in days { try keep(content, of: day) }
    try execute(
      "UPDATE plan SET revision = ?, set_aside = ? WHERE id = 1", Self.schedulingRevision,
      setAside)
  }

  /// Goes through all answers, up to the first one out of order unless they are sorted.
  private func wholeLog(
    _ statement: String, _ plan: StudyPlan, isSorted: Bool
  ) throws(SQLiteError) -> WholeLog {
    var log = WholeLog(plan, from: try memoryStarts())
    try forEachRow(statement) { row throws(SQLiteError) in
      guard isSorted || log.isInOrder else { return }
      log.add(try LoggedAnswer(row), to: try row.integer(11))
    }
    return log
  }

  private func keep(_ content: WholeLog.Day, of day: StudyDay) throws(SQLiteError) {
    let tally = content.tally
    try execute(
      """
      INSERT INTO study_day
        (day, answers, right_answers, reviews, recalled, new_sentences, milliseconds, first_at,
          last_offset)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      day, tally.answers, tally.right, tally.reviews, tally.recalled, tally.newSentences,
      tally.milliseconds, content.firstAt, content.lastOffset)
  }
}
