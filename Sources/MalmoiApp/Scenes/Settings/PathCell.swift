import Terminal
import TerminalUI

/// A path behind its name; where it does not fit beside it, whole below.
struct PathCell: CollectionCell {
  let title: String
  let path: String

  func size(fitting width: Int) -> Size {
    Size(width: width, height: isBeside(width: width) ? 1 : 1 + lines(width: width).count)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let x = rect.minX + 3
    canvas.write(
      title.truncated(to: max(0, rect.width - 4), ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: x, y: rect.minY), style: style)
    if isBeside(width: rect.width) {
      canvas.write(
        path, at: Point(x: rect.maxX - 1 - path.displayWidth, y: rect.minY),
        style: style.adding(.dim))
      return
    }
    for (row, line) in lines(width: rect.width).enumerated() {
      canvas.write(line, at: Point(x: x, y: rect.minY + 1 + row), style: style.adding(.dim))
    }
  }

  private func isBeside(width: Int) -> Bool {
    title.displayWidth + path.displayWidth + 6 <= width
  }

  private func lines(width: Int) -> [Substring] { path.wrapped(to: max(1, width - 4)) }
}
