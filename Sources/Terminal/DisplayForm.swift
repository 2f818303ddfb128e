import UnicodeText

/// The form in which a character is drawn so that no terminal disagrees about its cells.
///
/// Only the picture changes, never the data. Terminals differ over variation selectors, joined
/// emoji, skin tones and flags: the first emoji of a sequence stands for all of it, joiners and
/// selectors go, a flag becomes its two letters. Hangul letters become syllables.
extension Character {
  /// The characters drawn for this one, each of one or two columns; empty when there is nothing
  /// to draw (a control character, a lone joiner).
  package var displayForm: [Character] {
    ownWidth != nil ? [self] : composedDisplayForm
  }

  /// The display form of any character, worked out from its code points.
  var composedDisplayForm: [Character] {
    let scalars = Array(String(self).nfc.unicodeScalars)
    if let letters = Self.flagLetters(scalars) { return letters }
    guard let base = scalars.first(where: { $0.displayWidth > 0 }) else { return [] }
    var drawn = String.UnicodeScalarView([base])
    for scalar in scalars.drop(while: { $0 != base }).dropFirst() {
      guard scalar.value != Self.zeroWidthJoiner, drawn.count < Glyph.capacity else { break }
      if scalar.isDrawnMark { drawn.append(scalar) }
    }
    return Array(String(drawn).prefix(1))
  }

  private static let zeroWidthJoiner: UInt32 = 0x200D

  /// The letters of a flag, when these are regional indicators.
  private static func flagLetters(_ scalars: [Unicode.Scalar]) -> [Character]? {
    let letters = scalars.compactMap { scalar -> Character? in
      guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
      return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map(Character.init)
    }
    return letters.isEmpty ? nil : letters
  }
}

extension Unicode.Scalar {
  /// Whether the code point is a mark worth drawing on the one before: not a variation selector,
  /// a format character, an enclosing keycap or a character of its own.
  fileprivate var isDrawnMark: Bool {
    if (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value) { return false }
    switch properties.generalCategory {
    case .nonspacingMark: return true
    default: return (0x1160...0x11FF).contains(value)
    }
  }
}
