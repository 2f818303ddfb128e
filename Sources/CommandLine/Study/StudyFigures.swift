import Lessons
import Storage

/// What `malmoi stats` tells, looked up once.
struct StudyFigures {
  /// What is due, and what was done today.
  let due: DueFigures
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
    due = try await DueFigures(database, at: now)
    forecast = try await database.forecast(at: now)
    plan = try await database.studyPlan()
    matureSentences = try await database.matureCount()
    let tallies = try await database.dayTallies()
    days = tallies.count
    total = tallies.values.reduce(into: DayTally()) { $0 += $1 }
    let today = due.summary.today
    let recentDays = today.advanced(by: 1 - Self.recentDays)...today
    recent = tallies.filter { recentDays.contains($0.key) }.values
      .reduce(into: DayTally()) { $0 += $1 }
  }
}
