/// What separates a given answer from the accepted one that was most plausibly meant, word by word.
package struct Difference: Hashable, Sendable {
  /// What became of a word.
  package enum Token: Hashable, Sendable {
    /// In both, in its place.
    case kept(String)
    /// Expected here and not given.
    case missing(String)
    /// Given here and not expected anywhere.
    case extra(String)
    /// Given here and expected in another place.
    case misplaced(String)
  }

  /// In the order of the given answer, with what is missing where it belongs.
  package let tokens: [Token]
  /// What kinds of things are wrong, in that order.
  package let reasons: [Reason]

  package init(tokens: [Token], reasons: [Reason]) {
    self.tokens = tokens
    self.reasons = reasons
  }
}
