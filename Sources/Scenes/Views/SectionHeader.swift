import Terminal
import TerminalUI

/// The heading of a section, in one row.
struct SectionHeader: CollectionCell {
  let title: String

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    canvas.write(
      " " + title.truncated(to: rect.width - 2, ellipsis: canvas.capabilities.ellipsis),
      at: rect.origin, style: Theme.secondary.adding(.bold))
  }
}
