import Lessons
import SQLite

/// Working out all cards and days anew while the app goes on.
///
/// First all answers are read, in steps, then the cards are written, in steps. What was answered
/// meanwhile is read last, in the step that writes the days and the plan. Until then nothing but
/// the cards has changed, and a note says that these are mixed: who finds it begins anew.
extension LearnerDatabase {
  /// - Returns: false when it came to nothing: another plan is wanted, or what was read is not what
  ///   is there any more.
  func recomputeInSteps(
    _ plan: StudyPlan, for adoption: Int
  ) async throws(StorageError) -> Bool {
    let past = try pastMark()
    let steps = recomputingSteps
    var log = try read { tables throws(SQLiteError) in
      WholeLog(plan, from: try tables.memoryStarts())
    }
    var last = Int64.min
    while let next = try read({ tables throws(SQLiteError) in
      try log.addAnswers(after: last, limit: steps.answers, from: tables)
    }) {
      last = next
      await Task.yield()
      // Machines that take turns make another order, which only the whole log has.
      guard log.isInOrder else { return try adoptAtOnce(plan) }
      guard adoption == adoptions, try pastMark() == past else { return false }
    }
    var setAside = 0
    var sentences = log.records.keys.sorted()[...]
    while !sentences.isEmpty {
      let some = sentences.prefix(steps.cards)
      sentences = sentences.dropFirst(some.count)
      let records = log.records
      setAside += try write { tables throws(SQLiteError) in
        try tables.noteRecomputing(true)
        return try tables.keepCounting(records, of: some)
      }
      await Task.yield()
      guard adoption == adoptions, try pastMark() == past else { return false }
    }
    return try finish(log, after: last, setAside: setAside, plan, since: past)
  }

  /// Reads what was answered meanwhile, and writes what is left.
  private func finish(
    _ log: WholeLog, after last: Int64, setAside: Int, _ plan: StudyPlan, since past: [Int]
  ) throws(StorageError) -> Bool {
    var log = log
    return try write { tables throws(SQLiteError) in
      // Who opens the database meanwhile works out mixed cards by the plan there was.
      guard try tables.pastMark() == past else { return false }
      let before = log.records
      _ = try log.addAnswers(after: last, limit: .max, from: tables)
      // What was taken away meanwhile is in the log still.
      guard try tables.value("SELECT count(*) FROM answer", as: Int.self) == log.count,
        log.isInOrder
      else { return false }
      let news = log.records.filter { before[$0.key] != $0.value }
      let old = news.keys.reduce(0) { $0 + (before[$1]?.setAside ?? 0) }
      let more = try tables.keepCounting(news, of: news.keys.sorted()[...])
      try tables.keep(plan)
      try tables.placeAllTurned(plan)
      try tables.execute("DELETE FROM study_day")
      try tables.keep(log.days, setAside: setAside - old + more)
      try tables.noteRecomputing(false)
      return true
    }
  }

  private func pastMark() throws(StorageError) -> [Int] {
    try read { tables throws(SQLiteError) in try tables.pastMark() }
  }
}

/// How much is done in one step, during which all else waits: some milliseconds' worth.
struct RecomputingSteps {
  /// Answers that are read.
  var answers = 8_000
  /// Cards that are written.
  var cards = 2_500
}

extension LearnerTables {
  /// Whether cards are mixed: some of a plan that was to be adopted.
  func isRecomputing() throws(SQLiteError) -> Bool {
    try value("SELECT 1 FROM setting WHERE key = 'cards-are-mixed'", as: Int.self) != nil
  }

  /// Notes that cards are mixed, or that they are not.
  func noteRecomputing(_ isMixed: Bool) throws(SQLiteError) {
    if isMixed {
      try execute(
        """
        INSERT INTO setting (key, value) VALUES ('cards-are-mixed', 'true') ON CONFLICT DO NOTHING
        """)
    } else {
      try execute("DELETE FROM setting WHERE key = 'cards-are-mixed'")
    }
  }

  /// What changes when anything but new answers comes to the log, here or elsewhere.
  fileprivate func pastMark() throws(SQLiteError) -> [Int] {
    [
      try connection.dataVersion(),
      try value("SELECT count(*) FROM change", as: Int.self) ?? 0,
      try value("SELECT count(*) FROM memory_start", as: Int.self) ?? 0,
    ]
  }

  /// Keeps what the answers to some sentences come to, and returns how many of them make no sense.
  fileprivate func keepCounting(
    _ records: [Int64: CardRecord], of sentences: ArraySlice<Int64>
  ) throws(SQLiteError) -> Int {
    var setAside = 0
    for sentence in sentences {
      if let record = records[sentence] { setAside += try keepCounting(record, of: sentence) }
    }
    return setAside
  }
}
