/// A word the author wants among the blocks though it belongs to no answer.
package struct Distractor: Hashable, Sendable {
  package let word: String
  /// What is wrong with it here, in the author's words: told to those who chose it.
  package let why: String?

  package init(word: String, why: String? = nil) {
    self.word = word
    self.why = why
  }
}

extension Distractor: ExpressibleByStringLiteral {
  package init(stringLiteral word: String) {
    self.init(word: word)
  }
}
