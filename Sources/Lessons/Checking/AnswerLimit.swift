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
          scalars -= 1
          if !isInWord { words -= 1 }
        }
        isInWord = isLetter
      }
      return scalars < 0 || words < 0
    }
    return String(given[..<(end ?? given.endIndex)])
  }
}
