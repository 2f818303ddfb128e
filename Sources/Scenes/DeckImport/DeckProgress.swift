import AppText
import Decks
import Terminal

/// Says what is being done with a deck, with a bar where it is known how much there is.
struct DeckProgress {
  private let sentence: String
  /// From 0 to 1.
  private let share: Double?

  /// What is said of a state; nil where there is something to look at.
  ///
  /// - Parameter isFirst: whether nothing stood there before.
  init?(_ state: DeckImportViewModel.State, isFirst: Bool, _ words: Localization) {
    switch state {
    case .reading(nil) where !isFirst: return nil
    case .reading(nil): (sentence, share) = (words[.importReading], nil)
    case .reading(let progress?):
      sentence = words.sentence(for: progress)
      share = progress.total.map { Double(progress.done) / Double(max(1, $0)) }
    case .keeping: (sentence, share) = (words[.importKeeping], nil)
    case .undoing: (sentence, share) = (words[.importUndoing], nil)
    case .preview, .done, .refused: return nil
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.clipped(to: rect) { canvas in
      canvas.write(
        sentence.truncated(to: rect.width, ellipsis: canvas.capabilities.ellipsis),
        at: Point(x: rect.minX, y: rect.minY + 1))
      guard let share else { return }
      let bar = Rect(x: rect.minX, y: rect.minY + 3, width: rect.width, height: 1)
      canvas.fill(bar, style: Theme.raised)
      let filled = Int((Double(bar.width) * min(max(share, 0), 1)).rounded())
      canvas.fill(
        Rect(x: bar.minX, y: bar.minY, width: filled, height: 1),
        style: Theme.accent.adding(.reverse))
    }
  }
}
