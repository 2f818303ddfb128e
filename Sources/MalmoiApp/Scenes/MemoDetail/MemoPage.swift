import Observation
import Terminal
import TerminalUI

/// A memo as a page to scroll: a few facts above its text.
@Observable
final class MemoPage {
  /// The first row that is wanted; drawing stops at the end of the text.
  private(set) var offset = 0

  @ObservationIgnored private var text = ""
  @ObservationIgnored private var rows = WrappedRows("", width: 1)
  @ObservationIgnored private var height = 1
  @ObservationIgnored private var factsHeight = 0

  /// Shows another text, from its start on.
  func show(_ text: String) {
    self.text = text
    rows = WrappedRows(text, width: rows.width)
    if offset != 0 { offset = 0 }
  }

  /// Shows what the text has become, from the row on that is shown now.
  func change(to text: String) {
    self.text = text
    rows = WrappedRows(text, width: rows.width)
  }

  /// Scrolls as a key asks, as far as the text goes; Home and End go to its ends.
  func scroll(_ key: Key) {
    switch key {
    case .up: scroll(to: offset - 1)
    case .down: scroll(to: offset + 1)
    case .pageUp: scroll(to: offset - max(1, height - 1))
    case .pageDown: scroll(to: offset + max(1, height - 1))
    case .home: scroll(to: 0)
    case .end: scroll(to: .max)
    default: break
    }
  }

  /// Takes the wheel of the mouse; false for anything else.
  func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .scrollUp: scroll(to: offset - 3)
    case .scrollDown: scroll(to: offset + 3)
    case .press, .release: return false
    }
    return true
  }

  /// Draws the facts and as much of the text as fits, with signs in the last column where there
  /// is more.
  func draw(_ facts: [[StyledText.Word]], on canvas: inout Canvas, in rect: Rect) {
    let page = rect.inset(by: EdgeInsets(left: 1, right: 2))
    guard !page.isEmpty else { return }
    let header = StyledText(facts, width: page.width, indent: 2)
    lay(out: page.size, factsHeight: facts.isEmpty ? 0 : header.height + 1)
    let first = min(offset, lastOffset(wanted: offset))
    header.draw(on: &canvas, in: page, from: first)
    canvas.clipped(to: page) { canvas in
      for y in page.rows {
        let row = first + y - page.minY - factsHeight
        guard rows.rows.indices.contains(row) else { continue }
        canvas.write(
          rows.rows[row], at: Point(x: page.minX, y: y),
          style: rows.titleRows.contains(row) ? Theme.title : .plain)
      }
    }
    let isMoreBelow = factsHeight + rows.rows.count > first + page.height || !rows.isComplete
    canvas.drawScrollMarks(besides: page, isMoreAbove: first > 0, isMoreBelow: isMoreBelow)
  }

  private func lay(out size: Size, factsHeight: Int) {
    height = size.height
    self.factsHeight = factsHeight
    if rows.width != max(1, size.width) { rows = WrappedRows(text, width: size.width) }
    rows.fill(to: offset.addingClamped(size.height + 1))
  }

  private func scroll(to wanted: Int) {
    let target = max(0, min(wanted, lastOffset(wanted: wanted)))
    if target != offset { offset = target }
  }

  /// The offset that shows the last row, or a greater one that is known to be possible too.
  private func lastOffset(wanted: Int) -> Int {
    rows.fill(to: max(0, wanted).addingClamped(height + 1))
    return max(0, factsHeight + rows.rows.count - height)
  }
}

extension Int {
  /// The sum, or the greatest number when it is greater still.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? .max : sum
  }
}
