/// The 21 weights of FSRS-6: what is known of how people forget.
///
/// Source of the defaults and of the ranges: the reference implementation, fsrs 6.3.2 (PyPI).
package struct FSRSWeights: Hashable, Sendable {
  /// w0…w20, each finite and within its range.
  package let values: [Double]

  /// Weights of one's own; nil unless they are 21, each within its range.
  package init?(_ values: [Double]) {
    guard values.count == Self.ranges.count,
      zip(values, Self.ranges).allSatisfy({ $1.contains($0) })
    else { return nil }
    self.values = values
  }

  private init(known values: [Double]) {
    self.values = values
  }

  /// A weight by its number in the papers, `0...20`.
  subscript(_ index: Int) -> Double { values[index] }

  /// What fits most people's memories.
  package static let standard = FSRSWeights(known: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// What each weight may be; outside, the formulas have no meaning.
  package static let ranges: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
    0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1,
    1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]
}

extension FSRSWeights: LosslessStringConvertible {
  /// The weights as text that reads back as the same numbers: blanks between them.
  package var description: String { values.map(\.description).joined(separator: " ") }

  /// Weights of text; nil for other text.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    let values = words.compactMap { Double($0) }
    guard values.count == words.count else { return nil }
    self.init(values)
  }
}
