import Terminal

/// Where everything stands after a layout: the frames of items and headers.
///
/// Frames are in content coordinates: the upper-left corner of the content is zero, whatever is
/// scrolled. Items are counted through all sections from zero. An item takes twenty bytes, and
/// its rows are kept by the line, so 100,000 items are laid out in a few milliseconds.
nonisolated package struct FlowFrames: Sendable {
  /// What the layout has to know about a section.
  package struct SectionInput: Sendable {
    /// How its items flow.
    package var layout: FlowLayout
    /// The rows of its header; 0 when it has none.
    package var headerHeight: Int
    /// How many items it has.
    package var itemCount: Int

    /// A section from its parts; without a header unless given.
    package init(layout: FlowLayout, headerHeight: Int = 0, itemCount: Int) {
      self.layout = layout
      self.headerHeight = headerHeight
      self.itemCount = itemCount
    }
  }

  struct Item {
    var x: Int32
    var width: Int32
    /// The columns it asked for, which may be more than a line has.
    var wantedWidth: Int32
    var height: Int32
    var line: Int32
  }

  struct Line {
    var y: Int
    var height: Int
    /// The items that stand on it.
    var items: Range<Int>
    var section: Int
    var maxY: Int { y + height }
  }

  struct Section {
    var header: Rect
    var pinsHeader: Bool
    var direction: FlowLayout.Direction
    var items: Range<Int>
    var minY: Int
    var maxY: Int
  }

  /// The columns laid out for.
  package let width: Int
  /// The rows of the whole content.
  package internal(set) var contentHeight = 0
  var items: [Item] = []
  var lines: [Line] = []
  var sections: [Section] = []

  /// Lays out items of known sizes, section by section.
  ///
  /// A line is as high as its tallest item, the others stand in its middle (as in UIKit). An item
  /// wider than a line stands alone and is cut to the line.
  ///
  /// `sizeOfItem` is given an item and the columns of its line. It is called once for each item
  /// whose layout has no height for all rows, in order.
  ///
  /// - Complexity: O(*n*).
  package init(
    sections inputs: [SectionInput], width: Int, sizeOfItem: (_ item: Int, _ fitting: Int) -> Size
  ) {
    self.width = max(0, width)
    items.reserveCapacity(inputs.reduce(0) { $0 + $1.itemCount })
    for input in inputs {
      append(input, sizeOfItem: sizeOfItem)
    }
  }

  /// How many items there are.
  package var itemCount: Int { items.count }

  /// Where an item stands.
  ///
  /// - Precondition: `item` is less than `itemCount`.
  package func frame(ofItem item: Int) -> Rect {
    let place = items[item]
    let line = lines[Int(place.line)]
    return Rect(
      x: Int(place.x), y: line.y + (line.height - Int(place.height)) / 2,
      width: Int(place.width), height: Int(place.height))
  }

  /// The columns an item asked for, where a line has fewer: then it is cut to its frame.
  func cutWidth(ofItem item: Int) -> Int? {
    let place = items[item]
    return place.wantedWidth > place.width ? Int(place.wantedWidth) : nil
  }

  /// The items on lines that have a row in `rows`.
  ///
  /// - Complexity: O(log *n*).
  package func items(in rows: Range<Int>) -> Range<Int> {
    let visible = lines(in: rows)
    guard let first = visible.first, let last = visible.last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last].items.upperBound
  }

  /// The lines that have a row in `rows`.
  ///
  /// - Complexity: O(log *n*).
  func lines(in rows: Range<Int>) -> Range<Int> {
    let first = lines.partitionIndex { $0.maxY > rows.lowerBound }
    let end = lines.partitionIndex { $0.y >= rows.upperBound }
    return first..<max(first, end)
  }

  /// The sections that have a row in `rows`, of their header, items or insets.
  ///
  /// - Complexity: O(log *n*).
  package func sections(in rows: Range<Int>) -> Range<Int> {
    let first = sections.partitionIndex { $0.maxY > rows.lowerBound }
    let end = sections.partitionIndex { $0.minY >= rows.upperBound }
    return first..<max(first, end)
  }

  /// Where the header of a section is seen when `rows` are shown; empty when it has none.
  ///
  /// A pinned header stays at the top until the end of its section pushes it out. One that would
  /// leave no row for the items scrolls with them instead.
  package func headerFrame(ofSection index: Int, visibleRows rows: Range<Int>) -> Rect {
    let section = sections[index]
    var frame = section.header
    if section.pinsHeader, frame.height < rows.count {
      frame.origin.y = max(frame.minY, min(rows.lowerBound, section.maxY - frame.height))
    }
    return frame
  }

  /// The rows of pinned header that lie over the items of a section at the top of the view.
  func pinnedHeight(ofSection index: Int, viewportHeight: Int) -> Int {
    let section = sections[index]
    return section.pinsHeader && section.header.height < viewportHeight ? section.header.height : 0
  }
}
