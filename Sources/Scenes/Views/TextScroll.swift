import Observation
import Terminal
import TerminalUI

/// Shows as much of a text as fits, and scrolls to the rest.
@Observable
final class TextScroll {
  /// The first row that is wanted; drawing stops at the end of the text.
  private(set) var offset = 0
  /// Rows that did not fit when the text was last drawn.
  @ObservationIgnored private(set) var overflow = 0
  /// Rows that were seen when the text was last drawn.
  @ObservationIgnored private var height = 1

  /// Goes back to the first row.
  func reset() {
    if offset != 0 { offset = 0 }
  }

  /// Scrolls as a key asks, as far as the text goes.
  func scroll(_ move: FocusMove) {
    switch move {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, height - 1))
    case .pageDown: scroll(by: max(1, height - 1))
    case .left, .right, .lineStart, .lineEnd: break
    }
  }

  /// Scrolls by rows, down when positive, as far as the text goes.
  func scroll(by rows: Int) {
    let target = max(0, min(min(offset, overflow) + rows, overflow))
    if target != offset { offset = target }
  }

  /// Scrolls as little as shows some rows, the first of them when there is no room for all.
  func reveal(_ rows: Range<Int>) {
    let first = min(offset, overflow)
    let target = min(max(first, rows.upperBound - height), rows.lowerBound)
    if target != offset { offset = max(0, target) }
  }

  /// Draws the rows that are seen, with a sign in the column right of `rect` where there are more.
  func draw(_ text: StyledText, on canvas: inout Canvas, in rect: Rect) {
    overflow = max(0, text.height - rect.height)
    height = rect.height
    let first = min(offset, overflow)
    text.draw(on: &canvas, in: rect, from: first)
    canvas.drawScrollMarks(besides: rect, isMoreAbove: first > 0, isMoreBelow: first < overflow)
  }
}
