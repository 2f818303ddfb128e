import Terminal

extension Canvas {
  /// Draws what wants more columns than `rect` has, cut between characters, with an ellipsis at
  /// the end of each row that goes on.
  ///
  /// `draw` is given a canvas and a place of its own, of `wantedWidth` columns; one more width of
  /// `rect` is looked at for what goes on.
  mutating func drawCut(
    to rect: Rect, wantedWidth: Int, _ draw: (inout Canvas, Rect) -> Void
  ) {
    guard !rect.isEmpty else { return }
    let width = min(wantedWidth, 2 * rect.width)
    var picture = Canvas(
      size: Size(width: width, height: rect.height), capabilities: capabilities)
    draw(&picture, Rect(x: 0, y: 0, width: wantedWidth, height: rect.height))
    for y in 0..<rect.height {
      copy(picture.row(y), to: Point(x: rect.minX, y: rect.minY + y), width: rect.width)
    }
    if let caret = picture.cursor {
      let place = Point(x: rect.minX + caret.x, y: rect.minY + caret.y)
      if rect.intersection(clip).contains(place) { cursor = place }
    }
  }

  /// Writes the first `width` columns of a row, the last of them an ellipsis when more follow.
  private mutating func copy(_ row: ArraySlice<Cell>, to start: Point, width: Int) {
    let isCut = row.dropFirst(width).contains { $0.character != " " || $0.span == .trailing }
    let ellipsis = isCut ? capabilities.ellipsis.truncated(to: width, ellipsis: "") : ""
    var kept = row.prefix(width - ellipsis.displayWidth)
    if row.dropFirst(kept.count).first?.span == .trailing { kept.removeLast() }
    for (column, cell) in kept.enumerated() where cell.span != .trailing {
      write(
        String(cell.character), at: Point(x: start.x + column, y: start.y), style: cell.style)
    }
    let style = row.dropFirst(kept.count).first?.style ?? .plain
    let rest = String(repeating: " ", count: width - kept.count - ellipsis.displayWidth)
    write(ellipsis + rest, at: Point(x: start.x + kept.count, y: start.y), style: style)
  }
}
