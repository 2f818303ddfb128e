import Terminal

/// How a cell that is still there comes to its place.
struct CellMotion {
  /// Where it starts.
  var start: Rect
  /// Whether it was not there before: it grows into its place.
  var isAppearing = false
  /// Whether it comes from outside of the view and is drawn above everything.
  var isFlying = false
}

/// Cells on their way: from where they were seen to where they stand now.
///
/// Only what is seen before or after takes part, so the cost follows the screen and not the
/// collection. Rectangles are in content coordinates.
struct CellTransition<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A cell that is gone and still seen.
  struct Departure {
    let id: ItemID
    let cell: any CollectionCell
    var start: Rect
    var isFlying = false
  }

  /// Cells on their way to their place in the layout.
  var motions: [ItemID: CellMotion] = [:]
  /// Cells on their way out.
  var departures: [Departure] = []
  /// The rows where headers start.
  var headerStarts: [SectionID: Int] = [:]
  /// The part of the way gone, eased, 0...1.
  var progress = 0.0

  /// Whether nothing moves.
  var isEmpty: Bool { motions.isEmpty && departures.isEmpty && headerStarts.isEmpty }

  /// Where a cell is seen on its way to `end`.
  func frame(of motion: CellMotion, end: Rect) -> Rect {
    motion.start.interpolated(to: end, progress: progress)
  }

  /// What is left to see of a cell on its way out.
  func frame(of departure: Departure) -> Rect {
    departure.start.interpolated(to: departure.start.middleColumn, progress: progress)
  }

  /// Whether growing cells are drawn faint still; shrinking ones always are.
  var isFadingIn: Bool { progress < 0.5 }
}

extension Rect {
  /// Nothing of it, in its middle, as high: what a cell grows out of and shrinks to.
  var middleColumn: Rect {
    Rect(x: minX + width / 2, y: minY, width: 0, height: height)
  }
}
