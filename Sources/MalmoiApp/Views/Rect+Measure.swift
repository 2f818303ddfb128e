import Terminal

extension Rect {
  /// The widest that text and lists are drawn: longer lines are hard to follow.
  static let measure = 100

  /// The middle columns of a wide place, at most `measure` of them; all of a narrower one.
  var readable: Rect {
    let width = min(self.width, Self.measure)
    return Rect(x: minX + (self.width - width) / 2, y: minY, width: width, height: height)
  }
}
