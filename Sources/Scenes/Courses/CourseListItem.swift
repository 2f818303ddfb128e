import AppText
import CourseLibrary
import Lessons
import Storage

/// What the list of courses shows.
package nonisolated enum CourseListItem: Hashable, Sendable {
  /// A course that can be opened.
  case course(CourseID)
  /// A source that is being asked.
  case loading(CourseSourceAddress)
  /// A source that could not be asked; the courses it had are listed all the same.
  case failure(CourseSourceAddress)
  /// Something in a source that is not as it should be, by its place among the source's problems.
  case problem(CourseSourceAddress, Int)
  /// Courses of a source that are listed from another one, since it has them too.
  case hidden(CourseSourceAddress, shownFrom: CourseSourceAddress)
  /// A source that was added and has no course.
  case emptySource(CourseSourceAddress)
  /// An address that was added, and that this version of the app cannot read.
  case unreadableSource(String)
  /// No source has a course.
  case empty
  /// The filter leaves none.
  case nothingMatches

  /// The source that a message is about; nil for courses, and where no source is meant.
  var source: CourseSourceAddress? {
    switch self {
    case .loading(let source), .failure(let source), .problem(let source, _),
      .hidden(let source, _), .emptySource(let source):
      source
    case .course, .unreadableSource, .empty, .nothingMatches: nil
    }
  }

  /// Whether the focus may rest on it: there is something to be done about it.
  var isFocusable: Bool {
    switch self {
    case .course, .failure, .problem, .hidden, .emptySource, .unreadableSource: true
    case .loading, .empty, .nothingMatches: false
    }
  }
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
  var titleKey: Message? {
    switch self {
    case .doing: .coursesDoing
    case .notStarted: .coursesNotStarted
    case .done: .coursesDone
    case .messages: nil
    }
  }
}
