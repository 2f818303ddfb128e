/// The answers to one sentence, as far as they tell how it was remembered and forgotten.
package struct RecallHistory: Sendable {
  /// One answer.
  struct Step: Sendable {
    let grade: Grade
    /// Whole days of 24 hours since the answer before.
    let days: Int
    /// In seconds since 1970 UTC.
    let time: Int64
    /// Whether it was given in malmoi.
    let isOwn: Bool

    /// Whether the sentence came back to mind.
    var isRecalled: Bool { grade != .again }
  }

  /// The card before the first answer, where another program knew the sentence; nil for almost all.
  let beginning: Card?
  /// Oldest first; where only a word was recognised, there is none.
  let steps: [Step]

  /// - Parameters:
  ///   - log: in the order the answers were given, and whether they were given in malmoi.
  ///   - start: the card to begin with; answers before it do not count.
  package init(_ log: some Sequence<(entry: LoggedReview, isOwn: Bool)>, from start: Card? = nil) {
    // Which answers count, and the days between them, are the same for all weights.
    let scheduler = Scheduler()
    var card = start
    var steps: [Step] = []
    for (entry, isOwn) in log where entry.time >= start?.lastReview ?? .min {
      let entry = LoggedReview(
        grade: entry.grade, time: entry.time, isRecognition: entry.isRecognition)
      guard let (next, review) = scheduler.review(card, as: entry) else { continue }
      card = next
      guard let review else { continue }
      steps.append(
        Step(grade: review.grade, days: review.elapsedDays, time: review.time, isOwn: isOwn))
    }
    beginning = start
    self.steps = steps
  }

  /// What was known of the sentence before the first answer.
  var start: Memory? { beginning?.memory }

  /// The card after all answers; nil without any.
  func card(by scheduler: Scheduler) -> Card? {
    steps.reduce(beginning) { scheduler.review($0, grade: $1.grade, at: $1.time).card }
  }

  /// The first grade, and the first interval of a day or more; nil when there is none.
  var opening: (grade: Grade, step: Int)? {
    guard start == nil, let first = steps.first,
      let step = steps.indices.dropFirst().first(where: { steps[$0].days >= 1 })
    else { return nil }
    return (first.grade, step)
  }
}
