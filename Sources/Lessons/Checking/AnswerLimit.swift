import UnicodeText

/// How much of a given answer is looked at: what may be right, and some more that tells how far a
/// wrong one goes beyond.
struct AnswerLimit: Hashable, Sendable {
  /// Code points, white space left out.
  let scalars: Int
  let words: Int

  /// As much of an answer as is looked at, in whole characters and words.
  func shortened(_ given: String) -> String {
    guard given.utf8.count > 200 else { return given }
    // Letters of syllables may come one by one.
    let given = given.nfc
    var (scalars, words) = (scalars, words)
    var isInWord = false
    // A mark may stand on white space: a character is not all one or the other.
    let end = given.firstIndex { character in
      for scalar in character.unicodeScalars {
        let isLetter = !scalar.isWhitespace
        if isLetter {
          scalars -= scalar.letterCount
          if !isInWord { words -= 1 }
        }
        isInWord = isLetter
      }
      return scalars < 0 || words < 0
    }
    return String(given[..<(end ?? given.endIndex)])
  }
}

extension Unicode.Scalar {
  /// The letters that it is taken apart into, or a few more: a ligature may hold a sentence.
  fileprivate var letterCount: Int { (0xFDF0...0xFDFC).contains(value) ? 18 : 1 }
}
