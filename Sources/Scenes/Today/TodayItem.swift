/// What Today shows; each kind at most once.
package nonisolated enum TodayItem: Hashable, Sendable {
  /// The figures cannot be read.
  case failure
  /// A word to somebody who has not begun.
  case welcome
  /// The course for somebody who has not begun: the first sentence is one key away.
  case beginning
  /// What is due, or when something will be.
  case reviews
  /// What would be due, were its courses on this machine.
  case waiting
  /// The course that is being done.
  case course
  /// All courses, where none is being done.
  case courses
  /// How it goes, for somebody who has not begun.
  case guide
  /// A sentence of that course, for somebody who has not begun and has a wide screen.
  case taste
  /// Days in a row, and this week.
  case streak
  /// What was done today.
  case day
  /// What the coming days bring.
  case ahead
  /// The newest memo.
  case memo

  /// Whether there is never anything to be done with it.
  var isForReading: Bool {
    switch self {
    case .failure, .beginning, .reviews, .course, .courses, .memo: false
    case .welcome, .waiting, .guide, .taste, .streak, .day, .ahead: true
    }
  }

  /// Whether it is about what to study, so that the focus goes on to the next such thing after it.
  var isStudying: Bool {
    switch self {
    case .beginning, .reviews, .course, .courses: true
    case .failure, .welcome, .waiting, .guide, .taste, .streak, .day, .ahead, .memo: false
    }
  }

  /// Whether it is drawn as a card, not as a line of text.
  var isCard: Bool {
    switch self {
    case .failure, .welcome, .waiting: false
    case .beginning, .reviews, .course, .courses, .guide, .taste, .streak, .day, .ahead, .memo: true
    }
  }

  /// Whether it only tells how things stand; on a wide screen it has its place beside the rest.
  var isStanding: Bool {
    switch self {
    case .guide, .taste, .streak, .day, .ahead: true
    case .failure, .welcome, .beginning, .reviews, .waiting, .course, .courses, .memo: false
    }
  }
}
