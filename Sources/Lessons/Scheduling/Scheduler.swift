/// Decides when a sentence comes back: FSRS-6, as the reference implementation does it.
///
/// Pure: what it does depends on nothing but its parameters. Source: the algorithm's wiki
/// (open-spaced-repetition/fsrs4anki, "The Algorithm") and fsrs 6.3.2 on PyPI, whose histories the
/// tests compare with.
package struct Scheduler: Hashable, Sendable {
  /// How people forget.
  package let weights: FSRSWeights
  /// The chance of recall at which a card comes back.
  package let wantedRetention: Double
  /// The short steps of a new card, in seconds.
  package let learningSteps: [Int64]
  /// The short steps of a forgotten card, in seconds.
  package let relearningSteps: [Int64]
  /// The longest time between two reviews, in days.
  package let maximumInterval: Int
  /// What follows from the weights alone.
  let constants: Constants

  /// A scheduler of these parts; a retention that cannot be wanted becomes the nearest that can.
  ///
  /// - Precondition: steps and the maximum interval are positive.
  package init(
    weights: FSRSWeights = .standard, wantedRetention: Double = 0.9,
    learningSteps: [Int64] = [60, 600], relearningSteps: [Int64] = [600],
    maximumInterval: Int = 36_500
  ) {
    precondition((learningSteps + relearningSteps).allSatisfy { $0 > 0 }, "a step of no time")
    precondition(maximumInterval > 0, "a longest interval of no time")
    self.weights = weights
    self.wantedRetention = Self.nearestRetention(to: wantedRetention)
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumInterval = maximumInterval
    constants = Constants(weights: weights, wantedRetention: self.wantedRetention)
  }

  /// Below, more is forgotten than learned; above, there is nothing but reviews.
  package static let retentionRange = 0.7...0.99

  private static func nearestRetention(to wanted: Double) -> Double {
    guard wanted.isFinite else { return 0.9 }
    return min(max(wanted, retentionRange.lowerBound), retentionRange.upperBound)
  }

  /// The card after an answer, and the entry of the log.
  ///
  /// - Parameters:
  ///   - card: how it was; nil when the sentence was never answered.
  ///   - time: seconds since 1970 UTC. When it lies before the last answer the clock was set back:
  ///     the new time counts, and no time has passed.
  package func review(
    _ card: Card?, grade: Grade, at time: Int64
  ) -> (card: Card, review: Review) {
    step(card, grade: grade, at: time) { $0 }
  }

  /// The same, with the next day of a known card scattered a little, so that what was learned
  /// together does not come back together for ever.
  package func review(
    _ card: Card?, grade: Grade, at time: Int64, fuzz generator: inout some RandomNumberGenerator
  ) -> (card: Card, review: Review) {
    step(card, grade: grade, at: time) { days in
      guard let range = fuzzRange(around: days) else { return days }
      return Int.random(in: range, using: &generator)
    }
  }

  private func step(
    _ card: Card?, grade: Grade, at time: Int64, scatter: (Int) -> Int
  ) -> (card: Card, review: Review) {
    let time = Card.plausible(time)
    let elapsed = card?.elapsedDays(at: time) ?? 0
    let recall = card.map { retrievability(of: $0.memory, afterDays: elapsed) }
    let memory = nextMemory(card?.memory, grade, elapsedDays: elapsed, recall ?? 0)
    let next = nextStop(after: card?.stage, grade)
    let wait = next.wait ?? Int64(scatter(interval(for: memory))) * .day
    let review = Review(
      grade: grade, time: time, stage: card?.stage, elapsedDays: max(0, elapsed),
      retrievability: recall)
    return (Card(stage: next.stage, memory: memory, due: time + wait, lastReview: time), review)
  }

  /// The chance that a card's sentence is remembered at a time, 0 to 1.
  ///
  /// - Parameter time: seconds since 1970 UTC; whole days count.
  package func retrievability(of card: Card, at time: Int64) -> Double {
    retrievability(of: card.memory, afterDays: card.elapsedDays(at: time))
  }
}
