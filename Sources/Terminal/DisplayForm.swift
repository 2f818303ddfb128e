import UnicodeText

extension Character {
  /// The glyphs drawn for this character, from left to right; empty when there is nothing to draw
  /// (a control character, a lone joiner).
  package var displayForm: [Glyph] {
    guard ownWidth != nil, let scalar = unicodeScalars.first else { return clusterForm.glyphs }
    return [Glyph(scalar)]
  }

  /// The display form of any character, worked out from its code points.
  var clusterForm: DisplayForm { DisplayForm(of: self) }
}

/// The form in which a character is drawn so that no terminal disagrees about its cells.
///
/// Only the picture changes, never the data. What a reader takes for one character may have several
/// code points with columns of their own: vowel signs of Indic scripts that stand beside their
/// letter, consonants of a conjunct, SARA AM, half-width voicing marks, the people of a family.
/// Each gets its cells, one after the other, as `wcwidth` counts them, and marks stay on the one
/// before. What terminals count differently goes: joiners between pictures, selectors of
/// presentation. A colour of skin is a mark on its picture, for the terminals that draw it so. A flag becomes its letters, Hangul letters become syllables.
struct DisplayForm {
  /// What is drawn, from left to right.
  private(set) var glyphs: [Glyph] = []
  /// Columns of all of it.
  private(set) var width = 0

  /// Columns of the widest character that is drawn whole: no script has one half as wide.
  static let widest = 31

  /// The form of a character.
  init(of character: Character) {
    for scalar in String(character).nfc.unicodeScalars { add(scalar) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if let letter = scalar.flagLetter(isTagDrawn: !glyphs.isEmpty) { return begin(letter) }
    switch scalar.partInCluster {
    case .base: begin(scalar)
    case .mark: put(mark: scalar)
    case .vowel: put(vowel: scalar)
    case .joiner: if glyphs.last?.base.properties.isAlphabetic == true { addToLast(scalar) }
    case .shade: put(shade: scalar)
    case .hidden: break
    }
  }

  private mutating func begin(_ base: Unicode.Scalar) {
    let columns = base.displayWidth
    guard width + columns <= Self.widest else { return }
    glyphs.append(Glyph(base))
    width += columns
  }

  /// Puts a mark on the last glyph, or on a dotted circle where there is none.
  ///
  /// When it is full, a mark that is a letter of its script, as those of a Tibetan stack, goes on a
  /// dotted circle beside it. Any script's accents, five of them, are a prank.
  private mutating func put(mark: Unicode.Scalar) {
    guard !addToLast(mark), glyphs.isEmpty || !mark.isSharedMark else { return }
    begin(Self.dottedCircle)
    addToLast(mark)
  }

  /// Puts a vowel or a final consonant on its syllable; alone it is the letter it is.
  private mutating func put(vowel: Unicode.Scalar) {
    if let base = glyphs.last?.base, base.isHangulSyllable {
      addToLast(vowel)
    } else if let letter = vowel.standaloneLetter {
      begin(letter)
    }
  }

  /// Puts a colour of skin on the picture before it, whose columns stay; alone it is a picture.
  private mutating func put(shade: Unicode.Scalar) {
    guard let glyph = glyphs.last else { return begin(shade) }
    if glyph.width == 2, !glyph.hasMarks, glyph.base.properties.isEmojiModifierBase {
      addToLast(shade)
    }
  }

  @discardableResult
  private mutating func addToLast(_ mark: Unicode.Scalar) -> Bool {
    !glyphs.isEmpty && glyphs[glyphs.count - 1].add(mark)
  }

  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"
}

extension Unicode.Scalar {
  /// What becomes of a code point when its character is drawn.
  fileprivate enum PartInCluster {
    /// It has columns of its own.
    case base
    /// It is drawn into those of the one before.
    case mark
    /// A vowel or final consonant of Hangul belongs to the syllable before.
    case vowel
    /// Is not seen itself, but tells letters how to join; between pictures, where terminals disagree
    /// about it, it goes.
    case joiner
    /// A colour of skin, which changes the picture before it, and is one by itself.
    case shade
    /// It is not drawn.
    case hidden
  }

  fileprivate var partInCluster: PartInCluster {
    switch value {
    case 0x1F3FB...0x1F3FF: return .shade
    // Selectors and tags; tone marks and old letters of Hangul, to which terminals give two columns,
    // one or none.
    case 0xFE00...0xFE0F, 0xE0000...0xE0FFF, 0x302E...0x302F, 0xD7B0...0xD7FB: return .hidden
    case 0x200C, 0x200D: return .joiner
    case _ where displayWidth > 0: return .base
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      return properties.isDefaultIgnorableCodePoint ? .joiner : .mark
    case .otherLetter: return .vowel
    default: return .hidden
    }
  }

  /// The letter drawn for a part of a flag: a regional indicator, or a tag after a flag.
  fileprivate func flagLetter(isTagDrawn: Bool) -> Unicode.Scalar? {
    switch value {
    case 0x1F1E6...0x1F1FF: Unicode.Scalar(value - 0x1F1E6 + 0x41)
    case 0xE0061...0xE007A where isTagDrawn: Unicode.Scalar(value - 0xE0061 + 0x41)
    case 0xE0030...0xE0039 where isTagDrawn: Unicode.Scalar(value - 0xE0000)
    default: nil
    }
  }

  /// Whether it is a syllable of Hangul, or the consonant that one begins with.
  fileprivate var isHangulSyllable: Bool {
    (0x1100...0x115F).contains(value) || (0xA960...0xA97C).contains(value)
      || (0xAC00...0xD7A3).contains(value)
  }

  /// The letter of Hangul that stands by itself for a vowel or a final consonant of a syllable; nil
  /// for those of the old language.
  fileprivate var standaloneLetter: Unicode.Scalar? {
    switch value {
    case 0x1161...0x1175: Unicode.Scalar(value - 0x1161 + 0x314F)
    case 0x11A8...0x11C2: Self.finalConsonants[Int(value - 0x11A8)]
    default: nil
    }
  }

  private static let finalConsonants = Array(
    "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
}
