/// What a learner's own log says of how they forget: weights fitted to it, and whether they are any
/// better than those there are.
///
/// Weights that were fitted to the earlier answers have to be less wrong about the later ones, which
/// they have not seen, than the usual weights are; else what was found is chance.
package struct MemoryFit: Sendable {
  /// How wrong weights are about some answers (`RecallLog.logLoss`): before, and fitted.
  package struct Loss: Hashable, Sendable {
    /// Answers that were tested.
    package let count: Int
    /// Of the weights to compare with.
    package let before: Double
    /// Of those that were fitted.
    package let after: Double

    /// Whether the fitted ones are less wrong.
    package var falls: Bool { after < before }
  }

  /// The fitted weights.
  package let weights: FSRSWeights
  /// The latest fifth of the answers: the usual weights, and some fitted to the other four.
  package let heldOut: Loss
  /// All answers: the weights there were, and the fitted ones.
  package let all: Loss
  /// Whether only w0…w3 were fitted, since there were few answers.
  package let isOfFirstIntervals: Bool
  /// How many reviews a day follow, and how firm memories are.
  package let load: ReviewLoad

  /// Whether they are to be preferred.
  package var isBetter: Bool { heldOut.falls && all.falls }

  /// Answers below which there is nothing to be told from.
  package static let fewest = 64
  /// Answers from which on all weights are fitted.
  package static let enoughForAll = 400

  /// How far the work is, 0 to 1; it may end it.
  package typealias Watch = @Sendable (Double) throws(CancellationError) -> Void

  /// Fits weights to a log.
  ///
  /// The same log comes to the same weights on every machine.
  ///
  /// - Parameters:
  ///   - scheduler: as it is.
  ///   - now: seconds since 1970 UTC, for the reviews that are to come.
  /// - Returns: nil when the log has less than `fewest` tests.
  /// - Complexity: linear; a quarter of a second for 10,000 answers.
  @concurrent
  package static func fit(
    _ log: RecallLog, to scheduler: Scheduler, now: Int64, watch: Watch = { _ in }
  ) async throws(CancellationError) -> MemoryFit? {
    guard log.count >= fewest else { return nil }
    let isOfFirstIntervals = log.count < enoughForAll
    let earlier = log.prefix(log.count * 4 / 5)
    let latest = earlier.count..<log.count
    let trial = try weights(for: earlier, only: isOfFirstIntervals) {
      share throws(CancellationError) in try watch(share * 0.4)
    }
    let weights = try weights(for: log, only: isOfFirstIntervals) {
      share throws(CancellationError) in try watch(0.4 + share * 0.5)
    }
    try watch(0.9)
    return MemoryFit(
      weights: weights,
      heldOut: Loss(
        count: latest.count, before: log.logLoss(of: .standard, in: latest),
        after: log.logLoss(of: trial, in: latest)),
      all: Loss(
        count: log.count, before: log.logLoss(of: scheduler.weights),
        after: log.logLoss(of: weights)),
      isOfFirstIntervals: isOfFirstIntervals,
      load: ReviewLoad(log, scheduler, fitted: weights, now: now))
  }

  /// The weights that fit a log best.
  static func weights(
    for log: RecallLog, only isOfFirstIntervals: Bool,
    watch: (Double) throws(CancellationError) -> Void
  ) throws(CancellationError) -> FSRSWeights {
    let first = FirstStabilities(log)
    let start = first.values() + FSRSWeights.standard.values.dropFirst(4)
    guard !isOfFirstIntervals else { return FSRSWeights(start) ?? .standard }
    let usual = log.testing { first.isUsual(log.histories[$0.history]) }
    var fitter = WeightFitter(usual, from: start)
    let weights = try fitter.weights { step throws(CancellationError) in
      try watch(Double(step) / Double(WeightFitter.stepCount))
    }
    return FSRSWeights(first.rising(Array(weights.prefix(4))) + weights.dropFirst(4)) ?? .standard
  }
}
