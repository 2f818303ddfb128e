import Terminal

/// One line of text in which parts are marked, as a search marks what it found.
struct MarkedText {
  /// The line; it may be the end of a longer one, whose start is left out.
  let text: Substring
  /// The parts, by the indices of the text.
  let marks: [Range<String.Index>]

  /// A line with its marks.
  init(_ text: Substring, marks: [Range<String.Index>] = []) {
    self.text = text
    self.marks = marks
  }

  /// The line from so far before its first mark that it is seen in `width` columns.
  func scrolledToFirstMark(width: Int) -> MarkedText {
    guard let mark = marks.first, text[..<mark.upperBound].displayWidth > width - 4 else {
      return self
    }
    var start = mark.lowerBound
    var room = width / 3
    while start > text.startIndex {
      let before = text.index(before: start)
      room -= text[before].displayWidth
      if room < 0 { break }
      start = before
    }
    return MarkedText(text[start...], marks: marks)
  }

  /// Draws the line into at most `width` columns and returns how many it took; what is left out
  /// at either end stands behind an ellipsis.
  @discardableResult
  func draw(on canvas: inout Canvas, at point: Point, width: Int, style: Style) -> Int {
    let ellipsis = canvas.capabilities.ellipsis
    var x = point.x
    if text.startIndex > text.base.startIndex {
      x += canvas.write(ellipsis.truncated(to: width, ellipsis: ""), at: point, style: style)
    }
    let room = max(0, width - (x - point.x))
    let shown = text.truncated(to: room, ellipsis: ellipsis)
    canvas.write(shown, at: Point(x: x, y: point.y), style: style)
    let cut = shown.utf8.elementsEqual(text.utf8) ? 0 : ellipsis.displayWidth
    let seen = Rect(x: x, y: point.y, width: shown.displayWidth - cut, height: 1)
    for mark in marks where mark.lowerBound >= text.startIndex {
      let start = x + text[..<mark.lowerBound].displayWidth
      let place = Rect(x: start, y: point.y, width: text[mark].displayWidth, height: 1)
      canvas.restyle(place.intersection(seen)) { $0.marked }
    }
    return x - point.x + shown.displayWidth
  }
}

extension Style {
  /// This style for what a search found.
  fileprivate var marked: Style {
    Style(.warn, on: background, attributes.subtracting(.dim))
      .adding([.bold, .underline])
  }
}
