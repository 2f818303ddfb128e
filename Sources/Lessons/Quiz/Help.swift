/// Help that was taken for an answer.
package struct Help: Hashable, Sendable {
  /// How often it was asked for.
  package var hints: Int
  /// Words that it gave, each once.
  package var words: Set<String>

  package init(hints: Int = 0, words: Set<String> = []) {
    self.hints = hints
    self.words = words
  }

  /// None at all.
  package static let none = Help()

  /// Adds help that was taken besides.
  mutating func add(_ other: Help) {
    hints += other.hints
    words.formUnion(other.words)
  }

  /// Adds a hint.
  mutating func add(_ hint: Hint) {
    add(Help(hints: 1, words: Set(hint.given)))
  }

  /// Whether it gave more than a third of an answer: what is left shows nothing of what was
  /// recalled.
  func isMostOf(wordCount: Int) -> Bool { words.count * 3 > wordCount }
}
