import AppText
import Terminal
import TerminalUI

/// A line of the report on a deck, wrapped.
struct DeckLineCell: CollectionCell {
  let text: String

  func size(fitting width: Int) -> Size {
    Size(width: width, height: max(1, lines(width).count))
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    for (row, line) in lines(rect.width).enumerated() {
      canvas.write(line, at: Point(x: rect.minX + 1, y: rect.minY + row), style: style)
    }
  }

  private func lines(_ width: Int) -> [Substring] { text.printable.wrapped(to: max(1, width - 2)) }
}
