import AppText
import Terminal
import TerminalUI

/// The app's name as what it is about, three blocks put together, and a word to somebody who has not
/// begun.
struct WelcomeCell: CollectionCell {
  /// 말모이, "gathering words".
  private static let syllables = ["말", "모", "이"]

  let words: Localization
  /// Whether there is room for the name.
  let hasName: Bool

  func size(fitting width: Int) -> Size {
    Size(width: width, height: (hasName ? 2 : 0) + text(width: width).height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    var place = rect.inset(by: EdgeInsets(left: 2, right: 1))
    if hasName {
      drawName(on: &canvas, in: place)
      place = place.inset(by: EdgeInsets(top: 2))
    }
    text(width: rect.width).draw(on: &canvas, in: place)
  }

  private func drawName(on canvas: inout Canvas, in place: Rect) {
    var x = place.minX
    let isPlain = canvas.capabilities.isASCIIOnly
    for syllable in isPlain ? ["malmoi"] : Self.syllables {
      let block = canvas.capabilities.hasGrounds ? " \(syllable) " : "[\(syllable)]"
      x += canvas.write(block, at: Point(x: x, y: place.minY), style: Theme.answer) + 1
    }
    canvas.write(
      words[.todayMotto].truncated(
        to: max(0, place.maxX - x - 1), ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: x + 1, y: place.minY), style: Theme.secondary)
  }

  private func text(width: Int) -> StyledText {
    StyledText([StyledText.words(words[.todayWelcome], .plain)], width: max(1, width - 3))
  }
}
