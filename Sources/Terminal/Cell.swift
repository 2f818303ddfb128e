/// What stands in one column of one row.
///
/// Sixteen plain bytes: a picture is filled, copied and compared as memory, which is most of what
/// a frame costs.
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

  /// What is drawn; a blank in the right half of a wide character.
  package let glyph: Glyph
  /// Colours and attributes.
  package var style: Style
  /// Whether the character stands here alone or over two cells.
  package let span: Span

  init(glyph: Glyph, style: Style, span: Span) {
    self.glyph = glyph
    self.style = style
    self.span = span
  }

  /// A blank of `style`.
  package static func blank(_ style: Style = .plain) -> Cell {
    Cell(glyph: .blank, style: style, span: .narrow)
  }

  /// The character drawn; a blank in the right half of a wide one.
  package var character: Character { glyph.character }
}
