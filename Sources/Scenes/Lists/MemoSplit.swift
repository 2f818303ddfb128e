import Terminal
import TerminalUI

/// Where a list of texts stands, and the focused one in full: beside the list where there is room,
/// else below it.
struct MemoSplit {
  let list: Rect
  /// The text; empty when there is no room for it.
  let page: Rect
  private let rule: Rect

  /// - Parameter rowCount: the rows that the list would take.
  init(in rect: Rect, rowCount: Int) {
    guard rect.width < 100 else {
      let width = min(60, rect.width / 2)
      list = rect.inset(by: EdgeInsets(right: rect.width - width))
      rule = Rect(x: rect.minX + width, y: rect.minY, width: 1, height: rect.height)
      page = rect.inset(by: EdgeInsets(left: width + 1))
      return
    }
    let height = min(rowCount, max(2, rect.height / 3), rect.height)
    list = rect.inset(by: EdgeInsets(bottom: rect.height - height))
    let rest = rect.inset(by: EdgeInsets(top: height))
    rule = Rect(x: rest.minX, y: rest.minY, width: rest.width, height: min(1, rest.height))
    page = rest.inset(by: EdgeInsets(top: 1))
  }

  /// Draws the line between list and text.
  func drawRule(on canvas: inout Canvas) {
    guard !rule.isEmpty else { return }
    if rule.width == 1, rule.height > 1 {
      canvas.fill(rule, with: canvas.capabilities.boxBorder.vertical, style: Theme.frame)
    } else {
      canvas.drawRule(y: rule.minY, in: rule, style: Theme.frame)
    }
  }
}
