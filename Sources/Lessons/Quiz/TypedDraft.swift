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
    let scalars = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    let opens = scalars.first?.isSentencePunctuation == true
    let closes = scalars.last?.isSentencePunctuation == true
    let trimmed = text.drop(while: \.isWhitespace)
    let body = trimmed.dropLast(trimmed.reversed().prefix(while: \.isWhitespace).count)
    return (opens ? "" : leading) + body + (closes ? "" : trailing)
  }
}
