@testable import Lessons

/// Somebody who forgets exactly as some weights say, and is asked by the usual scheduler.
struct SimulatedLearner {
  let weights: FSRSWeights
  private var generator: SeededGenerator

  init(_ weights: FSRSWeights, seed: UInt64 = 1) {
    self.weights = weights
    generator = SeededGenerator(seed: seed)
  }

  /// Remembers four times as long as most, and gains more from each review.
  static var firm: FSRSWeights {
    let values = FSRSWeights.standard.values.enumerated().map {
      $0 < 4 ? $1 * 4 : $0 == 8 ? $1 + 1 : $1
    }
    guard let weights = FSRSWeights(values) else { preconditionFailure("out of range") }
    return weights
  }

  /// The answers to so many sentences, each asked so often.
  mutating func histories(_ count: Int, answers: Int, isOwn: Bool = true) -> [RecallHistory] {
    (0..<count).map { number in
      RecallHistory(log(answers, from: Int64(number) * 3_600), isOwn: isOwn)
    }
  }

  private mutating func log(_ answers: Int, from start: Int64) -> [LoggedReview] {
    let first = Grade.allCases.randomElement(using: &generator) ?? .good
    let (asked, own) = (Scheduler(), Scheduler(weights: weights))
    var (card, truth): (Card?, Card?) = (nil, nil)
    var log: [LoggedReview] = []
    for _ in 0..<answers {
      let time = card?.due ?? start
      let chance = truth.map { own.retrievability(of: $0, at: time) } ?? 1
      let isForgotten = Double.random(in: 0..<1, using: &generator) >= chance
      let grade =
        card == nil ? first : isForgotten ? .again : .good
      card = asked.review(card, grade: grade, at: time).card
      truth = own.review(truth, grade: grade, at: time).card
      log.append(LoggedReview(grade: grade.rawValue, time: time))
    }
    return log
  }
}

extension RecallHistory {
  /// All answers of one origin.
  init(_ log: [LoggedReview], isOwn: Bool = true, from start: Card? = nil) {
    self.init(log.map { (entry: $0, isOwn: isOwn) }, from: start)
  }
}
