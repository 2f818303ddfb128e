/// A sentence that was answered, as far as its words are asked for.
package struct StudiedSentence: Hashable, Sendable {
  /// The sentence.
  package let id: SentenceKey
  /// The answer its blocks are made from.
  package let answer: AnswerPath
  /// How it is remembered.
  package let card: Card

  /// A sentence of these parts.
  package init(id: SentenceKey, answer: AnswerPath, card: Card) {
    self.id = id
    self.answer = answer
    self.card = card
  }
}
