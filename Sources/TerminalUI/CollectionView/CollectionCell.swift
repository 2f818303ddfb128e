import Terminal

/// What a collection view draws for an item, or as the header of a section.
///
/// A cell is made anew whenever it is drawn or measured: a value with what it shows, cheap to
/// make, without state of its own.
package protocol CollectionCell {
  /// The columns and rows wanted when `width` columns are there.
  ///
  /// A cell that knows how to be narrow asks for `width` columns at most. One that asks for more
  /// is cut by the view, with an ellipsis where something is left out.
  func size(fitting width: Int) -> Size

  /// Draws the cell into `rect`; the canvas is clipped to what may be seen of it.
  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState)
}

/// What a cell shows about itself beyond its content.
nonisolated package struct CellState: Hashable, Sendable {
  /// Whether keys go to this cell: it has the focus, and its view has too.
  package var isFocused: Bool
  /// Whether it is among the chosen ones.
  package var isSelected: Bool
  /// Whether choosing it would do something.
  package var isEnabled: Bool

  /// A state from its parts; enabled and nothing else unless given.
  package init(isFocused: Bool = false, isSelected: Bool = false, isEnabled: Bool = true) {
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }
}
