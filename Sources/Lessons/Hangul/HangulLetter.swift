/// A letter of Hangul with its sound in Latin letters.
package struct HangulLetter: Hashable, Sendable {
  /// The letter as it stands alone.
  package let letter: Character
  /// Its sound, as the Revised Romanization writes it.
  package let latin: String

  /// The letters of a text, each with its sound.
  static func all(_ letters: String) -> [HangulLetter] {
    letters.map { HangulLetter(letter: $0, latin: sounds[$0] ?? "") }
  }

  private static let sounds: [Character: String] = {
    let initials = zip(HangulSpelling.initials, Romanization.initials)
    let vowels = zip(HangulSpelling.vowels, Romanization.vowels)
    var sounds = Dictionary(uniqueKeysWithValues: Array(initials) + Array(vowels))
    // At the beginning of a syllable it is silent, at its end it is this; of the others, the second
    // is the sound at the end.
    sounds["ㅇ"] = "ng"
    sounds["ㄱ"] = "g, k"
    sounds["ㄷ"] = "d, t"
    sounds["ㅂ"] = "b, p"
    sounds["ㄹ"] = "r, l"
    return sounds
  }()
}

/// A syllable of Hangul made from its letters, after the arithmetic of the Unicode Standard, section
/// 3.12.
package enum HangulSpelling {
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// What letters put side by side are written as: one syllable where they make one, else as they
  /// are.
  package static func written(_ letters: [Character]) -> String {
    guard (2...3).contains(letters.count), let initial = initials.firstIndex(of: letters[0]),
      let vowel = vowels.firstIndex(of: letters[1])
    else { return String(letters) }
    var final = 0
    if letters.count == 3 {
      guard let place = finals.firstIndex(of: letters[2]) else {
        return written(Array(letters.prefix(2))) + String(letters[2])
      }
      final = place + 1
    }
    let value = UInt32(0xAC00 + initial * 588 + vowel * 28 + final)
    return Unicode.Scalar(value).map { String(Character($0)) } ?? String(letters)
  }

  /// The letters of a syllable; of what is none, itself.
  package static func letters(of syllable: Character) -> [Character] {
    guard let block = HangulBlock(syllable) else { return [syllable] }
    return [initials[block.initial], block.vowelLetter] + [block.finalLetter].compactMap(\.self)
  }
}
