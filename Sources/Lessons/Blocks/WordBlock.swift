/// One tile of the bank.
///
/// Identity is the instance, equality for checking is the text: two blocks "the" are two
/// blocks, each right in either place.
package struct WordBlock: Hashable, Sendable, Identifiable {
  /// Unique within a quiz session, over all its sentences.
  package struct ID: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  package let id: ID
  /// Whether the learner made it of a word that right answers have and the bank has not.
  package let isOwn: Bool
  /// Without edge punctuation; holds white space only where the author joined words with `~`.
  package let text: String

  package init(id: ID, text: String, isOwn: Bool = false) {
    self.id = id
    self.isOwn = isOwn
    self.text = text
  }
}
