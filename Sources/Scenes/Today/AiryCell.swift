import Terminal
import TerminalUI

/// A card with a blank row above and below what it says, on screens that have rows to give.
struct AiryCell: CollectionCell {
  let content: any CollectionCell
  /// Whether it is what comes next: its bar is as high as the card.
  let isNext: Bool

  func size(fitting width: Int) -> Size {
    Size(width: width, height: content.size(fitting: width).height + 2)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    canvas.raise(rect)
    content.draw(on: &canvas, in: rect.inset(by: EdgeInsets(top: 1, bottom: 1)), state: state)
    guard isNext else { return }
    let bar = Marks(canvas.capabilities).bar
    for y in [rect.minY, rect.maxY - 1] {
      canvas.write(bar, at: Point(x: rect.minX, y: y), style: style.tinted(.accent))
    }
    canvas.raise(rect)
  }
}
