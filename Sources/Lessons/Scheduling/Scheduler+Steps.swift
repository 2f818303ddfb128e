extension Scheduler {
  /// Where a card goes, and how long it stays there.
  struct Stop: Hashable {
    let stage: Card.Stage
    /// In seconds; nil when the memory decides.
    let wait: Int64?

    /// Known: days pass until the next review.
    static let review = Stop(stage: .review, wait: nil)
  }

  /// Where a grade sends a card; one without a stage is new.
  func nextStop(after stage: Card.Stage?, _ grade: Grade) -> Stop {
    switch stage ?? .learning(step: 0) {
    case .learning(let step):
      stop(in: learningSteps, at: step, grade).map {
        Stop(stage: .learning(step: $0.step), wait: $0.wait)
      } ?? .review
    case .relearning(let step):
      stop(in: relearningSteps, at: step, grade).map {
        Stop(stage: .relearning(step: $0.step), wait: $0.wait)
      } ?? .review
    case .review:
      if grade == .again, let wait = relearningSteps.first {
        Stop(stage: .relearning(step: 0), wait: wait)
      } else {
        .review
      }
    }
  }

  /// The next of the short steps; nil when they are behind the card.
  ///
  /// A card may stand beyond the last step when there were more once.
  private func stop(
    in steps: [Int64], at step: Int, _ grade: Grade
  ) -> (step: Int, wait: Int64)? {
    guard let first = steps.first, step < steps.count || grade == .again else { return nil }
    switch grade {
    case .again: return (0, first)
    case .hard: return (step, step == 0 ? hardWait(steps) : steps[step])
    case .good: return step + 1 < steps.count ? (step + 1, steps[step + 1]) : nil
    case .easy: return nil
    }
  }

  /// A Hard at the first step waits between the first two, or half as long again as the only one.
  private func hardWait(_ steps: [Int64]) -> Int64 {
    steps.count > 1 ? (steps[0] + steps[1]) / 2 : steps[0] * 3 / 2
  }
}
