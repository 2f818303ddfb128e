import Decks
import Storage

/// What became of one file.
struct DeckReport {
  let path: String
  /// What is in it; nil when it was refused.
  let deck: ConvertedDeck?
  let courses: [PlacedCourse]
  /// Why it was refused.
  let error: DeckError?
  /// What was kept of it; nil when nothing was to be.
  var kept: KeptImport?
  /// What it is taken back by.
  var id: ImportID?

  init(path: String, deck: ConvertedDeck, courses: [PlacedCourse]) {
    self.path = path
    self.deck = deck
    self.courses = courses
    error = nil
  }

  init(path: String, refused error: DeckError) {
    self.path = path
    self.error = error
    deck = nil
    courses = []
  }

  /// Whether every note of it is among the sentences.
  var isWhole: Bool { error == nil && deck?.ledger.leftOutCount == 0 && !courses.isEmpty }
}
