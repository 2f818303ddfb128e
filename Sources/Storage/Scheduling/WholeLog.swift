import Lessons
import SQLite

/// What all answers come to.
struct WholeLog {
  struct Day {
    private(set) var tally = DayTally()
    private(set) var firstAt = Int64.max
    private(set) var lastOffset = 0

    mutating func add(_ answer: DayTally, at time: Timestamp) {
      tally += answer
      firstAt = min(firstAt, time.seconds)
      lastOffset = time.utcOffset
    }
  }

  private(set) var records: [Int64: CardRecord] = [:]
  private(set) var days: [StudyDay: Day] = [:]
  /// Whether each answer was given later than the one before.
  private(set) var isInOrder = true
  /// How many answers there were.
  private(set) var count = 0
  private var last: ChangeStamp?
  private let scheduler: Scheduler
  private let calendar: StudyCalendar

  init(_ plan: StudyPlan, from starts: [Int64: Card]) {
    scheduler = plan.scheduler
    calendar = plan.calendar
    records = starts.mapValues { CardRecord(from: $0) }
  }

  /// Goes on by one answer.
  mutating func add(_ answer: LoggedAnswer, to sentence: Int64) {
    if let last, answer.stamp < last { isInOrder = false }
    last = answer.stamp
    count += 1
    let tally = records[sentence, default: CardRecord()].add(answer, scheduler)
    days[answer.day(in: calendar), default: Day()].add(tally, at: answer.time)
  }

  /// Reads the answers that came after a row, so many at most, in the order they came here.
  ///
  /// - Returns: the last of them; nil when there are no more.
  mutating func addAnswers(
    after last: Int64, limit: Int, from tables: LearnerTables
  ) throws(SQLiteError) -> Int64? {
    var newLast: Int64?
    try tables.forEachRow(
      "SELECT \(LoggedAnswer.columns), sentence FROM answer WHERE id > ? ORDER BY id LIMIT ?",
      last, limit
    ) { row throws(SQLiteError) in
      let answer = try LoggedAnswer(row)
      newLast = answer.id
      add(answer, to: try row.integer(11))
    }
    return newLast
  }
}
