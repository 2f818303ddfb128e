import Lessons
import Storage

/// What `malmoi due` and `malmoi stats` tell, looked up once.
struct StudyFigures {
  let summary: StudySummary
  /// The moment they are of, in seconds since 1970 UTC.
  let now: Int64
  let forecast: Forecast
  let plan: StudyPlan
  /// Everything that was ever done.
  let total: DayTally
  /// How many days something was done on.
  let days: Int
  /// What was done in the last `recentDays` days, today included.
  let recent: DayTally
  /// Sentences that are known for long.
  let matureSentences: Int

  /// How far back the retention is looked at: long enough to tell, short enough to be of today.
  static let recentDays = 30

  /// Looks the figures up; nothing is written.
  init(_ database: LearnerDatabase, at now: Timestamp) async throws(StorageError) {
    self.now = now.seconds
    summary = try await database.studySummary(at: now)
    forecast = try await database.forecast(at: now)
    plan = try await database.studyPlan()
    matureSentences = try await database.matureCount()
    let tallies = try await database.dayTallies()
    days = tallies.count
    total = tallies.values.reduce(into: DayTally()) { $0 += $1 }
    let today = summary.today
    let recentDays = today.advanced(by: 1 - Self.recentDays)...today
    recent = tallies.filter { recentDays.contains($0.key) }.values
      .reduce(into: DayTally()) { $0 += $1 }
  }

  /// Time for what is due, in whole minutes, and never none when something is.
  var minutesNeeded: Int {
    Int((summary.timeNeeded / .seconds(60)).rounded(.up))
  }
}
