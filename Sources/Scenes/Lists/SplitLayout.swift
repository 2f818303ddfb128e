import Terminal
import TerminalUI

/// Where a list stands, and right of a line what has its focus.
struct SplitLayout {
  /// The list, or all there is.
  let list: Rect
  /// Beside the list; nil where there is no room.
  let detail: Rect?
  /// Whether list and detail are two columns of cards in the middle of the screen.
  private let isOfCards: Bool

  /// The parts of `place`.
  ///
  /// - Parameters:
  ///   - isWide: whether there is room beside the list.
  ///   - widest: the most columns of both together, of cards; in a wider place they stand in its
  ///     middle, in a tall one a little lower.
  init(in place: Rect, isWide: Bool, widest: Int? = nil) {
    isOfCards = widest != nil
    let air = isOfCards ? max(0, min(place.height / 4, (place.height - 24) / 2)) : 0
    let body = place.inset(by: EdgeInsets(top: air)).middle(widest ?? place.width)
    let width = isWide ? min(84, body.width / 2) : body.width
    list = body.inset(by: EdgeInsets(right: body.width - width))
    detail = isWide ? body.inset(by: EdgeInsets(left: width + 1)) : nil
  }

  /// Draws the line between the parts; cards on grounds of their own need none.
  func drawLine(on canvas: inout Canvas) {
    guard let detail, !(isOfCards && canvas.capabilities.hasGrounds) else { return }
    let line = Rect(x: detail.minX - 1, y: detail.minY, width: 1, height: detail.height)
    canvas.fill(line, with: canvas.capabilities.boxBorder.vertical, style: Theme.frame)
  }
}
