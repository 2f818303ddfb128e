/// What was done, counted: on one day, or on several together.
package struct DayTally: Hashable, Sendable {
  /// Answers checked.
  package var answers = 0
  /// Those that were right.
  package var right = 0
  /// Answers that test the memory: see `Review.testsRetention`.
  package var reviews = 0
  /// Those of them that were remembered.
  package var recalled = 0
  /// Sentences answered for the first time.
  package var newSentences = 0
  /// Time spent answering, in milliseconds; an answer counts for a minute at most: beyond it the
  /// learner was away.
  package var milliseconds = 0

  /// Nothing done.
  package init() {}

  /// A tally of these counts; what a damaged file says becomes the nearest that can be.
  package init(
    answers: Int, right: Int, reviews: Int, recalled: Int, newSentences: Int, milliseconds: Int
  ) {
    self.answers = min(max(answers, 0), Self.most)
    self.right = min(max(right, 0), self.answers)
    self.reviews = min(max(reviews, 0), self.answers)
    self.recalled = min(max(recalled, 0), self.reviews)
    self.newSentences = min(max(newSentences, 0), self.answers)
    self.milliseconds = min(max(milliseconds, 0), Self.most)
  }

  /// More than a day can hold, and little enough that all days there can be may be added up.
  package static let most = 1_000_000_000_000

  /// Answers to sentences that were answered before: reviews as the learner knows them, short steps
  /// included.
  package var repetitions: Int { max(0, answers - newSentences) }

  /// The share of reviews that were remembered, 0 to 1: true retention, to be held against the
  /// wanted one; nil without a review.
  package var retention: Double? {
    reviews > 0 ? Double(recalled) / Double(reviews) : nil
  }

  /// The same where there are enough reviews to tell: the rate of thirty is right to some five in a
  /// hundred, below that it says little.
  package var tellingRetention: Double? { reviews >= 30 ? retention : nil }

  package static func += (left: inout DayTally, right: DayTally) {
    left.answers += right.answers
    left.right += right.right
    left.reviews += right.reviews
    left.recalled += right.recalled
    left.newSentences += right.newSentences
    left.milliseconds += right.milliseconds
  }

  package static func -= (left: inout DayTally, right: DayTally) {
    left.answers -= right.answers
    left.right -= right.right
    left.reviews -= right.reviews
    left.recalled -= right.recalled
    left.newSentences -= right.newSentences
    left.milliseconds -= right.milliseconds
  }
}

extension DayTally {
  /// One answer.
  ///
  /// - Parameters:
  ///   - review: what it was to the scheduler; nil when it had to be set aside.
  ///   - isRight: whether the check found it right.
  ///   - milliseconds: the time it took.
  package init(_ review: Review?, isRight: Bool, milliseconds: Int) {
    answers = 1
    right = isRight ? 1 : 0
    self.milliseconds = AnsweringPace.counted(milliseconds: milliseconds)
    guard let review else { return }
    newSentences = review.stage == nil ? 1 : 0
    reviews = review.testsRetention ? 1 : 0
    recalled = review.testsRetention && review.isRecalled ? 1 : 0
  }
}
