import Lessons

/// A card as the columns of Anki's table.
struct AnkiCardColumns {
  private(set) var type = 0
  private(set) var queue = 0
  /// The place among the new, days since the collection was made, or seconds since 1970 UTC.
  private(set) var due: Int64
  private(set) var interval: Int64 = 0
  private(set) var factor: Int64 = 0
  private(set) var stepsLeft = 0
  private(set) var data = "{}"

  init(_ progress: ExportedDeck.Progress?, position: Int, today: Int64, plan: StudyPlan) {
    due = Int64(position)
    guard let card = progress?.card else { return }
    factor = Self.factor(of: card)
    data = Self.data(of: card, plan)
    switch card.stage {
    case .review:
      (type, queue) = (2, 2)
      // Days begin when the collection's first one did: an earlier hour is the day before.
      due = Int64((Double(card.due - today) / 86_400).rounded(.down))
      interval = max(1, Self.interval(of: card))
    case .learning, .relearning:
      type = card.stage.isRelearning ? 3 : 1
      (queue, due, stepsLeft) = (1, card.due, 1_001)
      interval = card.stage.isRelearning ? 1 : 0
    }
  }

  /// Days above zero, seconds below.
  static func interval(of card: Card) -> Int64 {
    let seconds = card.due - card.lastReview
    return seconds >= 86_400 ? Int64((Double(seconds) / 86_400).rounded()) : -max(1, seconds)
  }

  /// How hard it is, from 100 to 1100, where Anki keeps the ease of its older scheduler.
  static func factor(of card: Card) -> Int64 {
    Int64(((card.memory.difficulty - 1) / 9 * 1_000 + 100).rounded())
  }

  /// 0 learning, 1 review, 2 relearning.
  static func kind(of review: Review) -> Int {
    switch review.stage {
    case nil, .learning?: 0
    case .review?: 1
    case .relearning?: 2
    }
  }

  private static func data(of card: Card, _ plan: StudyPlan) -> String {
    func rounded(_ value: Double, _ scale: Double) -> Double {
      (value * scale).rounded() / scale
    }
    let stability = rounded(card.memory.stability, 10_000)
    let difficulty = rounded(card.memory.difficulty, 1_000)
    let decay = plan.weights.values.last.map { rounded($0, 1_000) } ?? 0.5
    return """
      {"s":\(max(stability, 0.0001)),"d":\(difficulty),"dr":\(plan.scheduler.wantedRetention),\
      "decay":\(decay),"lrt":\(card.lastReview)}
      """
  }
}

extension Card.Stage {
  fileprivate var isRelearning: Bool {
    if case .relearning = self { true } else { false }
  }
}
