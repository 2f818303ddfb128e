import Lessons
import Storage

/// The sentences of one session of reviews, picked from all that is due.
struct ReviewSession {
  /// The most sentences of a session.
  ///
  /// About ten minutes: who comes back to thousands sees an end, and none of the others is loaded.
  static let limit = 50

  /// What is asked.
  let items: [QuizItem]
  /// What the courses are called that it is from.
  let titles: [CourseID: String]
  /// Courses that were found not to be on this machine, with the sentences that wait for them; not
  /// those that this was known of.
  let missing: [WaitingCourse]
  /// How many are due beyond this session.
  let left: Int
  /// Decides what comes back.
  let scheduler: Scheduler
}
