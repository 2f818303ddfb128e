import Lessons
import Storage

/// What the list of courses shows.
package nonisolated enum CourseListItem: Hashable, Sendable {
  /// A course that can be opened.
  case course(CourseID)
  /// The sources are being asked.
  case loading
  /// A file that cannot be played.
  case fileProblem(path: String)
  /// No source has a course.
  case empty
  /// The filter leaves none.
  case nothingMatches
}

/// The parts of the list of courses, in order.
package nonisolated enum CourseListSection: Hashable, Sendable, CaseIterable {
  case doing
  case notStarted
  case done
  /// What is loading, failed, or empty.
  case messages

  /// The section of courses of a situation.
  init(_ situation: Situation) {
    switch situation {
    case .undone: self = .notStarted
    case .doing: self = .doing
    case .done: self = .done
    }
  }

  /// Its heading; nil for messages, which speak for themselves.
  var titleKey: TextKey? {
    switch self {
    case .doing: .coursesDoing
    case .notStarted: .coursesNotStarted
    case .done: .coursesDone
    case .messages: nil
    }
  }
}
