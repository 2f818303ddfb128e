import Glibc

/// Moves weights step by step to where they are least wrong about a log.
///
/// All answers count at each step, so that the same log comes to the same weights on every machine.
/// Later ones count for more, and each weight is held back to where it began, the more the less it
/// varies between people. Source of these numbers: fsrs-rs 6.6.1, training.rs.
struct WeightFitter {
  /// How much each weight varies between people (standard deviations).
  private static let deviations = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]
  /// How far the first step goes; the last goes nowhere.
  private static let rate = 0.04
  static let stepCount = 70

  private let start: [Double]
  private let histories: [RecallHistory]
  /// What each answer of each sentence counts for, up to the last that is tested.
  private let shares: [[Double]]
  private var states: [RecallModel.State] = []

  init(_ log: RecallLog, from start: [Double]) {
    self.start = start
    var histories: [RecallHistory] = []
    var shares: [[Double]] = []
    for (history, tests) in zip(log.histories, log.testsByHistory) {
      guard let last = tests.last else { continue }
      var share = Array(repeating: 0.0, count: last.step + 1)
      for (step, test) in tests {
        let place = Double(test) / Double(max(1, log.count - 1))
        share[step] = 0.25 + 0.75 * place * place * place
      }
      histories.append(history)
      shares.append(share)
    }
    self.histories = histories
    self.shares = shares
  }

  /// The weights after all steps (Adam, with a rate that falls along a cosine).
  ///
  /// - Parameter watch: told before each step how many there were; it may end the work.
  mutating func weights(
    watch: (Int) throws(CancellationError) -> Void
  ) throws(CancellationError) -> [Double] {
    var weights = start
    var mean = Array(repeating: 0.0, count: weights.count)
    var square = mean
    for step in 1...Self.stepCount {
      try watch(step - 1)
      let slope = gradient(at: weights)
      let rate = Self.rate * (1 + cos(.pi * Double(step - 1) / Double(Self.stepCount))) / 2
      for index in weights.indices {
        mean[index] = 0.9 * mean[index] + 0.1 * slope[index]
        square[index] = 0.999 * square[index] + 0.001 * slope[index] * slope[index]
        let first = mean[index] / (1 - pow(0.9, Double(step)))
        let second = square[index] / (1 - pow(0.999, Double(step)))
        let range = FSRSWeights.fittingRanges[index]
        let moved = weights[index] - rate * first / (second.squareRoot() + 1e-8)
        weights[index] = min(max(moved, range.lowerBound), range.upperBound)
      }
    }
    return weights
  }

  private mutating func gradient(at weights: [Double]) -> [Double] {
    let model = RecallModel(weights)
    var gradient = weights.indices.map { index in
      2 * (weights[index] - start[index]) / (Self.deviations[index] * Self.deviations[index])
    }
    for (history, shares) in zip(histories, shares) {
      _ = model.add(history, shares, &states, to: &gradient)
    }
    return gradient
  }
}

extension FSRSWeights {
  /// Where fitted weights may lie: w19 is never 0, so that firm memories gain less on the same day.
  static let fittingRanges = ranges.enumerated().map { $0 == 19 ? 0.01...0.8 : $1 }
}
