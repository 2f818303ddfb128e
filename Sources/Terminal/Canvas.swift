import UnicodeText

/// A picture of the screen: rows of cells, drawn into by views and shown by a `Terminal`.
///
/// Writing never leaves the clip, except to blank the half of a wide character that its other
/// half was taken from. Rows compare cheaply, so that a terminal sends only those that changed.
package struct Canvas: Sendable {
  /// Columns and rows.
  package let size: Size
  /// What the terminal behind the picture can show; views choose their signs by it.
  package let capabilities: TerminalCapabilities
  /// Where the hardware cursor stands; nil hides it.
  package var cursor: Point?
  /// The cells that drawing may touch; narrowed by `clipped(to:_:)`.
  package private(set) var clip: Rect
  // Row by row; what is not private is for `Canvas+Copying.swift`.
  var cells: [Cell]

  /// A blank picture of `size`.
  package init(size: Size, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = size
    self.capabilities = capabilities
    clip = Rect(origin: .zero, size: size)
    cells = Array(repeating: .blank(), count: size.width * size.height)
  }

  /// The whole picture.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at `point`.
  ///
  /// - Precondition: `point` is inside `bounds`.
  package subscript(point: Point) -> Cell {
    precondition(bounds.contains(point), "\(point) is outside a canvas of \(size)")
    return cells[point.y * size.width + point.x]
  }

  /// The cells of row `y`, left to right.
  ///
  /// - Precondition: `y` is a row of `bounds`.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// Runs `draw` with the clip narrowed to `rect`; clips nest.
  package mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    draw(&self)
    clip = outer
  }

  /// Writes one line of text from `point` to the right and returns the columns it took,
  /// whether or not they were inside the clip.
  ///
  /// Characters are drawn in their display form, and what runs from right to left in that order. A
  /// wide one that the clip cuts leaves a blank in the half that shows. Control characters and line
  /// breaks draw nothing.
  @discardableResult
  package mutating func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    write(text[...], at: point, style: style)
  }

  /// Writes a part of a text as the whole of one is written.
  @discardableResult
  package mutating func write(_ text: Substring, at point: Point, style: Style = .plain) -> Int {
    var x = point.x
    var runsLeft = false
    withBrush { brush in
      text.forEachGlyph { glyph, width in
        brush.put(glyph, width: width, x: x, y: point.y, style: style)
        x += width
        if glyph.base.mayRunRightToLeft { runsLeft = true }
      }
    }
    guard runsLeft else { return x - point.x }
    return write(
      DirectionalLine(text, style: style, letters: capabilities.letterOrder), at: point)
  }

  /// Fills the part of `rect` inside the clip with a character one column wide.
  ///
  /// - Precondition: `character` is one column wide.
  package mutating func fill(
    _ rect: Rect, with character: Character = " ", style: Style = .plain
  ) {
    let form = character.displayForm
    precondition(form.count == 1 && form[0].width == 1, "a fill needs a character of one column")
    let glyph = form[0]
    let target = rect.intersection(clip)
    withBrush { brush in
      for y in target.rows {
        for x in target.columns { brush.put(glyph, width: 1, x: x, y: y, style: style) }
      }
    }
  }

  /// Gives the cells of `rect` inside the clip another style; both halves of a wide character.
  package mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let target = rect.intersection(clip)
    for y in target.rows {
      for x in target.columns {
        let index = y * size.width + x
        cells[index].style = change(cells[index].style)
        matchHalves(at: index, x: x, target: target)
      }
    }
  }

  /// The picture as text, one line a row, blanks at the end of a row kept.
  package var text: [String] {
    (0..<size.height).map { y in
      String(row(y).compactMap { $0.span == .trailing ? nil : $0.character })
    }
  }

  /// Lets `draw` change cells without the checks that an array makes for each.
  @inline(__always)
  mutating func withBrush(_ draw: (Brush) -> Void) {
    let (clip, width) = (clip, size.width)
    cells.withUnsafeMutableBufferPointer { draw(Brush(cells: $0, width: width, clip: clip)) }
  }

  /// Carries a new style to the half of a wide character that `target` leaves out.
  private mutating func matchHalves(at index: Int, x: Int, target: Rect) {
    switch cells[index].span {
    case .leading where x + 1 == target.maxX: cells[index + 1].style = cells[index].style
    case .trailing where x == target.minX: cells[index - 1].style = cells[index].style
    default: break
    }
  }
}
