/// Korean in Latin letters, for those who do not read Hangul yet.
///
/// The Revised Romanization of Korean (Ministry of Culture and Tourism, notice 2000-8): as it is
/// said, with the changes of sound between syllables, and without tensed consonants.
package struct Romanization: Hashable, Sendable {
  /// The text with each stretch of Hangul in Latin letters; all else as it was.
  package let text: String

  /// A text in Latin letters; nil where it has no Hangul to be read.
  package init?(of korean: String) {
    var result = ""
    var stretch: [HangulBlock] = []
    var hasHangul = false
    for character in korean {
      if let block = HangulBlock(character) {
        stretch.append(block)
        hasHangul = true
      } else {
        result += Self.romanized(stretch) + String(character)
        stretch = []
      }
    }
    guard hasHangul else { return nil }
    text = result + Self.romanized(stretch)
  }

  /// A stretch of syllables that are said without a pause.
  private static func romanized(_ written: [HangulBlock]) -> String {
    guard !written.isEmpty else { return "" }
    let blocks = SpokenForms.respelled(written)
    var result = ""
    var onset = initials[blocks[0].initial]
    for (index, block) in blocks.enumerated() {
      result += onset + vowels[block.vowel]
      guard index + 1 < blocks.count else { return result + SyllableJoint.coda(block.final) }
      let joint = SyllableJoint(block, blocks[index + 1], isBehindWord: index > 0)
      result += joint.coda
      onset = joint.onset
    }
    return result
  }

  /// First consonants in the order of Unicode.
  static let initials = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  /// Vowels in the order of Unicode.
  static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
}

/// Words that are not said as their letters tell: a sound comes in between two parts of the word.
private enum SpokenForms {
  /// As they are written, and as they would be written if writing followed the sound.
  private static let pairs: [(written: String, spoken: String)] = [
    ("맛없", "마덦"), ("꽃잎", "꼰닙"), ("깻잎", "깬닙"), ("나뭇잎", "나문닙"), ("알약", "알략"),
    ("십육", "심뉵"), ("서울역", "서울력"), ("지하철역", "지하철력"), ("전철역", "전철력"),
    ("강남역", "강남녁"), ("시청역", "시청녁"), ("부산역", "부산녁"), ("무슨요일", "무슨뇨일"),
    ("학여울", "항녀울"), ("한여름", "한녀름"), ("담요", "담뇨"), ("못잊", "몬닞"),
    ("못일", "몬닐"), ("맨입", "맨닙"), ("색연필", "생년필"), ("첫인상", "처딘상"), ("몇월", "며둴"),
  ]
  private static let blocks = pairs.map { pair in
    (written: pair.written.map(HangulBlock.init), spoken: pair.spoken.compactMap(HangulBlock.init))
  }

  /// Syllables with such words as they are said.
  static func respelled(_ syllables: [HangulBlock]) -> [HangulBlock] {
    var result = syllables
    for (written, spoken) in blocks where written.count <= result.count {
      for start in 0...(result.count - written.count) {
        let place = start..<start + written.count
        // What is written of the last syllable may have an ending behind it: 맛없 in 맛없어요.
        guard zip(result[place], written).allSatisfy({ $0.isWritten(like: $1) }) else { continue }
        result.replaceSubrange(place, with: spoken)
      }
    }
    return result
  }
}

extension HangulBlock {
  fileprivate func isWritten(like other: HangulBlock?) -> Bool {
    guard let other else { return false }
    return (initial, vowel, final) == (other.initial, other.vowel, other.final)
  }
}
