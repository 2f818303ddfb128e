/// What stands in one column of one row.
package struct Cell: Hashable, Sendable {
  /// The part a cell plays in the character drawn over it.
  package enum Span: UInt8, Hashable, Sendable {
    /// A character one column wide.
    case narrow
    /// The left half of a character two columns wide; the cell to its right is `trailing`.
    case leading
    /// The right half of the wide character that starts in the cell to its left.
    case trailing
  }

  /// The character drawn; a blank in the right half of a wide one.
  package let character: Character
  /// Colours and attributes.
  package var style: Style
  /// Whether the character stands here alone or over two cells.
  package let span: Span

  init(character: Character, style: Style, span: Span) {
    self.character = character
    self.style = style
    self.span = span
  }

  /// A blank of `style`.
  package static func blank(_ style: Style = .plain) -> Cell {
    Cell(character: " ", style: style, span: .narrow)
  }
}
