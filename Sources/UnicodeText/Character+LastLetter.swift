extension Character {
  /// What Backspace leaves of the character, as who writes its script expects.
  ///
  /// A character of an Indic script, of Thai or of Arabic was typed letter by letter and goes that
  /// way: its last vowel sign or consonant. A letter goes with its accents, a picture (a family, a
  /// flag, a keycap) as a whole, and so does a syllable of Hangul, whose letters are an input
  /// method's while they are not finished. In normal form C when the character is.
  package var withoutLastLetter: String {
    var letters = unicodeScalars
    guard let first = letters.first, first.properties.isAlphabetic else { return "" }
    while letters.last?.isSharedMark == true { letters.removeLast() }
    letters.removeLast()
    return String(String.UnicodeScalarView(letters))
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark that goes on the letters of any script: accents, enclosing shapes,
  /// selectors of a variant, kana voicing marks.
  package var isSharedMark: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0x3099...0x309A,
      0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
