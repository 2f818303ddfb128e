import UnicodeText

/// A sentence with one word left out, which is typed in its place.
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
  /// What is typed in the gap so far.
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

  /// The sentence with what is typed in the gap.
  package var given: String {
    (before + [opening + text.trimmingWhitespace + closing] + after).joined(separator: " ")
  }
}
