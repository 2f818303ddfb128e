import Decks
import Lessons
import Storage

/// What became of one file.
package struct DeckReport: Sendable {
  /// The file, as it was named.
  package let path: String
  /// What is in it; nil when it was refused.
  package let deck: ConvertedDeck?
  /// The courses that it is, or will be.
  package let courses: [PlacedCourse]
  /// Why it was refused.
  package let error: DeckError?
  /// What was kept of it; nil when nothing was to be.
  package var kept: KeptImport?
  /// What it is taken back by.
  package var id: ImportID?

  /// A file with what is in it.
  package init(path: String, deck: ConvertedDeck, courses: [PlacedCourse]) {
    self.path = path
    self.deck = deck
    self.courses = courses
    error = nil
  }

  /// A file that was refused.
  package init(path: String, refused error: DeckError) {
    self.path = path
    self.error = error
    deck = nil
    courses = []
  }

  /// Whether every note of it is among the sentences.
  package var isWhole: Bool { error == nil && deck?.ledger.leftOutCount == 0 && !courses.isEmpty }

  /// What it can be taken back by; nil when it changed nothing.
  package var undoID: ImportID? { kept?.isChange == true ? id : nil }
}
