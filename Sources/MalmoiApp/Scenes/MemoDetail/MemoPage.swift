import Observation
import Terminal
import TerminalUI

/// A memo as a page to scroll: a few facts above its text.
@Observable
final class MemoPage {
  /// The first row that is wanted; drawing stops at the end of the text.
  private(set) var offset = 0
  /// The bytes of the text before the first row that is wrapped: `offset` counts from there.
  private var origin = 0

  @ObservationIgnored private var text = ""
  @ObservationIgnored private var rows = WrappedRows("", width: 1)
  @ObservationIgnored private var height = 1
  /// Rows of the facts above the text, whether they are in reach or not.
  @ObservationIgnored private var allFactsHeight = 0

  /// Shows another text, from its start on.
  func show(_ text: String) {
    self.text = text
    scrollToStart(of: WrappedRows(text, width: rows.width))
  }

  /// Shows what the text has become, from the row on that is shown now.
  func change(to text: String) {
    self.text = text
    rows = WrappedRows(text, width: rows.width, near: rows.offset)
    show(from: offset)
  }

  /// Scrolls as a key asks, as far as the text goes; Home and End go to its ends.
  func scroll(_ key: Key) {
    switch key {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, height - 1))
    case .pageDown: scroll(by: max(1, height - 1))
    case .home: scrollToStart(of: rows.isFromStart ? rows : WrappedRows(text, width: rows.width))
    case .end: scrollToEnd()
    default: break
    }
  }

  /// Takes the wheel of the mouse; false for anything else.
  func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .scrollUp: scroll(by: -3)
    case .scrollDown: scroll(by: 3)
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
    if rows.isFromStart { header.draw(on: &canvas, in: page, from: first) }
    canvas.clipped(to: page) { canvas in
      for y in page.rows {
        let row = first + y - page.minY - factsHeight
        guard rows.rows.indices.contains(row) else { continue }
        canvas.write(
          rows.rows[row].text, at: Point(x: page.minX, y: y),
          style: rows.rows[row].isTitle ? Theme.title : .plain)
      }
    }
    let isMoreBelow = factsHeight + rows.rows.count > first + page.height || !rows.isComplete
    canvas.drawScrollMarks(
      besides: page, isMoreAbove: first > 0 || origin > 0, isMoreBelow: isMoreBelow)
  }

  private func lay(out size: Size, factsHeight: Int) {
    height = size.height
    allFactsHeight = factsHeight
    if rows.width != max(1, size.width) { rows.wrap(to: size.width) }
    rows.fill(to: offset.addingClamped(size.height + 1))
  }

  /// Rows above the first one of the text that is wrapped.
  private var factsHeight: Int { rows.isFromStart ? allFactsHeight : 0 }

  private func scroll(by distance: Int) {
    var wanted = offset + distance
    if wanted < 0, !rows.isFromStart {
      wanted += rows.fillBefore(max(height, -wanted))
      wanted += factsHeight
    }
    show(from: max(0, min(wanted, lastOffset(wanted: wanted))))
  }

  private func scrollToStart(of rows: WrappedRows) {
    self.rows = rows
    show(from: 0)
  }

  /// However long the text is, only what is shown at its end is wrapped.
  private func scrollToEnd() {
    rows.fillToEnd(showing: height)
    show(from: max(0, factsHeight + rows.rows.count - height))
  }

  private func show(from row: Int) {
    if origin != rows.offset { origin = rows.offset }
    if offset != row { offset = row }
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
