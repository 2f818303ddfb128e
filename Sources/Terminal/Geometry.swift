/// A place on the screen: column and row, zero-based, counted from the upper-left corner.
package struct Point: Hashable, Sendable {
  /// Zero-based column, growing to the right.
  package var x: Int
  /// Zero-based row, growing downwards.
  package var y: Int

  /// A place at column `x` of row `y`.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The upper-left corner.
  package static let zero = Point(x: 0, y: 0)
}

/// How many columns and rows something covers; never negative.
package struct Size: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A size of `width` columns and `height` rows; negative values count as zero.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No columns and no rows.
  package static let zero = Size(width: 0, height: 0)
}

/// A rectangle of cells, half open: it holds columns `minX..<maxX` of rows `minY..<maxY`.
package struct Rect: Hashable, Sendable {
  /// The upper-left cell.
  package var origin: Point
  /// The columns and rows covered.
  package var size: Size

  /// A rectangle of `size` whose upper-left cell is `origin`.
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its corner, in columns and rows; negative extents count as zero.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle that holds nothing.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The first column.
  package var minX: Int { origin.x }
  /// The first row.
  package var minY: Int { origin.y }
  /// The column after the last.
  package var maxX: Int { origin.x + size.width }
  /// The row after the last.
  package var maxY: Int { origin.y + size.height }
  /// Columns covered.
  package var width: Int { size.width }
  /// Rows covered.
  package var height: Int { size.height }
  /// The rows covered.
  package var rows: Range<Int> { minY..<maxY }
  /// The columns covered.
  package var columns: Range<Int> { minX..<maxX }
  /// Whether no cell is inside.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether the cell at `point` is inside.
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  /// Whether every cell of `other` is inside; an empty rectangle is inside every other.
  package func contains(_ other: Rect) -> Bool {
    other.isEmpty || intersection(other) == other
  }

  /// The cells both rectangles hold; empty when they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The rectangle made smaller on each side; it stops at an empty one.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle moved by whole columns and rows.
  package func offsetBy(x: Int, y: Int) -> Rect {
    Rect(origin: Point(x: minX + x, y: minY + y), size: size)
  }

  /// A rectangle of `inner` columns and rows in the middle of this one, cut to fit inside.
  package func centered(_ inner: Size) -> Rect {
    let width = min(inner.width, self.width)
    let height = min(inner.height, self.height)
    return Rect(
      x: minX + (self.width - width) / 2, y: minY + (self.height - height) / 2,
      width: width, height: height)
  }
}

/// Columns and rows kept free at the four sides.
package struct EdgeInsets: Hashable, Sendable {
  /// Rows above.
  package var top: Int
  /// Columns to the left.
  package var left: Int
  /// Rows below.
  package var bottom: Int
  /// Columns to the right.
  package var right: Int

  /// Insets side by side, each zero unless given.
  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  package static let zero = EdgeInsets()
}
