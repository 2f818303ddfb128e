import Terminal

/// Where a window puts things: the place of the layers, the hint bar below, frames of modals.
struct WindowGeometry {
  /// Where the root layer is drawn, and what modals are centred in.
  let content: Rect
  /// The row of the line above the hint bar; nil when there is no room.
  let ruleRow: Int?
  /// The row of the hint bar; nil when there is no room.
  let hintRow: Int?

  /// The places in a terminal of `size`.
  ///
  /// The smallest ones are all content.
  init(size: Size) {
    let chromeHeight =
      switch size.height {
      case ..<3: 0
      case ..<6: 1
      default: 2
      }
    content = Rect(x: 0, y: 0, width: size.width, height: size.height - chromeHeight)
    hintRow = chromeHeight > 0 ? size.height - 1 : nil
    ruleRow = chromeHeight > 1 ? size.height - 2 : nil
  }

  /// Where a modal stands: its frame and the inside of it, which are the same where there is no
  /// room for a frame.
  func modal(_ screen: any Screen) -> (frame: Rect, inside: Rect) {
    let available = content.inset(by: Self.frameInsets)
    guard available.width >= 8, available.height >= 1 else { return (content, content) }
    let wanted = screen.preferredSize(fitting: available.size)
    let frame = content.centered(
      Size(
        width: wanted.width + Self.frameInsets.left + Self.frameInsets.right,
        height: wanted.height + Self.frameInsets.top + Self.frameInsets.bottom))
    return (frame, frame.inset(by: Self.frameInsets))
  }

  /// The border of a modal, and a blank column inside it at both sides.
  private static let frameInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
}
