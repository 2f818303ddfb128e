/// A sentence that is forgotten again and again costs more than it teaches: it is named, so that the
/// learner can do something about it.
package enum Leech {
  /// How often it was forgotten after it was known, as in Anki.
  package static let lapses = 8

  /// Whether to say so now: at the eighth time, and then at every fourth.
  package static func isWorthAWord(lapses: Int) -> Bool {
    lapses >= self.lapses && (lapses - self.lapses) % 4 == 0
  }
}
