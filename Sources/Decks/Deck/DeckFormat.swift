/// The programs, or kinds of file, that decks come from; the raw values are those of `--as`.
package enum DeckFormat: String, Hashable, Sendable, CaseIterable {
  /// Anki's packages (`.apkg`, `.colpkg`) and its database alone.
  case anki
  /// Anki's notes in plain text, with its header lines.
  case ankiText = "anki-text"
  /// A table of a spreadsheet.
  case csv
  /// A table parted by tabs.
  case tsv
  /// What Quizlet exports: terms and definitions without quotation marks.
  case quizlet
  /// Pairs of tatoeba.org as manythings.org/anki gives them out.
  case tatoeba
  /// A course of LibreLingo: a folder of YAML.
  case libreLingo = "librelingo"
  /// Cards of hascard: Markdown with `---` between them.
  case hascard
  /// Cards of hashcards: `Q:`, `A:`, `C:`.
  case hashcards
  /// Cards of repeater: those of hashcards and `front::back`.
  case repeater
}
