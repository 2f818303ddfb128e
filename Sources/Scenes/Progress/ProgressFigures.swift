import Lessons
import Storage

/// What Progress shows but for the words, looked up once.
package nonisolated struct ProgressFigures: Hashable, Sendable {
  /// Something that was done on a day, counted.
  struct DayCount: Hashable {
    let day: StudyDay
    let count: Int
  }

  /// The day it is.
  let today: StudyDay
  /// The days of study of the last year, today included, and what was done on them.
  let tallies: [StudyDay: DayTally]
  /// The same as a grid.
  let year: HeatMap
  /// Days of study in a row.
  let streak: Streak
  /// What comes back in the next days.
  let forecast: Forecast
  /// The day on which something comes back next that is not due yet; nil when nothing will.
  let nextDueDay: StudyDay?
  /// The chance of recall that is wanted, 0 to 1.
  let wantedRetention: Double

  /// How many days back and ahead are shown day by day.
  static let chartDays = 14
  /// How many days back the memory is looked at: long enough to tell, short enough to be of today.
  static let retentionDays = 30

  /// Looks the figures up; nothing is written.
  ///
  /// - Complexity: milliseconds, however many answers there are.
  init(_ database: LearnerDatabase, at now: Timestamp) async throws(StorageError) {
    let summary = try await database.studySummary(at: now)
    let plan = try await database.studyPlan()
    let first = summary.today.monday.advanced(by: -7 * 52)
    self.init(
      today: summary.today, tallies: try await database.dayTallies(from: first),
      streak: summary.streak,
      forecast: try await database.forecast(at: now, days: Self.chartDays),
      nextDueDay: summary.nextDueDay,
      wantedRetention: plan.scheduler.wantedRetention)
  }

  /// Figures of these parts; days to come, which a clock that was wrong has left, are left out.
  init(
    today: StudyDay, tallies: [StudyDay: DayTally], streak: Streak, forecast: Forecast,
    nextDueDay: StudyDay? = nil, wantedRetention: Double = 0.9
  ) {
    self.today = today
    self.tallies = tallies.filter { $0.key <= today }
    year = HeatMap(self.tallies.mapValues(\.answers), through: today)
    self.streak = streak
    self.forecast = forecast
    self.nextDueDay = nextDueDay
    self.wantedRetention = wantedRetention
  }

  /// The days of the grid on which something was answered, in order.
  var studiedDays: [DayCount] {
    year.weeks.joined().compactMap { $0 }.filter { $0.count > 0 }
      .map { DayCount(day: $0.day, count: $0.count) }
  }

  /// The reviews of each of the last days, today last; also those after a short step, as what comes
  /// back is counted too.
  var pastReviews: [DayCount] {
    (1 - Self.chartDays...0).map { offset in
      let day = today.advanced(by: offset)
      return DayCount(day: day, count: tallies[day]?.repetitions ?? 0)
    }
  }

  /// The reviews of each of the coming days, today first.
  var comingReviews: [DayCount] {
    forecast.counts.enumerated().map { offset, count in
      DayCount(day: today.advanced(by: offset), count: max(0, count))
    }
  }

  /// What was done in the days that the memory is looked at.
  var recent: DayTally {
    let days = today.advanced(by: 1 - Self.retentionDays)...today
    return tallies.filter { days.contains($0.key) }.values.reduce(into: DayTally()) { $0 += $1 }
  }

  /// The share of recent reviews that were remembered; nil where there are too few to tell.
  var retention: Double? { recent.tellingRetention }
}
