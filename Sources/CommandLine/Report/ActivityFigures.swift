import Lessons
import Storage

/// What `malmoi report` tells, looked up once: what was done on each day, and how the courses stand.
struct ActivityFigures {
  /// Days something was done on, in order.
  let days: [(day: StudyDay, tally: DayTally)]
  /// Courses that were begun, by their ids.
  let courses: [CourseStanding]

  /// Looks the figures up; nothing is written.
  ///
  /// - Parameter first: The day to begin with; nil is six days before today.
  init(
    _ database: LearnerDatabase, since first: StudyDay?, at now: Timestamp
  ) async throws(StorageError) {
    let today = try await database.studySummary(at: now).today
    let first = first ?? today.advanced(by: -6)
    days = try await database.dayTallies(from: first).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    courses = try await database.courseStandings().values
      .filter { $0.situation != .undone }
      .sorted { $0.id < $1.id }
  }

  /// All of it together.
  var total: DayTally { days.reduce(into: DayTally()) { $0 += $1.tally } }
}
