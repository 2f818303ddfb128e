import Lessons

/// A card as the columns of its table.
extension Card {
  /// The columns, in the order of `init(columns:)`.
  static let columns = """
    card.stage, card.step, card.stability, card.difficulty, card.due_at, card.last_review_at
    """

  typealias Columns = (Int, Int, Double, Double, Int64, Int64)

  init(columns: Columns) {
    let (stage, step, stability, difficulty, due, lastReview) = columns
    self.init(
      stage: Stage(code: stage, step: step),
      memory: Memory(stability: stability, difficulty: difficulty), due: due,
      lastReview: lastReview)
  }
}

extension Card.Stage {
  /// What is no code is at the beginning: it is asked soon, and its answer mends it.
  fileprivate init(code: Int, step: Int) {
    switch code {
    case 2: self = .review
    case 3: self = .relearning(step: step)
    default: self = .learning(step: step)
    }
  }

  var code: Int {
    switch self {
    case .learning: 1
    case .review: 2
    case .relearning: 3
    }
  }

  var step: Int {
    switch self {
    case .learning(let step), .relearning(let step): step
    case .review: 0
    }
  }
}
