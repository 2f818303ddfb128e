/// A difference that does not matter, worth a word.
package enum Remark: Hashable, Sendable, CaseIterable {
  case whitespace
  case letterCase
  /// Another sign for an apostrophe or a quotation mark.
  case apostrophes
  /// Punctuation at the edge of a word or of the sentence.
  case punctuation
  /// Another accepted wording than the first one.
  case alternativeWording
  /// Accepted because the learner said so before.
  case ownAnswer
}
