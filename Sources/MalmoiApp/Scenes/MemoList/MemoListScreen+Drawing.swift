import Terminal
import TerminalUI

extension MemoListScreen {
  /// Where one is, and what is searched for.
  var head: RootHead { RootHead(.memos, filter: viewModel.filter, words: words) }

  func drawAll(on canvas: inout Canvas, in rect: Rect) {
    headPlace = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    head.draw(on: &canvas, in: headPlace)
    let hasRule = rect.height >= 8
    if hasRule { canvas.drawRule(y: rect.minY + 1, in: rect, style: Theme.secondary) }
    let body = rect.inset(by: EdgeInsets(top: hasRule ? 2 : 1))
    let listWidth = isWide ? min(84, body.width / 2) : body.width
    drawList(on: &canvas, in: body.inset(by: EdgeInsets(right: body.width - listWidth)))
    if isWide { drawDetail(on: &canvas, in: body.inset(by: EdgeInsets(left: listWidth))) }
    if let field = viewModel.filterField { drawFilter(field, on: &canvas, in: headPlace) }
  }

  /// Draws the list with signs where it goes on, in the last column, which cells leave free.
  private func drawList(on canvas: inout Canvas, in rect: Rect) {
    list.draw(on: &canvas, in: rect)
    let seen = list.visibleRows
    canvas.drawScrollMarks(
      besides: rect.inset(by: EdgeInsets(right: 1)), isMoreAbove: seen.lowerBound > 0,
      isMoreBelow: seen.upperBound < list.contentHeight)
  }

  private func drawDetail(on canvas: inout Canvas, in rect: Rect) {
    let line = Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
    canvas.fill(line, with: canvas.capabilities.boxBorder.vertical, style: Theme.secondary)
    detailPlace = rect.inset(by: EdgeInsets(left: 1))
    let cursor = canvas.cursor
    canvas.clipped(to: detailPlace) { detail?.draw(on: &$0, in: detailPlace) }
    canvas.cursor = cursor
  }

  private func drawFilter(_ field: TextField, on canvas: inout Canvas, in row: Rect) {
    canvas.fill(row)
    canvas.write("/", at: Point(x: row.minX + 1, y: row.minY), style: Theme.accent)
    field.draw(on: &canvas, in: row.inset(by: EdgeInsets(left: 3, right: 1)), isFocused: true)
  }

  /// Clicks go to what is seen under the pointer, the detail beside the list too.
  func handle(_ mouse: MouseEvent) -> Bool {
    if mouse.action == .press, let root = head.root(at: mouse.position, in: headPlace) {
      viewModel.context.go(to: root)
      return true
    }
    if isWide, let detail, detailPlace.contains(mouse.position) {
      return detail.handle(.mouse(mouse))
    }
    return list.handle(mouse)
  }
}
