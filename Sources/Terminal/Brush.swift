/// What puts glyphs into the cells of a picture, inside its clip.
struct Brush {
  let cells: UnsafeMutableBufferPointer<Cell>
  /// Columns of the picture.
  let width: Int
  /// The cells it may touch; they are all there.
  let clip: Rect

  /// Puts a glyph into the cells at a place; a wide one that the clip cuts leaves a blank.
  @inline(__always)
  func put(_ glyph: Glyph, width: Int, x: Int, y: Int, style: Style) {
    guard clip.rows.contains(y) else { return }
    let columns = clip.columns
    if width == 1 {
      guard columns.contains(x) else { return }
      return place(Cell(glyph: glyph, style: style, span: .narrow), x: x, y: y)
    }
    switch (columns.contains(x), columns.contains(x + 1)) {
    case (true, true):
      place(Cell(glyph: glyph, style: style, span: .leading), x: x, y: y)
      place(Cell(glyph: .blank, style: style, span: .trailing), x: x + 1, y: y)
    case (true, false): place(.blank(style), x: x, y: y)
    case (false, true): place(.blank(style), x: x + 1, y: y)
    case (false, false): break
    }
  }

  /// Puts one cell, blanking the other half of a wide character it cuts.
  @inline(__always)
  private func place(_ cell: Cell, x: Int, y: Int) {
    let index = y * width + x
    switch cells[index].span {
    case .trailing where cell.span != .trailing && x > 0:
      cells[index - 1] = .blank(cells[index - 1].style)
    case .leading where x + 1 < width:
      cells[index + 1] = .blank(cells[index + 1].style)
    case .narrow, .leading, .trailing:
      break
    }
    cells[index] = cell
  }
}
