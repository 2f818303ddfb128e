import Terminal

/// What signs mean: each before its meaning, as many in a row as fit.
struct SignLegend: Chart {
  /// One sign.
  struct Entry {
    let sign: (Marks) -> String
    let style: Style
    let meaning: String
  }

  let entries: [Entry]

  /// Blanks between two entries.
  private static let gap = 3

  func height(fitting width: Int) -> Int {
    places(width: width).last.map { $0.y + 1 } ?? 0
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let marks = Marks(canvas.capabilities)
    for (entry, place) in zip(entries, places(width: rect.width)) {
      let point = Point(x: rect.minX + place.x, y: rect.minY + place.y)
      canvas.write(entry.sign(marks), at: point, style: entry.style)
      canvas.write(entry.meaning, at: Point(x: point.x + 2, y: point.y), style: Theme.secondary)
    }
  }

  /// Where the entries stand from the upper-left corner.
  private func places(width: Int) -> [Point] {
    var point = Point.zero
    return entries.map { entry in
      let columns = 2 + entry.meaning.displayWidth
      if point.x > 0, point.x + columns > width { point = Point(x: 0, y: point.y + 1) }
      defer { point.x += columns + Self.gap }
      return point
    }
  }
}
