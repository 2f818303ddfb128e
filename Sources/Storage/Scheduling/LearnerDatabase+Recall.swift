import Lessons
import SQLite

extension LearnerDatabase {
  /// The answers to each sentence, to fit weights to.
  ///
  /// - Complexity: goes once through all answers.
  package func recallHistories() throws(StorageError) -> [RecallHistory] {
    try read { tables throws(SQLiteError) in
      let starts = try tables.memoryStarts()
      var histories: [RecallHistory] = []
      var log: [(entry: LoggedReview, isOwn: Bool)] = []
      var current: Int64?
      func finish() {
        if let current { histories.append(RecallHistory(log, from: starts[current])) }
        log.removeAll(keepingCapacity: true)
      }
      try tables.forEachRow(Self.recallStatement) { row throws(SQLiteError) in
        let sentence = try row.integer(11)
        if sentence != current {
          finish()
          current = sentence
        }
        log.append((try LoggedAnswer(row).entry, try row.integer(12) != 0))
      }
      finish()
      return histories
    }
  }

  /// Goes through the whole table, as is meant.
  static let recallStatement = """
    SELECT \(LoggedAnswer.columns), sentence, origin IS NULL FROM answer
    ORDER BY sentence, clock, device
    """
}
