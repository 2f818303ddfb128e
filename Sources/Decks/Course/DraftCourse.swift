import Lessons

/// A course on its way from a deck.
package struct DraftCourse: Sendable {
  /// A sentence with what the deck says beside it.
  package struct Entry: Sendable {
    package let sentence: Sentence
    /// The part of the deck it is in; empty where there are none.
    package let section: String
    /// Its reviews; nil where the deck has none of it.
    package let card: DeckCard?
  }

  package let title: String
  package let description: String
  package let languages: LanguagePair
  /// Whether it asks the other way round than the deck's first.
  package let isReverse: Bool
  /// Whether the deck itself asks none of it in this way.
  package let isTurned: Bool
  package let entries: [Entry]
}

/// What a deck comes to.
package struct ConvertedDeck: Sendable {
  package let format: DeckFormat
  /// What it is called.
  package let title: String
  /// One, or two where it asks both ways.
  package let courses: [DraftCourse]
  /// read = taken + left out, over the notes.
  package let ledger: DeckLedger
  /// Of the reviews.
  package let history: HistoryLedger
  /// Which fields were taken for what.
  package let choices: [FieldChoice]
}
