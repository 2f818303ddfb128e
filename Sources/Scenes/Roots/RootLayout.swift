import Terminal
import TerminalUI

/// Where the parts of a root stand: the tabs, a rule where there is room for one, a list, and what
/// has its focus beside it on a wide screen.
struct RootLayout {
  /// The row of the tabs.
  let head: Rect
  /// The list, or all there is.
  let list: Rect
  /// Beside the list, right of a line; nil where there is no room.
  let detail: Rect?
  private let place: Rect
  private let hasRule: Bool
  /// Whether list and detail are two columns of cards in the middle of the screen.
  private let isOfCards: Bool

  /// The parts of a root that fills `place`.
  ///
  /// - Parameters:
  ///   - isWide: whether there is room beside the list.
  ///   - widest: the most columns of both together; on a wider screen they stand in its middle, on a
  ///     tall one a little lower.
  init(in place: Rect, isWide: Bool = false, widest: Int? = nil) {
    self.place = place
    head = Rect(x: place.minX, y: place.minY, width: place.width, height: min(1, place.height))
    hasRule = place.height >= 8
    isOfCards = widest != nil
    let air = isOfCards ? max(0, min(8, (place.height - 26) / 4)) : 0
    let body = place.inset(by: EdgeInsets(top: (hasRule ? 2 : 1) + air))
      .middle(widest ?? place.width)
    let listWidth = isWide ? min(84, body.width / 2) : body.width
    list = body.inset(by: EdgeInsets(right: body.width - listWidth))
    detail = isWide ? body.inset(by: EdgeInsets(left: listWidth + 1)) : nil
  }

  /// Draws tabs and lines.
  func draw(_ tabs: RootHead, on canvas: inout Canvas) {
    tabs.draw(on: &canvas, in: head)
    canvas.raise(head)
    if hasRule { canvas.drawPartition(y: place.minY + 1, in: place) }
    guard let detail, !(isOfCards && canvas.capabilities.hasGrounds) else { return }
    let line = Rect(x: detail.minX - 1, y: detail.minY, width: 1, height: detail.height)
    canvas.fill(line, with: canvas.capabilities.boxBorder.vertical, style: Theme.frame)
  }

  /// Draws the field a list is filtered by in place of the tabs; it has the caret.
  func draw(filter field: TextField, on canvas: inout Canvas) {
    canvas.fill(head)
    canvas.write("/", at: Point(x: head.minX + 1, y: head.minY), style: Theme.accent)
    field.draw(on: &canvas, in: head.inset(by: EdgeInsets(left: 3, right: 1)), isFocused: true)
    canvas.raise(head)
  }

  /// The root whose tab a mouse event presses; nil when it presses none.
  func root(pressedBy mouse: MouseEvent, in tabs: RootHead) -> Root? {
    mouse.action == .press ? tabs.root(at: mouse.position, in: head) : nil
  }
}
