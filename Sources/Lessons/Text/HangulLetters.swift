extension Character {
  /// The letters it is written with: jamo for a Hangul syllable, itself for anything else.
  ///
  /// The jamo are those that stand alone (U+3131 on), as a learner sees them on a keyboard.
  /// Compound ones (ㅘ, ㄳ) count as one letter.
  var letters: [Unicode.Scalar] {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1,
      let syllable = HangulSyllable(scalar)
    else { return Array(scalars) }
    return syllable.letters
  }

  /// Whether it is a Hangul syllable or a single jamo.
  var isHangul: Bool {
    unicodeScalars.first.map { HangulSyllable($0) != nil || (0x3131...0x318E).contains($0.value) }
      ?? false
  }
}

extension Unicode.Scalar {
  /// Appends the letters it is written with: jamo for a Hangul syllable, itself for anything else.
  func appendLetters(to letters: inout [Unicode.Scalar]) {
    if let syllable = HangulSyllable(self) {
      letters += syllable.letters
    } else {
      letters.append(self)
    }
  }
}

/// A composed syllable taken apart, after the arithmetic of the Unicode Standard, section 3.12.
private struct HangulSyllable {
  private let index: UInt32

  /// nil when `scalar` is no composed syllable.
  init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    index = scalar.value - 0xAC00
  }

  var letters: [Unicode.Scalar] {
    let final = Int(index % 28)
    let medial = Int(index / 28 % 21)
    let initial = Int(index / 588)
    let body = [Self.initials[initial], Self.medials[medial]]
    return final == 0 ? body : body + [Self.finals[final - 1]]
  }

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
}
