import UnicodeText

extension Canvas {
  /// Writes a line that is in the order of its cells already; returns the columns it took.
  @discardableResult
  package mutating func write(_ line: DirectionalLine, at point: Point) -> Int {
    var x = point.x
    withBrush { brush in
      for place in line.places {
        for glyph in place.character.displayForm {
          brush.put(glyph, width: glyph.width, x: x, y: point.y, style: place.style)
          x += glyph.width
        }
      }
    }
    return x - point.x
  }
}

extension StringProtocol {
  /// Whether something in it may run from right to left.
  package var mayRunRightToLeft: Bool { unicodeScalars.contains(where: \.mayRunRightToLeft) }

  /// Whether its first letter runs from right to left, and the text as a whole with it.
  package var runsRightToLeft: Bool {
    let first = unicodeScalars.lazy.map(\.directionClass).first { $0 == .left || $0.isRightToLeft }
    return first?.isRightToLeft == true
  }
}

extension ArraySlice<Cell> {
  /// A row for a terminal that turns words by itself: where it would take several words for one
  /// piece, a blank between them is one that runs from left to right.
  ///
  /// Such is the pattern of Braille without a dot (U+2800, bidirectional class L). The first blank
  /// of the row is another: a terminal may turn rows as wholes that begin with a letter from right to
  /// left. Rows without such letters stay as they are.
  package var keptInOrder: ArraySlice<Cell> {
    guard contains(where: { $0.glyph.base.mayRunRightToLeft }) else { return self }
    var cells = self
    var isOpen = true
    for index in cells.indices {
      let cell = cells[index]
      if cell.glyph.base.mayRunRightToLeft {
        isOpen = true
      } else if isOpen, cell.span == .narrow, cell.glyph == .blank {
        cells[index] = Cell(glyph: Self.keeper, style: cell.style, span: .narrow)
        isOpen = false
      }
    }
    return cells
  }

  private static var keeper: Glyph { Glyph("\u{2800}") }
}
