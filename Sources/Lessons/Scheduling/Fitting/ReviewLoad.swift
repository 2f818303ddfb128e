import Glibc

/// What fitted weights mean in days and reviews, so that it can be said in words.
package struct ReviewLoad: Hashable, Sendable {
  /// Reviews a day of the sentences met so far, with the weights there were and the fitted ones.
  package let before: Double, after: Double
  /// Sentences that are due now, with each.
  package let dueBefore: Int, dueAfter: Int
  /// How much longer the learner remembers than the usual weights say: 2 is twice as long.
  package let firmness: Double

  /// Days that are looked ahead.
  private static let days = 60

  /// Plays the coming days once with each scheduler; the fitted weights say what is forgotten.
  ///
  /// - Parameter now: seconds since 1970 UTC.
  init(_ log: RecallLog, _ scheduler: Scheduler, fitted: FSRSWeights, now: Int64) {
    let honest = Scheduler(weights: fitted, wantedRetention: scheduler.wantedRetention)
    before = Self.reviewsPerDay(log, scheduler, honest, now)
    after = Self.reviewsPerDay(log, honest, honest, now)
    let due = { (scheduler: Scheduler) in
      log.histories.count { $0.card(by: scheduler).map { $0.due <= now } == true }
    }
    dueBefore = due(scheduler)
    dueAfter = due(honest)
    firmness = Self.firmness(log, honest)
  }

  private static func reviewsPerDay(
    _ log: RecallLog, _ scheduler: Scheduler, _ honest: Scheduler, _ now: Int64
  ) -> Double {
    var generator = SeededGenerator(seed: 1)
    let end = now + Int64(days) * .day
    var reviews = 0
    for history in log.histories {
      guard var card = history.card(by: scheduler), var truth = history.card(by: honest) else {
        continue
      }
      while max(card.due, now) < end {
        let time = max(card.due, now)
        let chance = honest.retrievability(of: truth, at: time)
        let isForgotten = !card.isInSteps && Double.random(in: 0..<1, using: &generator) >= chance
        if !card.isInSteps { reviews += 1 }
        let grade = isForgotten ? Grade.again : .good
        card = scheduler.review(card, grade: grade, at: time).card
        truth = honest.review(truth, grade: grade, at: time).card
      }
    }
    return Double(reviews) / Double(days)
  }

  /// The geometric mean, over all sentences that are known.
  private static func firmness(_ log: RecallLog, _ honest: Scheduler) -> Double {
    let usual = Scheduler()
    var (total, count) = (0.0, 0)
    for history in log.histories {
      guard let one = history.card(by: honest), let other = history.card(by: usual),
        !one.isInSteps
      else { continue }
      total += Glibc.log(one.memory.stability / other.memory.stability)
      count += 1
    }
    return exp(total / Double(max(1, count)))
  }
}
