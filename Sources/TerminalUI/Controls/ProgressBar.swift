import Terminal

/// How far something has come, as a bar and in words.
package struct ProgressBar: Hashable, Sendable {
  /// The part done, from 0 to 1.
  package let fraction: Double

  /// A bar for a part done; what is out of range or no number counts as the nearest end.
  package init(fraction: Double) {
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// A bar for `done` of `total` steps; of no steps, nothing is done.
  package init(done: Int, of total: Int) {
    self.init(fraction: total > 0 ? Double(done) / Double(total) : 0)
  }

  /// The part done in words: whole per cent, 100 only when all is done, 0 only when nothing is.
  package var percentage: String { "\(steps(of: 100)) %" }

  /// The bar in `width` signs.
  package func text(width: Int, capabilities: TerminalCapabilities) -> String {
    let filled = steps(of: max(0, width))
    let (full, empty) = capabilities.barSigns
    return String(repeating: full, count: filled)
      + String(repeating: empty, count: max(0, width) - filled)
  }

  /// Whole steps done of `count`: never all before the end, never none after the beginning.
  private func steps(of count: Int) -> Int {
    if fraction == 1 || fraction == 0 || count < 2 { return Int(fraction * Double(count)) }
    return min(max(Int(fraction * Double(count) + 0.5), 1), count - 1)
  }
}

extension TerminalCapabilities {
  /// The signs of a bar: lines, which terminals draw themselves, in one column with every font.
  ///
  /// The console of Linux shows both alike.
  fileprivate var barSigns: (full: String, empty: String) {
    isASCIIOnly ? ("#", "-") : hasRoundCorners ? ("━", "─") : ("█", "░")
  }
}
