/// A composed syllable of Hangul whose parts can be exchanged, after the arithmetic of the Unicode
/// Standard, section 3.12.
struct HangulBlock {
  let initial: Int
  let vowel: Int
  /// The place of the last consonant among them, 0 for none.
  let final: Int

  static let nieun = 4
  static let digeutFinal = 7
  static let rieul = 8
  static let mieum = 16
  static let bieup = 17
  static let doubleSiot = 20
  /// The place of ㄷ among the first consonants.
  static let digeut = 3
  /// The place of the silent ㅇ among the first consonants.
  static let ieung = 11
  /// The place of ㅎ among the first consonants.
  static let hieut = 18

  /// nil when it is no composed syllable.
  init?(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    let index = Int(scalar.value) - 0xAC00
    (initial, vowel, final) = (index / 588, index / 28 % 21, index % 28)
  }

  private init(initial: Int, vowel: Int, final: Int) {
    (self.initial, self.vowel, self.final) = (initial, vowel, final)
  }

  var character: Character {
    Unicode.Scalar(UInt32(0xAC00 + initial * 588 + vowel * 28 + final)).map(Character.init) ?? " "
  }

  var vowelLetter: Character { Self.vowels[vowel] }
  var finalLetter: Character? { final == 0 ? nil : Self.finals[final - 1] }

  /// Whether its vowel takes 아 behind it, not 어.
  var isBright: Bool { "ㅏㅗㅑ".contains(vowelLetter) }

  func replacingFinal(with final: Int) -> Character {
    HangulBlock(initial: initial, vowel: vowel, final: final).character
  }

  func replacingVowel(with letter: Character) -> Character {
    let vowel = Self.vowels.firstIndex(of: letter) ?? self.vowel
    return HangulBlock(initial: initial, vowel: vowel, final: final).character
  }

  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
}
