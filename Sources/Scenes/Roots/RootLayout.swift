import Terminal
import TerminalUI

/// Where the parts of a root stand: the tabs, a rule where there is room for one, and what the root
/// is about.
struct RootLayout {
  /// The row of the tabs.
  let head: Rect
  /// All below the tabs.
  let body: Rect
  /// The row of the rule; nil where there is no room.
  private let rule: Int?

  /// The parts of a root that fills `place`.
  init(in place: Rect) {
    head = Rect(x: place.minX, y: place.minY, width: place.width, height: min(1, place.height))
    rule = place.height >= 8 ? place.minY + 1 : nil
    body = place.inset(by: EdgeInsets(top: rule == nil ? 1 : 2))
  }

  /// Draws tabs and rule.
  func draw(_ tabs: RootHead, on canvas: inout Canvas) {
    tabs.draw(on: &canvas, in: head)
    canvas.raise(head)
    if let rule { canvas.drawPartition(y: rule, in: head) }
  }

  /// Draws the field a list is filtered by in place of the tabs; it has the caret.
  func draw(_ field: TextField, on canvas: inout Canvas) {
    field.drawFilter(on: &canvas, in: head)
    canvas.raise(head)
  }

  /// The root whose tab a mouse event presses; nil when it presses none.
  func root(pressedBy mouse: MouseEvent, in tabs: RootHead) -> Root? {
    mouse.action == .press ? tabs.root(at: mouse.position, in: head) : nil
  }
}
