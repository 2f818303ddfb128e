/// An entry of the log as a file has it, which may be damaged.
package struct LoggedReview: Hashable, Sendable {
  /// A grade's raw value, if all is well.
  package let grade: Int
  /// Seconds since 1970 UTC.
  package let time: Int64
  /// What the scattering of the next review is drawn from, so that a replay draws the same; nil
  /// does not scatter.
  package let fuzzSeed: UInt64?
  /// Whether the right answer only had to be recognised among others: of a sentence that is in
  /// review this tells nothing, and its card stays as it is.
  package let isRecognition: Bool
  /// Whether the learner practised, which moves no card.
  ///
  /// What is practised was often read just before, and that is no recall. Of what was never answered
  /// it is the first answer all the same.
  package let isPractice: Bool

  /// An entry of these parts, whatever they are.
  package init(
    grade: Int, time: Int64, fuzzSeed: UInt64? = nil, isRecognition: Bool = false,
    isPractice: Bool = false
  ) {
    self.isPractice = isPractice
    self.isRecognition = isRecognition
    self.grade = grade
    self.time = time
    self.fuzzSeed = fuzzSeed
  }
}

extension Scheduler {
  /// The card after an entry of the log; nil when the entry has to be set aside, since its grade
  /// is none or its time lies outside of `Card.timeRange`.
  ///
  /// The review is nil where the entry tells nothing of the card, which stays as it is.
  package func review(
    _ card: Card?, as entry: LoggedReview
  ) -> (card: Card, review: Review?)? {
    guard let grade = Grade(rawValue: entry.grade), Card.timeRange.contains(entry.time) else {
      return nil
    }
    if let card, entry.isPractice || entry.isRecognition && card.stage == .review {
      return (card, nil)
    }
    guard let seed = entry.fuzzSeed else { return review(card, grade: grade, at: entry.time) }
    var generator = SeededGenerator(seed: seed)
    return review(card, grade: grade, at: entry.time, fuzz: &generator)
  }

  /// What a sentence's log comes to.
  ///
  /// - Parameter log: in the order the answers were given, which a clock set back does not change.
  /// - Complexity: linear; a fraction of a microsecond an entry.
  package func replay(_ log: some Sequence<LoggedReview>) -> ReplayedLog {
    log.reduce(into: ReplayedLog()) { result, entry in
      guard let (card, review) = review(result.card, as: entry) else {
        result.setAside += 1
        return
      }
      result.card = card
      if let review { result.reviews.append(review) }
    }
  }
}

/// What a log came to.
package struct ReplayedLog: Hashable, Sendable {
  /// The card in the end; nil when there was nothing to replay.
  package fileprivate(set) var card: Card?
  /// What each entry was, without those set aside.
  package fileprivate(set) var reviews: [Review] = []
  /// How many entries made no sense.
  package fileprivate(set) var setAside = 0

  /// How often the sentence was forgotten after it was known.
  package var lapses: Int { reviews.count { $0.stage == .review && !$0.isRecalled } }
}
