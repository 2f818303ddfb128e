import Lessons
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
  /// What is marked in the text.
  private var search: TextSearch?
  /// A place that is to be in sight once the page is laid out.
  @ObservationIgnored private var wantedPlace: String.Index?
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

  /// Marks what is searched for, and brings the first place of it into sight.
  func mark(_ search: TextSearch?) {
    guard search != self.search else { return }
    self.search = search
    wantedPlace = search?.firstRange(in: text, after: text.startIndex)?.lowerBound
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
        draw(row, on: &canvas, at: Point(x: page.minX, y: y), width: page.width)
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
    if let wantedPlace { bringIntoSight(wantedPlace) }
    rows.fill(to: offset.addingClamped(size.height + 1))
  }

  private func draw(_ row: Int, on canvas: inout Canvas, at point: Point, width: Int) {
    let style = rows.rows[row].isTitle ? Theme.title : .plain
    guard let search, !search.isEmpty else {
      canvas.write(rows.rows[row].text, at: point, style: style)
      return
    }
    MarkedText(rows: rows.rows, row: row, of: text, search)
      .draw(on: &canvas, at: point, width: width, style: style)
  }

  private func bringIntoSight(_ place: String.Index) {
    wantedPlace = nil
    let bytes = text.utf8.distance(from: text.startIndex, to: place)
    rows = WrappedRows(text, width: rows.width, near: bytes < Self.nearStart ? 0 : bytes)
    var count = height + 1
    rows.fill(to: count)
    while let last = rows.rows.last, last.start <= place, !rows.isComplete {
      count *= 2
      rows.fill(to: count)
    }
    let row = rows.rows.lastIndex { $0.start <= place } ?? 0
    var wanted = row + factsHeight - height / 3
    if row + factsHeight < height, rows.isFromStart { wanted = 0 }
    if wanted < 0, !rows.isFromStart { wanted += rows.fillBefore(height) + factsHeight }
    show(from: max(0, min(wanted, lastOffset(wanted: wanted))))
  }

  /// Bytes of a text before a place that are wrapped to come to it from the start.
  private static let nearStart = 8 * 1_024

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

extension MarkedText {
  /// A row of a text with what was found in it, also where that goes on from the row before or into
  /// the next one.
  fileprivate init(rows: [WrappedRows.Row], row: Int, of text: String, _ search: TextSearch) {
    let shown = String(rows[row].text)
    guard !rows[row].hasTabs else {
      self.init(shown[...], marks: search.ranges(in: shown))
      return
    }
    let first = row > 0 && !rows[row - 1].hasTabs ? rows[row - 1].start : rows[row].start
    let hasNext = row + 1 < rows.count && !rows[row + 1].hasTabs
    let last = rows[hasNext ? row + 1 : row].text.endIndex
    let around = String(text[first..<last])
    let before = text.utf8.distance(from: first, to: rows[row].start)
    let marks = search.ranges(in: around).compactMap { range -> Range<String.Index>? in
      let offsets = [range.lowerBound, range.upperBound].map {
        around.utf8.distance(from: around.startIndex, to: $0) - before
      }
      let part = (max(0, offsets[0])..<max(0, offsets[1])).clamped(to: 0..<shown.utf8.count)
      guard !part.isEmpty else { return nil }
      return shown.utf8.index(
        shown.startIndex, offsetBy: part.lowerBound)..<shown.utf8.index(
          shown.startIndex, offsetBy: part.upperBound)
    }
    self.init(shown[...], marks: marks)
  }
}
