import Observation
import Terminal
import TerminalUI

/// Shows as much of a text as fits, and scrolls to the rest.
@Observable
final class TextScroll {
  /// The first row that is seen.
  private(set) var offset = 0
  /// Rows that did not fit when the text was last drawn.
  @ObservationIgnored private var overflow = 0
  @ObservationIgnored private var page = 1

  /// Goes back to the first row.
  func reset() {
    if offset != 0 { offset = 0 }
  }

  /// Scrolls as a key asks, as far as the text goes.
  func scroll(_ move: FocusMove) {
    switch move {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .left, .right, .lineStart, .lineEnd: break
    }
  }

  /// Draws the rows that are seen, with a sign in the margin where more follow.
  func draw(_ text: StyledText, on canvas: inout Canvas, in rect: Rect) {
    overflow = max(0, text.height - rect.height)
    page = max(1, rect.height - 1)
    let first = min(offset, overflow)
    text.draw(on: &canvas, in: rect, from: first)
    guard first < overflow else { return }
    let sign = Marks(canvas.capabilities).more
    canvas.write(sign, at: Point(x: rect.maxX, y: rect.maxY - 1), style: Theme.accent)
  }

  private func scroll(by rows: Int) {
    let target = max(0, min(offset + rows, overflow))
    if target != offset { offset = target }
  }
}
