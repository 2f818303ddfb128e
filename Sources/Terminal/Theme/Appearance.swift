/// What the learner chose about colours, and about words from right to left.
package struct Appearance: Hashable, Sendable {
  /// What text stands on; nil is what the terminal says of itself.
  package var ground: Ground?
  /// Whether nothing is faint.
  package var isStrong: Bool
  /// Who turns words that run from right to left.
  package var letterOrder: LetterOrder

  /// A choice from its parts; nothing chosen unless given.
  package init(
    ground: Ground? = nil, isStrong: Bool = false, letterOrder: LetterOrder = .byTerminal
  ) {
    self.ground = ground
    self.isStrong = isStrong
    self.letterOrder = letterOrder
  }
}
