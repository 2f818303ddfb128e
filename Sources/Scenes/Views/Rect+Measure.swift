import Terminal

extension Rect {
  /// The widest that text and lists are drawn: longer lines are hard to follow.
  static let measure = 100

  /// The middle columns of a wide place, at most `measure` of them; all of a narrower one.
  var readable: Rect { middle(Self.measure) }

  /// The middle columns, at most so many; all of a narrower place.
  func middle(_ columns: Int) -> Rect {
    let width = min(self.width, columns)
    return Rect(x: minX + (self.width - width) / 2, y: minY, width: width, height: height)
  }
}
