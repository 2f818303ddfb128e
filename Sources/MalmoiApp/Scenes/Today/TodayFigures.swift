import CourseLibrary
import Lessons
import Storage

/// What Today tells, read at one moment.
struct TodayFigures: Hashable {
  /// The course being done, with where the learner stands in it.
  struct CurrentCourse: Hashable {
    let standing: CourseStanding
    /// The course as it is on this machine; nil when it is not there.
    let course: Course?
    /// Sentences of the next day that are left; nil when that cannot be told.
    let sentencesLeft: Int?
  }

  /// When they were read.
  let now: Timestamp
  let summary: StudySummary
  let forecast: Forecast
  let newestMemo: Memo?
  /// The course being done, or done; nil when none was ever started.
  let current: CurrentCourse?

  /// Reads what there is; a course that is on this machine only, so that no server is waited for.
  init(_ context: AppContext, at now: Timestamp) async throws(StorageError) {
    let database = context.database
    self.now = now
    summary = try await database.studySummary(at: now)
    forecast = try await database.forecast(at: now, days: Self.forecastDays)
    newestMemo = try await database.newestMemo()
    guard let standing = try await database.currentStanding() else {
      current = nil
      return
    }
    guard let course = await context.library.courseAtHand(standing.id) else {
      current = CurrentCourse(standing: standing, course: nil, sentencesLeft: nil)
      return
    }
    let isEdited = try await database.reconcile(with: course)
    let progress = try await database.progress(in: course.id)
    let day = progress.nextDay(in: course).map { course.days[$0] }
    current = CurrentCourse(
      standing: isEdited ? try await database.currentStanding() ?? standing : standing,
      course: course, sentencesLeft: day.map { progress.sentencesLeft(in: $0).count })
  }

  /// Today and the seven days after it.
  private static let forecastDays = 8

  /// Whether nothing was ever answered and no course started.
  var isOfBeginner: Bool {
    current == nil && summary.due == 0 && summary.nextDue == nil && summary.streak.longest == 0
  }
}
