/// A sentence with its card.
package struct DueCard: Hashable, Sendable, Identifiable {
  /// The sentence.
  package let id: SentenceKey
  /// How it is remembered.
  package let card: Card
  /// Whether there is no answer yet; the card then is none, only when it wants to be asked.
  package let isFirst: Bool
  /// The day of its course, counted from zero; nil when it is not known.
  package let dayIndex: Int?
  /// How it is asked; nil when that is not known.
  package let kind: ExerciseKind?

  /// A sentence with its card.
  package init(
    id: SentenceKey, card: Card, isFirst: Bool = false, dayIndex: Int? = nil,
    kind: ExerciseKind? = nil
  ) {
    self.id = id
    self.card = card
    self.isFirst = isFirst
    self.dayIndex = dayIndex
    self.kind = kind
  }
}
