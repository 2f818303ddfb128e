/// A sentence with its card.
package struct DueCard: Hashable, Sendable, Identifiable {
  /// The sentence.
  package let id: SentenceKey
  /// How it is remembered.
  package let card: Card

  /// A sentence with its card.
  package init(id: SentenceKey, card: Card) {
    self.id = id
    self.card = card
  }
}
