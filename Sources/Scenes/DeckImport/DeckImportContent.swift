import AppText
import Decks

/// What stands in the list of a deck that is imported: its fields, then lines of text.
struct DeckImportContent {
  /// A row of the list.
  nonisolated enum Item: Hashable, Sendable {
    /// The field for a side of one of the choices.
    case side(Int, DeckImportViewModel.Side)
    /// One of the lines.
    case line(Int)
  }

  /// The kinds of notes that other fields can be taken of.
  private(set) var choices: [FieldChoice] = []
  /// What is said.
  private(set) var lines: [String] = []

  /// Nothing yet.
  init() {}

  /// What is to stand there; nil while what stood there before may stay.
  init?(_ viewModel: DeckImportViewModel, _ words: Localization) {
    switch viewModel.state {
    case .reading, .keeping, .undoing: return nil
    case .refused(let sentence): lines = [sentence]
    case .preview(let report):
      choices = viewModel.choices
      lines = DeckReportLines(words, isDryRun: true).preview(of: report, without: choices)
    case .done(let report):
      lines = DeckReportLines(words, isDryRun: false).lines(of: report)
    }
  }

  /// The rows from the top.
  var items: [Item] {
    choices.indices.flatMap { index in
      DeckImportViewModel.Side.allCases.map { Item.side(index, $0) }
    } + lines.indices.map(Item.line)
  }
}
