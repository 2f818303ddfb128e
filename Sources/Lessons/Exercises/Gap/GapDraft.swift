import UnicodeText

/// A sentence with one word left out, which is typed in its place, or chosen among others.
package struct GapDraft: Hashable, Sendable {
  /// The words before the gap, with their punctuation.
  package let before: [String]
  /// The words after it.
  package let after: [String]
  /// The word of the model answer that is left out.
  package let missing: String
  /// Punctuation between the gap and the words before it.
  package let opening: String
  /// Punctuation between the gap and the words after it.
  package let closing: String
  /// Words to choose from, the missing one among them; empty where it has to be typed.
  package private(set) var choices: [String] = []
  /// What stands in the gap so far.
  package var text = ""

  /// A sentence with its `index`th word left out.
  init(_ words: [String], leavingOut index: Int) {
    let edges = WordEdges(words[index], quotes: SingleQuotes(in: words))
    before = Array(words[..<index])
    after = Array(words[(index + 1)...])
    missing = edges.core
    opening = edges.leading
    closing = edges.trailing
  }

  /// Offers words to choose from.
  mutating func offer(_ words: [String]) {
    choices = words
  }

  /// The sentence with what stands in the gap.
  package var given: String { readings[0] }

  /// The sentence with what stands in the gap, or what was typed as the whole sentence.
  package var readings: [String] { GapPlacing(text, in: self).sentences }

  /// The sentence with a word in the gap.
  func filled(with word: String) -> String {
    (before + [opening + word.trimmingWhitespace + closing] + after).joined(separator: " ")
  }
}
