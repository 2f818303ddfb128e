/// Chooses the day a sentence comes back on, among those that its fuzz may draw, so that no day is a
/// mountain.
///
/// The log keeps what a day is drawn from, not the day: so it is the seed that is chosen, and a
/// replay draws the same day on every machine.
package struct ReviewBalance {
  /// How many seeds are looked at: enough to draw nearly all days of any range.
  package static let candidateCount = 32

  private let loads: [StudyDay: Int]
  private let wishes: ReviewWishes

  /// A balance of what is due already.
  ///
  /// - Parameter loads: how many reviews the days have that may be drawn.
  package init(_ wishes: ReviewWishes, loads: [StudyDay: Int]) {
    self.wishes = wishes
    self.loads = loads
  }

  /// The seeds that are looked at, the given one first.
  package static func seeds(from first: UInt64) -> [UInt64] {
    var generator = SeededGenerator(seed: first)
    // Shifted, they fit into the signed numbers of a database.
    return [first] + (1..<candidateCount).map { _ in generator.next() >> 1 }
  }

  /// The seed that draws the lightest day; the first one when there is nothing to choose.
  ///
  /// - Parameters:
  ///   - first: what would be taken without a choice; the others follow from it.
  ///   - draw: the day a seed draws; nil when it draws none, as within short steps.
  package func seed(from first: UInt64, draw: (UInt64) -> StudyDay?) -> UInt64 {
    let drawn = Self.seeds(from: first).compactMap { seed in
      draw(seed).map { (seed: seed, weight: weight(of: $0)) }
    }
    return drawn.min { $0.weight < $1.weight }?.seed ?? first
  }

  /// How little a day is wanted: an easy one counts double, one of an absence comes last.
  private func weight(of day: StudyDay) -> Int {
    let load = loads[day] ?? 0
    if wishes.limit(on: day) == 0 { return load + 1_000_000 }
    return wishes.easyDays.contains(day.weekday) ? 2 * load + 1 : load
  }
}
