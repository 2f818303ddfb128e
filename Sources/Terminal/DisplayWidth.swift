/// Columns that text takes on the screen: the one width rule of the app.
///
/// A code point is two columns wide when Unicode's East Asian Width says Wide or Fullwidth, none
/// when it combines with the one before, else one. That is what glibc's `wcwidth` says and
/// ncurses adds up. Clusters on which terminals disagree (emoji sequences, flags) are drawn in a
/// form they all agree on, see `displayForm`, and are measured in that form.
extension Character {
  /// Columns this character takes when drawn: the sum over its display form; 0 when nothing of it
  /// can be drawn.
  package var displayWidth: Int {
    ownWidth ?? clusterForm.width
  }

  /// The columns of a single code point that is drawn as it is; nil for all other characters.
  var ownWidth: Int? {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return Unicode.Scalar.ownWidth(scalar.value)
  }
}

extension String {
  /// Columns this text takes when drawn on one line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var displayWidth: Int { self[...].displayWidth }
}

extension Substring {
  /// Columns this text takes when drawn on one line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var displayWidth: Int {
    var width = 0
    forEachGlyph { width += $1 }
    return width
  }
}

extension Unicode.Scalar {
  /// Columns of one code point: 0, 1 or 2; 0 for control characters.
  package var displayWidth: Int {
    if value < 0x300 {
      return value >= 0x20 && value < 0x7F || value >= 0xA0 && value != 0xAD ? 1 : 0
    }
    if isZeroWidth { return 0 }
    return EastAsianWidth.isWide(value) ? 2 : 1
  }

  /// Whether the code point is drawn into the cell of the one before it, or not at all.
  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      return true
    default:
      return (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    }
  }
}
