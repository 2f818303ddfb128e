/// Rows of one picture that stand somewhere else in the next: what scrolling leaves to be drawn.
package struct RowShift: Hashable, Sendable {
  /// The rows that take part, the new ones at their end (or beginning) among them.
  package let rows: Range<Int>
  /// How many rows up it goes; down when negative.
  package let distance: Int

  /// The row of the earlier picture that stands in row `y` now; nil for a new one.
  package func source(of y: Int) -> Int? {
    guard rows.contains(y) else { return y }
    return rows.contains(y + distance) ? y + distance : nil
  }
}

extension Canvas {
  /// The longest run of rows that a scroll brought from another place of `before`, a picture of
  /// the same size; nil when it is less than half of the picture.
  ///
  /// The last row never takes part: it is the hint bar's, and some terminals cannot draw all of it.
  package func rowShift(since before: Canvas) -> RowShift? {
    let rows = 0..<max(0, size.height - 1)
    let changed = rows.count { !hasSameRow($0, as: $0, of: before) }
    guard changed > size.height / 2 else { return nil }
    for distance in Self.scrollDistances {
      let moved = longestRun(in: rows) { y in
        rows.contains(y + distance) && hasSameRow(y, as: y + distance, of: before)
      }
      guard moved.count > size.height / 2 else { continue }
      return RowShift(
        rows: min(
          moved.lowerBound, moved.lowerBound + distance)..<max(
            moved.upperBound, moved.upperBound + distance),
        distance: distance)
    }
    return nil
  }

  /// Whether row `y` looks as row `other` does in a picture of the same width.
  ///
  /// - Precondition: They are rows of their pictures.
  package func hasSameRow(_ y: Int, as other: Int, of canvas: Canvas) -> Bool {
    row(y).withUnsafeBytes { mine in
      canvas.row(other).withUnsafeBytes { theirs in
        stride(from: 0, to: mine.count, by: MemoryLayout<Cell>.stride).allSatisfy { offset in
          mine.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
            == theirs.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        }
      }
    }
  }

  /// What one key or one notch of the wheel scrolls by.
  private static let scrollDistances = [1, -1, 3, -3, 2, -2]

  private func longestRun(in rows: Range<Int>, where isPart: (Int) -> Bool) -> Range<Int> {
    var longest = 0..<0
    var start = 0
    for y in rows {
      guard isPart(y) else {
        start = y + 1
        continue
      }
      if y + 1 - start > longest.count { longest = start..<y + 1 }
    }
    return longest
  }
}
