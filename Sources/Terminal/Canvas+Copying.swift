extension Canvas {
  /// Puts another picture over this one, its upper-left cell at `origin`, as far as the clip goes;
  /// its cursor stays behind.
  ///
  /// Wide characters that an edge cuts leave blanks, those of either picture.
  package mutating func draw(_ picture: Canvas, at origin: Point) {
    let target = Rect(origin: origin, size: picture.size).intersection(clip)
    guard !target.isEmpty else { return }
    for y in target.rows {
      let start = (y - origin.y) * picture.size.width + target.minX - origin.x
      replaceCells(of: target.columns, inRow: y, by: picture.cells[start..<start + target.width])
    }
  }

  /// Moves all rows up, down when `distance` is negative, and leaves blank ones behind them.
  package mutating func moveRows(up distance: Int) {
    let count = min(abs(distance), size.height) * size.width
    guard count > 0 else { return }
    let blanks = repeatElement(Cell.blank(), count: count)
    if distance > 0 {
      cells.replaceSubrange(..<count, with: EmptyCollection())
      cells.append(contentsOf: blanks)
    } else {
      cells.removeLast(count)
      cells.insert(contentsOf: blanks, at: 0)
    }
  }

  /// Puts cells in the place of as many others.
  private mutating func replaceCells(
    of columns: Range<Int>, inRow y: Int, by new: ArraySlice<Cell>
  ) {
    let row = y * size.width
    let places = row + columns.lowerBound..<row + columns.upperBound
    if cells[places.lowerBound].span == .trailing { blank(places.lowerBound - 1) }
    if columns.upperBound < size.width, cells[places.upperBound].span == .trailing {
      blank(places.upperBound)
    }
    cells.replaceSubrange(places, with: new)
    if cells[places.lowerBound].span == .trailing { blank(places.lowerBound) }
    if cells[places.upperBound - 1].span == .leading { blank(places.upperBound - 1) }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = .blank(cells[index].style)
  }
}
