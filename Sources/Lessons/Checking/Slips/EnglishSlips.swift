/// Slips in words of letters.
enum EnglishSlips {
  /// The slip that made `given` of `expected`, by their keys.
  ///
  /// - Parameter isWord: Whether something is a word: no slip then, but another word.
  static func slip(
    _ given: String, for expected: String, isWord: (String) -> Bool
  ) -> Reason.Kind? {
    if expected.contains("'"), given == expected.filter({ $0 != "'" }) {
      return isWord(given) ? nil : .apostrophe
    }
    let givenLetters = Array(given.unicodeScalars)
    let letters = Array(expected.unicodeScalars)
    guard abs(givenLetters.count - letters.count) <= 1, letters.count >= 3,
      givenLetters.filter(\.isSign) == letters.filter(\.isSign),
      EditDistance.between(givenLetters, letters) == 1
    else { return nil }
    let isSwap = givenLetters.count == letters.count && givenLetters.sorted() == letters.sorted()
    guard letters.count >= 4 || isSwap else { return nil }
    return isWord(given) || differsInEnding(given, expected) ? nil : .spelling
  }

  /// Whether one has a final -s, -d, -ed or -er that the other has not, or another of them.
  static func differsInEnding(_ given: String, _ expected: String) -> Bool {
    // What differs in an ending is the same before it.
    guard expected.utf8.count >= 2, given.utf8.starts(with: expected.utf8.prefix(2)) else {
      return false
    }
    for ending in endings where given.endsIn(ending.text) {
      let stem = given.droppingEnding(ending.text)
      guard stem.utf8.count >= 2, expected.beginsWith(stem) else { continue }
      let rest = expected.utf8.dropFirst(stem.utf8.count)
      for other in endings where other.kind != ending.kind && rest.elementsEqual(other.text.utf8) {
        return true
      }
    }
    return false
  }

  private static let endings: [(text: String, kind: Int)] = [
    ("", 0), ("s", 1), ("es", 1), ("d", 2), ("ed", 2), ("ing", 3), ("'s", 4), ("er", 5),
  ]
}

extension Unicode.Scalar {
  /// Whether it is no letter: digits and signs are never mistyped for one another unnoticed.
  fileprivate var isSign: Bool { !properties.isAlphabetic }
}
