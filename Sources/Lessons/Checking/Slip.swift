/// A small mistake that a right answer may have.
package enum Slip: Hashable, Sendable {
  /// One letter off in one word.
  case spelling(SpellingDifference)
  /// Words run together or torn apart, in a language where that is easily done.
  case spacing
}
