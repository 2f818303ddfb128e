import AppText

/// What Progress shows, each in its own way.
package nonisolated enum ProgressItem: Hashable, Sendable {
  /// The figures could not be read; those that were read before show all the same.
  case failure
  /// The figures are being read for the first time.
  case loading
  /// A year day by day.
  case year
  /// Days of study in a row.
  case streak
  /// The reviews of the last days.
  case past
  /// The reviews of the coming days.
  case coming
  /// How much is remembered, beside how much is wanted.
  case retention
  /// The words that were met.
  case words
}

/// The parts of Progress, in order.
package nonisolated enum ProgressSection: Hashable, Sendable, CaseIterable {
  /// Why there is nothing, or nothing new.
  case notices
  case year, streak, reviews, memory, words

  /// What the part is called; nil without a heading.
  var titleKey: Message? {
    switch self {
    case .notices: nil
    case .year: .progressYear
    case .streak: .progressStreak
    case .reviews: .progressReviews
    case .memory: .progressMemory
    case .words: .wordsTitle
    }
  }
}
