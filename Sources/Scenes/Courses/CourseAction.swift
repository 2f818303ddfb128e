import AppText
import Lessons
import Storage

/// What opening a course means to the learner: the word on its button.
package nonisolated enum CourseAction: Hashable, Sendable {
  case start
  /// Go on where the last session ended.
  case goOn
  /// Start it, or go on, in place of the course that is being done now.
  case switchTo
  case review

  /// What opening a course of a situation means.
  ///
  /// - Parameter isAnotherCurrent: whether another course is the one being done.
  package init(_ situation: Situation, isAnotherCurrent: Bool) {
    switch situation {
    case .undone: self = isAnotherCurrent ? .switchTo : .start
    case .doing: self = isAnotherCurrent ? .switchTo : .goOn
    case .done: self = .review
    }
  }

  /// The word for it.
  var titleKey: Message {
    switch self {
    case .start: .coursesStart
    case .goOn: .coursesContinue
    case .switchTo: .coursesSwitch
    case .review: .coursesAgain
    }
  }
}

extension [CourseID: CourseStanding] {
  /// The course that is being done; nil when none is, or it is done.
  var currentCourse: CourseID? {
    values.first { $0.isCurrent && $0.situation == .doing }?.id
  }
}
