import Terminal
import TerminalUI

extension CourseListScreen {
  func drawAll(on canvas: inout Canvas, in rect: Rect) {
    let head = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    drawHead(on: &canvas, in: head)
    let hasRule = rect.height >= 8
    if hasRule { canvas.drawRule(y: rect.minY + 1, in: rect, style: Theme.secondary) }
    let body = rect.inset(by: EdgeInsets(top: hasRule ? 2 : 1))
    let listWidth = isWide ? min(84, body.width / 2) : body.width
    list.draw(on: &canvas, in: body.inset(by: EdgeInsets(right: body.width - listWidth)))
    if isWide { drawDetail(on: &canvas, in: body.inset(by: EdgeInsets(left: listWidth))) }
    if let field = viewModel.filterField { drawFilter(field, on: &canvas, in: head) }
  }

  private func drawDetail(on canvas: inout Canvas, in rect: Rect) {
    let line = Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
    canvas.fill(line, with: canvas.capabilities.boxBorder.vertical, style: Theme.secondary)
    detailPlace = rect.inset(by: EdgeInsets(left: 2))
    canvas.clipped(to: detailPlace) { detail?.draw(on: &$0, in: detailPlace) }
  }

  /// Where one is, and by what the list is filtered.
  private func drawHead(on canvas: inout Canvas, in row: Rect) {
    var x = row.minX + 1
    x += canvas.write(title, at: Point(x: x, y: row.minY), style: Theme.title) + 2
    if viewModel.isFiltered {
      let filter = "/ \(viewModel.filter)".truncated(
        to: max(0, row.maxX - 1 - x), ellipsis: canvas.capabilities.ellipsis)
      x += canvas.write(filter, at: Point(x: x, y: row.minY), style: Theme.accent) + 2
    }
    let name = canvas.capabilities.isASCIIOnly ? "malmoi" : "말모이 malmoi"
    let nameX = row.maxX - 1 - name.displayWidth
    guard nameX >= x else { return }
    canvas.write(name, at: Point(x: nameX, y: row.minY), style: Theme.secondary)
  }

  private func drawFilter(_ field: TextField, on canvas: inout Canvas, in row: Rect) {
    canvas.fill(row)
    canvas.write("/", at: Point(x: row.minX + 1, y: row.minY), style: Theme.accent)
    field.draw(on: &canvas, in: row.inset(by: EdgeInsets(left: 3, right: 1)), isFocused: true)
  }
}
