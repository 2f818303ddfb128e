import Terminal
import TerminalUI

extension MemoListScreen {
  /// Where one is, and what is searched for.
  var head: RootHead { RootHead(.memos, filter: viewModel.filter, words: words) }

  func drawAll(on canvas: inout Canvas, in rect: Rect) {
    parts = RootLayout(in: rect, isWide: isWide)
    parts.draw(head, on: &canvas)
    list.draw(on: &canvas, in: parts.list)
    // Cells leave the last column free.
    canvas.drawScrollMarks(of: list, besides: parts.list.inset(by: EdgeInsets(right: 1)))
    if let place = parts.detail { drawDetail(on: &canvas, in: place) }
    if let field = viewModel.filterField { parts.draw(filter: field, on: &canvas) }
  }

  /// Draws what has the focus beside the list; keys, and so the caret, stay with the list.
  private func drawDetail(on canvas: inout Canvas, in place: Rect) {
    let cursor = canvas.cursor
    canvas.clipped(to: place) { detail?.draw(on: &$0, in: place) }
    canvas.cursor = cursor
  }

  /// Clicks go to what is seen under the pointer, the detail beside the list too.
  func handle(_ mouse: MouseEvent) -> Bool {
    if let root = parts.root(pressedBy: mouse, in: head) {
      viewModel.context.go(to: root)
      return true
    }
    if let detail, parts.detail?.contains(mouse.position) == true {
      return detail.handle(.mouse(mouse))
    }
    return list.handle(mouse)
  }
}
