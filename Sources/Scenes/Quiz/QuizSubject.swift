import AppText
import Lessons

/// What a session is about.
enum QuizSubject: Hashable {
  /// A day of a course, counted from one; some of its sentences were done before, of these some
  /// right at once.
  case day(Int, courseTitle: String, doneBefore: Int, rightBefore: Int)
  /// What is due, of courses with these titles; `left` more are due.
  case reviews(titles: [CourseID: String], left: Int)
  /// Sentences that the learner chose to be asked, due or not.
  case practice(title: String)

  /// Whether its answers move no cards.
  var isPractice: Bool {
    if case .practice = self { true } else { false }
  }

  /// What the session is called while a sentence of a course is asked.
  func heading(asking course: CourseID?, words: Localization) -> String {
    switch self {
    case .day(let number, let title, _, _):
      words[.quizHeading(course: title, day: number)]
    case .reviews(let titles, _):
      course.flatMap { titles[$0] }.map { words[.reviewHeading(course: $0)] }
        ?? words[.reviewTitle]
    case .practice(let title): words[.practiceHeading(title: title)]
    }
  }

  /// What the result is called.
  ///
  /// - Parameter isCourseDone: whether it was the last day of its course that had sentences left.
  func resultTitle(isCourseDone: Bool = false, words: Localization) -> String {
    switch self {
    case .day(_, let title, _, _) where isCourseDone:
      words[.resultCourseTitle(course: title)]
    case .day(let number, _, _, _): words[.resultTitle(day: number)]
    case .reviews: words[.reviewDone]
    case .practice: words[.practiceDone]
    }
  }

  /// Sentences that were done before the session.
  var doneBefore: Int {
    switch self {
    case .day(_, _, let count, _): count
    case .reviews, .practice: 0
    }
  }

  /// Those of them that were right at once.
  var rightBefore: Int {
    switch self {
    case .day(_, _, _, let count): count
    case .reviews, .practice: 0
    }
  }

  /// How many reviews are due beyond the session.
  var left: Int {
    switch self {
    case .day, .practice: 0
    case .reviews(_, let count): count
    }
  }
}
