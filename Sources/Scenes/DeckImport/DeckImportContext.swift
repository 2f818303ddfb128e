/// What the import of a deck needs.
protocol DeckImportContext: DrawingContext, WorkContext, StoreContext, NoticeContext {}

/// Leads to the import of a deck.
protocol DecksContext: AnyObject {
  /// Asks for a file and imports it as the learner wants; returns whether the courses changed.
  func importDeck() async -> Bool
}
