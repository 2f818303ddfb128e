import CourseLibrary
import Lessons
import Storage

/// What Today tells, read at one moment.
struct TodayFigures: Hashable {
  /// The course being done, with where the learner stands in it.
  struct CurrentCourse: Hashable {
    let standing: CourseStanding
    /// Whether the course is on this machine.
    let isAtHand: Bool
    /// The day that comes next; nil when none is left, or that cannot be told.
    let nextDay: CourseDayStanding?

    /// What the course is called, as well as that is known.
    var name: String { standing.title ?? standing.id.rawValue }
  }

  /// When they were read.
  let now: Timestamp
  let summary: StudySummary
  let forecast: Forecast
  let newestMemo: Memo?
  /// The text that was never saved and left last; nil when there is none.
  let leftDraft: MemoDraft?
  /// The course being done, or if there is none, the one done last; nil when none was ever started.
  let current: CurrentCourse?

  /// Reads what there is; a course that is on this machine only, so that no server is waited for.
  init(
    _ context: any PresenceContext, at now: Timestamp
  ) async throws(StorageError) {
    let database = context.database
    self.now = now
    // First of all: whether the course is here decides what is due.
    current = try await Self.current(context)
    summary = try await database.studySummary(at: now)
    forecast = try await database.forecast(at: now, days: Self.forecastDays)
    newestMemo = try await database.newestMemo()
    leftDraft = try await database.drafts().first { !$0.isBeingWritten }
  }

  private static func current(
    _ context: any PresenceContext
  ) async throws(StorageError) -> CurrentCourse? {
    let database = context.database
    guard let standing = try await database.standingToContinue() else { return nil }
    if let file = await context.library.fileStampAtHand(of: standing.id),
      try await database.follows(file, of: standing.id)
    {
      return try await current(standing, in: database)
    }
    guard let (course, file) = await context.library.stampedCourseAtHand(standing.id) else {
      let isNews = try await database.remember([standing.id: false])
      let next = isNews ? try await database.standingToContinue() : nil
      // Another one may take its place now.
      if let next, next.id != standing.id { return try await current(context) }
      return CurrentCourse(standing: standing, isAtHand: false, nextDay: nil)
    }
    let isEdited = try await database.reconcile(with: course, from: file)
    return try await current(
      isEdited ? try await database.standingToContinue() ?? standing : standing, in: database)
  }

  /// The course on this machine that stands so.
  private static func current(
    _ standing: CourseStanding, in database: LearnerDatabase
  ) async throws(StorageError) -> CurrentCourse {
    let day = standing.nextDay
    let nextDay =
      if let day { try await database.standing(ofDay: day, of: standing.id) } else {
        CourseDayStanding?.none
      }
    return CurrentCourse(standing: standing, isAtHand: true, nextDay: nextDay)
  }

  /// Today and the seven days after it.
  private static let forecastDays = 8

  /// Whether nothing was ever answered and no course started.
  var isOfBeginner: Bool {
    current == nil && summary.due == 0 && summary.nextDue == nil && summary.streak.longest == 0
  }
}
