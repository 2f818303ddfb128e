/// An answer being written by hand.
package struct TypedDraft: Hashable, Sendable {
  /// As typed so far.
  package var text = ""
  /// Punctuation that stands before the answer and need not be typed.
  package let leading: String
  /// Punctuation that stands after the answer and need not be typed.
  package let trailing: String

  /// The text with the fixed punctuation where the learner typed none.
  package var given: String {
    let body = text.trimmingWhitespace
    let opens = body.unicodeScalars.first?.isSentencePunctuation == true
    let closes = body.unicodeScalars.last?.isSentencePunctuation == true
    return (opens ? "" : leading) + body + (closes ? "" : trailing)
  }

  /// A text without the fixed punctuation at its edges, unless the learner typed that.
  func withoutFixedSigns(_ text: String) -> String {
    var words = text[...]
    if !leading.isEmpty, words.hasPrefix(leading), !self.text.hasPrefix(leading) {
      words.removeFirst(leading.count)
    }
    if !trailing.isEmpty, words.hasSuffix(trailing), !self.text.hasSuffix(trailing) {
      words.removeLast(trailing.count)
    }
    return String(words)
  }
}
