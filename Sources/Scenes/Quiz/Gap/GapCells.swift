import Lessons
import Terminal
import TerminalUI

/// A word that stands in the sentence.
struct GapWordCell: CollectionCell {
  let text: String

  func size(fitting width: Int) -> Size {
    Size(width: min(text.displayWidth, width), height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    canvas.write(
      text.truncated(to: rect.width, ellipsis: canvas.capabilities.ellipsis), at: rect.origin,
      style: Theme.prompt)
  }
}

/// The place of the word that is missing: what is typed, the caret, and dots for the rest.
struct GapCell: CollectionCell {
  let draft: GapDraft

  func size(fitting width: Int) -> Size {
    let typed = max(draft.text.displayWidth, draft.missing.displayWidth) + 1
    let edges = draft.opening.displayWidth + draft.closing.displayWidth
    return Size(width: max(1, min(typed + edges, width)), height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let room = max(0, rect.width - draft.opening.displayWidth - draft.closing.displayWidth)
    let y = rect.minY
    let start = rect.minX + canvas.write(draft.opening, at: rect.origin, style: Theme.prompt)
    let dot = canvas.capabilities.isASCIIOnly ? "." : "·"
    // As many as the word has columns: none is left once it is typed.
    let dots = min(draft.missing.displayWidth, room)
    canvas.write(
      String(repeating: dot, count: dots), at: Point(x: start, y: y), style: Theme.faded)
    let typed = draft.text.end(
      in: max(dots, room - 1), ellipsis: canvas.capabilities.ellipsis)
    let columns = canvas.write(
      typed, at: Point(x: start, y: y), style: Theme.accent.adding(.underline))
    canvas.write(
      draft.closing, at: Point(x: start + max(columns, dots), y: y), style: Theme.prompt)
    if state.isFocused { canvas.cursor = Point(x: start + columns, y: y) }
  }
}
