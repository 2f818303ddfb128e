import Terminal
import TerminalUI

/// A path behind its name; where it does not fit beside it, whole below.
struct PathCell: CollectionCell {
  let title: String
  let path: String
  /// The columns of the longest title of the settings.
  var titleColumns = 0
  /// What is there; empty unless it has the focus.
  var explanation = ""

  func size(fitting width: Int) -> Size {
    let rows = isBeside(width: width) ? 1 : 1 + lines(width: width).count
    return Size(width: width, height: rows + ExplanationLines(explanation, width: width).height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    let explanation = ExplanationLines(explanation, width: rect.width)
    let place = rect.inset(by: EdgeInsets(bottom: explanation.height))
    canvas.fill(place, style: style)
    explanation.draw(on: &canvas, in: rect.inset(by: EdgeInsets(top: place.height)))
    let x = rect.minX + 3
    canvas.write(
      title.truncated(to: max(0, rect.width - 4), ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: x, y: rect.minY), style: style)
    if isBeside(width: rect.width) {
      canvas.write(
        path, at: Point(x: rect.minX + titleColumns + 8, y: rect.minY), style: style.adding(.dim))
      return
    }
    for (row, line) in lines(width: rect.width).enumerated() {
      canvas.write(line, at: Point(x: x, y: rect.minY + 1 + row), style: style.adding(.dim))
    }
  }

  private func isBeside(width: Int) -> Bool {
    titleColumns + 8 + path.displayWidth < width
  }

  private func lines(width: Int) -> [Substring] { path.wrapped(to: max(1, width - 4)) }
}
