import FoundationEssentials
import Lessons
import Storage

extension DueReport {
  /// What `malmoi due --json` prints: an object, sorted keys, one line a value.
  var json: [String] { DueRow(figures).jsonLines }
}

extension StudyReport {
  /// What `malmoi stats --json` prints.
  var json: [String] { StatsRow(figures).jsonLines }
}

/// What is due, as programs read it.
private struct DueRow: Encodable {
  let due: Int
  /// Sentences that would be due, were their courses on this machine.
  let waiting: Int
  let estimatedSeconds: Int
  /// Seconds since 1970 UTC; null when nothing ever will be.
  let nextDue: Int64?
  let streak: Int
  let isTodayDone: Bool

  init(_ figures: DueFigures) {
    due = figures.summary.due
    waiting = figures.summary.waiting.reduce(0) { $0 + $1.count }
    estimatedSeconds = Int(figures.summary.timeNeeded / .seconds(1))
    nextDue = figures.summary.nextDue
    streak = figures.summary.streak.length
    isTodayDone = figures.summary.streak.isTodayDone
  }

  // Not the synthesised one, which leaves out what is nil: every object has every key.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(due, forKey: .due)
    try container.encode(waiting, forKey: .waiting)
    try container.encode(estimatedSeconds, forKey: .estimatedSeconds)
    try container.encode(nextDue, forKey: .nextDue)
    try container.encode(streak, forKey: .streak)
    try container.encode(isTodayDone, forKey: .isTodayDone)
  }

  private enum CodingKeys: CodingKey {
    case due, waiting, estimatedSeconds, nextDue, streak, isTodayDone
  }
}

/// Everything, as programs read it.
private struct StatsRow: Encodable {
  /// What was done in some time.
  struct Done: Encodable {
    /// Reviews are all answers but first ones; `tested` are those after a day or longer, of which
    /// `recalled` were remembered.
    let answers, right, newSentences, seconds, reviews, tested, recalled: Int

    init(_ tally: DayTally) {
      answers = tally.answers
      right = tally.right
      newSentences = tally.newSentences
      seconds = tally.milliseconds / 1_000
      reviews = tally.repetitions
      tested = tally.reviews
      recalled = tally.recalled
    }
  }

  let days, longestStreak, matureSentences: Int
  let due: DueRow
  let forecast: [Int]
  let last30Days, today, total: Done
  let wantedRetention: Double

  init(_ figures: StudyFigures) {
    days = figures.days
    longestStreak = figures.due.summary.streak.longest
    matureSentences = figures.matureSentences
    due = DueRow(figures.due)
    forecast = figures.forecast.counts
    last30Days = Done(figures.recent)
    today = Done(figures.due.summary.tally)
    total = Done(figures.total)
    wantedRetention = figures.plan.wantedRetention
  }
}
