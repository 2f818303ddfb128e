import AppText
import Lessons
import Terminal
import TerminalUI

/// A letter, a syllable or a meaning, with the digit that takes it where there is one.
struct HangulCell: CollectionCell {
  let text: String
  let label: Int?
  var isWrong = false

  private var shown: String { (label.map { "\($0) " } ?? "") + text }

  func size(fitting width: Int) -> Size {
    Size(width: min(shown.displayWidth + 2, width), height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let base = isWrong ? Theme.wrong : Theme.block
    let style = state.isFocused ? base.adding([.reverse, .bold]) : base
    canvas.fill(rect, style: style)
    let body = canvas.capabilities.hasGrounds ? " \(shown) " : "[\(shown)]"
    canvas.write(
      body.truncated(to: rect.width, ellipsis: canvas.capabilities.ellipsis), at: rect.origin,
      style: style)
    if state.isFocused { canvas.cursor = rect.origin }
  }
}

/// The place where letters come together, before there is one.
struct HangulSlotCell: CollectionCell {
  func size(fitting width: Int) -> Size { Size(width: min(6, width), height: 1) }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let dot = canvas.capabilities.isASCIIOnly ? "." : "·"
    canvas.write(
      String(repeating: dot, count: rect.width), at: rect.origin, style: Theme.gap)
  }
}
