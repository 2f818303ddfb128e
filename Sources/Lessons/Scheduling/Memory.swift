/// How firmly something is remembered, in the two numbers FSRS keeps.
package struct Memory: Hashable, Sendable {
  /// Days until the chance of recall has fallen to nine in ten.
  package let stability: Double
  /// How hard it is to make it firmer, 1 to 10.
  package let difficulty: Double

  /// The nearest possible memory: a damaged file may name values that are none.
  ///
  /// What is no number becomes the weakest memory, which is asked soonest.
  package init(stability: Double, difficulty: Double) {
    self.stability = Self.stabilityRange.nearest(to: stability) ?? Self.stabilityRange.lowerBound
    self.difficulty =
      Self.difficultyRange.nearest(to: difficulty) ?? Self.difficultyRange.upperBound
  }

  /// The least stability is that of the reference implementation; the greatest only keeps
  /// infinity out, intervals end long before it.
  package static let stabilityRange = 0.001...1e9
  /// As the papers have it.
  package static let difficultyRange = 1.0...10.0
}

extension ClosedRange<Double> {
  /// The value of the range that lies nearest; nil for what is no number.
  fileprivate func nearest(to value: Double) -> Double? {
    value.isNaN ? nil : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
