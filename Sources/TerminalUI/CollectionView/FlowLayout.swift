import Terminal

/// How the items of a section flow: side by side into lines, lines below each other.
///
/// The names are those of `UICollectionViewFlowLayout`, scrolling vertically; distances are in
/// columns and rows.
nonisolated package struct FlowLayout: Hashable, Sendable {
  /// Where the items of a line stand when they leave columns free.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the side where reading starts: the right one when the layout is right to left.
    case left
    /// In the middle.
    case center
    /// Spread from side to side; the last line of a section stands as with `left`.
    case justified
  }

  /// Where the items of a line begin.
  package enum Direction: Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// Columns between two items of a line, at least; the first item of a line pays none.
  package var minimumInteritemSpacing: Int
  /// Rows between two lines.
  package var minimumLineSpacing: Int
  /// Columns and rows kept free around the items of the section, below its header.
  package var sectionInset: EdgeInsets
  /// The rows of the section's header; `.zero` asks the header itself.
  ///
  /// Its columns are always those of the view. A section without a header takes no rows for one.
  package var headerReferenceSize: Size
  /// Whether the header stays at the top of the view while its section is below it.
  package var sectionHeadersPinToVisibleBounds: Bool
  /// The rows of every item, each as wide as a line; nil asks the items for their size.
  ///
  /// The name is that of `UITableView`.
  package var rowHeight: Int?
  /// Where the items of a line stand.
  package var alignment: Alignment
  /// Where the items of a line begin.
  package var direction: Direction

  /// A layout from its parts: no distances, left-aligned, left to right unless given.
  package init(
    minimumInteritemSpacing: Int = 0, minimumLineSpacing: Int = 0,
    sectionInset: EdgeInsets = .zero, headerReferenceSize: Size = .zero,
    sectionHeadersPinToVisibleBounds: Bool = false, rowHeight: Int? = nil,
    alignment: Alignment = .left, direction: Direction = .leftToRight
  ) {
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.rowHeight = rowHeight
    self.alignment = alignment
    self.direction = direction
  }

  /// The columns a line may fill in a view of `width` columns.
  package func lineWidth(in width: Int) -> Int {
    max(0, width - sectionInset.left - sectionInset.right)
  }
}
