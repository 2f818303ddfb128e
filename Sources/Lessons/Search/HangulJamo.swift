/// The single letters of Hangul, by the arithmetic of the Unicode Standard, section 3.12.
enum HangulJamo {
  /// The first composed syllable, U+AC00.
  static let firstSyllable: UInt16 = 0xAC00
  /// Composed syllables that share an initial consonant.
  static let syllablesPerInitial: UInt16 = 588
  /// Composed syllables that share an initial consonant and a vowel; the first has no final.
  static let syllablesPerVowel: UInt16 = 28

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".utf16)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".utf16)

  /// The first of the syllables that begin with a keyboard letter; nil when none does.
  static func firstSyllable(beginningWith letter: UInt16) -> UInt16? {
    guard let index = initials.firstIndex(of: letter) else { return nil }
    return firstSyllable + UInt16(index) * syllablesPerInitial
  }

  /// The place in the alphabet of a keyboard letter that begins syllables, or of the consonant that
  /// a composed syllable begins with; nil for anything else.
  static func initialIndex(of unit: UInt16) -> Int? {
    switch unit {
    case firstSyllable...0xD7A3: Int((unit - firstSyllable) / syllablesPerInitial)
    case 0x3131...0x314E: initials.firstIndex(of: unit)
    default: nil
    }
  }

  /// Whether a unit is a composed syllable without a final consonant.
  static func isOpenSyllable(_ unit: UInt16) -> Bool {
    (firstSyllable...0xD7A3).contains(unit)
      && (unit - firstSyllable).isMultiple(of: syllablesPerVowel)
  }

  /// The keyboard letter (U+3131 on) of a conjoining one (U+1100 on); nil for anything else.
  static func keyboardLetter(of scalar: Unicode.Scalar) -> UInt16? {
    switch scalar.value {
    case 0x1100...0x1112: initials[Int(scalar.value) - 0x1100]
    case 0x1161...0x1175: UInt16(0x314F + scalar.value - 0x1161)
    case 0x11A8...0x11C2: finals[Int(scalar.value) - 0x11A8]
    default: nil
    }
  }

  /// The two consonants that a keyboard letter such as ㄳ is made of; nil when it is one.
  static func parts(of letter: UInt16) -> (UInt16, UInt16)? {
    switch letter {
    case 0x3133: (0x3131, 0x3145)  // ㄳ
    case 0x3135: (0x3134, 0x3148)  // ㄵ
    case 0x3136: (0x3134, 0x314E)  // ㄶ
    case 0x313A: (0x3139, 0x3131)  // ㄺ
    case 0x313B: (0x3139, 0x3141)  // ㄻ
    case 0x313C: (0x3139, 0x3142)  // ㄼ
    case 0x313D: (0x3139, 0x3145)  // ㄽ
    case 0x313E: (0x3139, 0x314C)  // ㄾ
    case 0x313F: (0x3139, 0x314D)  // ㄿ
    case 0x3140: (0x3139, 0x314E)  // ㅀ
    case 0x3144: (0x3142, 0x3145)  // ㅄ
    default: nil
    }
  }
}
