import Terminal
import TerminalUI

extension CourseListScreen {
  /// Where one is, and by what the list is filtered.
  var head: RootHead { RootHead(.courses, filter: viewModel.filter, words: words) }

  func drawAll(on canvas: inout Canvas, in rect: Rect) {
    headPlace = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    head.draw(on: &canvas, in: headPlace)
    let hasRule = rect.height >= 8
    if hasRule { canvas.drawRule(y: rect.minY + 1, in: rect, style: Theme.secondary) }
    let body = rect.inset(by: EdgeInsets(top: hasRule ? 2 : 1))
    let listWidth = isWide ? min(84, body.width / 2) : body.width
    list.draw(on: &canvas, in: body.inset(by: EdgeInsets(right: body.width - listWidth)))
    if isWide { drawDetail(on: &canvas, in: body.inset(by: EdgeInsets(left: listWidth))) }
    if let field = viewModel.filterField { drawFilter(field, on: &canvas, in: headPlace) }
  }

  private func drawDetail(on canvas: inout Canvas, in rect: Rect) {
    let line = Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
    canvas.fill(line, with: canvas.capabilities.boxBorder.vertical, style: Theme.secondary)
    detailPlace = rect.inset(by: EdgeInsets(left: 2))
    canvas.clipped(to: detailPlace) { detail?.draw(on: &$0, in: detailPlace) }
  }

  private func drawFilter(_ field: TextField, on canvas: inout Canvas, in row: Rect) {
    canvas.fill(row)
    canvas.write("/", at: Point(x: row.minX + 1, y: row.minY), style: Theme.accent)
    field.draw(on: &canvas, in: row.inset(by: EdgeInsets(left: 3, right: 1)), isFocused: true)
  }
}
