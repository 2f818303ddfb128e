import Terminal

/// The signs a box is drawn with, each one column wide.
package struct BoxBorder: Hashable, Sendable {
  /// The corners.
  package var topLeft, topRight, bottomLeft, bottomRight: Character
  /// The lines between them.
  package var horizontal, vertical: Character

  /// Thin lines around round corners.
  package static let round = BoxBorder(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│")

  /// Thin lines.
  package static let line = BoxBorder(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│")

  /// Signs every terminal and every encoding has.
  package static let ascii = BoxBorder(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|")
}

extension TerminalCapabilities {
  /// The signs for boxes and rules on this terminal.
  package var boxBorder: BoxBorder { isASCIIOnly ? .ascii : hasRoundCorners ? .round : .line }
}

extension Canvas {
  /// Draws the edge of `rect`, its inside left as it is: a title in the upper one, a note at the
  /// right end of the lower one, both cut to fit; at the other ends when `isMirrored`, as where text
  /// runs from right to left.
  ///
  /// A rectangle of one row or column is a line; an empty one is nothing.
  package mutating func drawBox(
    _ rect: Rect, title: String = "", footer: String = "", style: Style = .plain,
    titleStyle: Style? = nil, isMirrored: Bool = false
  ) {
    guard !rect.isEmpty else { return }
    let border = capabilities.boxBorder
    for y in rect.rows {
      write(String(border.vertical), at: Point(x: rect.minX, y: y), style: style)
      write(String(border.vertical), at: Point(x: rect.maxX - 1, y: y), style: style)
    }
    drawEdge(rect, y: rect.minY, from: border.topLeft, to: border.topRight, style: style)
    if rect.height > 1 {
      drawEdge(
        rect, y: rect.maxY - 1, from: border.bottomLeft, to: border.bottomRight, style: style)
    }
    let style = titleStyle ?? style
    writeOnEdge(title, of: rect, isAtRight: isMirrored, style: style)
    if rect.height > 1 {
      writeOnEdge(footer, of: rect, y: rect.maxY - 1, isAtRight: !isMirrored, style: style)
    }
  }

  /// Parts what is above row `y` from what is below: a line over the whole width of `rect`; a bar
  /// of a ground of its own, where the terminal has such, needs none.
  package mutating func drawPartition(y: Int, in rect: Rect) {
    if !capabilities.hasGrounds { drawRule(y: y, in: rect, style: Theme.frame) }
  }

  /// Puts what is drawn in `rect` on the ground of a panel or a bar, where the terminal has one.
  package mutating func raise(_ rect: Rect) {
    if capabilities.hasGrounds { restyle(rect) { $0.on(.raised) } }
  }

  /// Draws a line over the whole width of `rect` in row `y`.
  package mutating func drawRule(y: Int, in rect: Rect, style: Style = .plain) {
    let row = Rect(x: rect.minX, y: y, width: rect.width, height: 1)
    fill(row, with: capabilities.boxBorder.horizontal, style: style)
  }

  private mutating func drawEdge(
    _ rect: Rect, y: Int, from left: Character, to right: Character, style: Style
  ) {
    drawRule(y: y, in: rect, style: style)
    write(String(right), at: Point(x: rect.maxX - 1, y: y), style: style)
    write(String(left), at: Point(x: rect.minX, y: y), style: style)
  }

  /// Writes a text between blanks into the upper edge or the one in row `y`, one column from its
  /// corner.
  private mutating func writeOnEdge(
    _ text: String, of rect: Rect, y: Int? = nil, isAtRight: Bool, style: Style
  ) {
    guard !text.isEmpty, rect.width > 4 else { return }
    let text = text.truncated(to: rect.width - 4, ellipsis: capabilities.ellipsis)
    let x = isAtRight ? rect.maxX - 3 - text.displayWidth : rect.minX + 1
    let start = Point(x: x, y: y ?? rect.minY)
    fill(Rect(origin: start, size: Size(width: text.displayWidth + 2, height: 1)), style: style)
    write(text, at: Point(x: x + 1, y: start.y), style: style)
  }
}
