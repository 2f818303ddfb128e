extension SpellingDifference {
  /// Compares letter by letter, Hangul by jamo.
  init(given: String, expected: String) {
    self.init(
      given: given, expected: expected,
      letters: Alignment(Self.letters(of: given), Self.letters(of: expected)).steps.map { step in
        switch step {
        case .kept(_, let letter): .kept(letter)
        case .missing(let letter): .missing(letter)
        case .extra(let letter): .extra(letter)
        }
      })
  }

  private static func letters(of word: String) -> [String] {
    word.flatMap { character in
      character.isHangul ? character.letters.map { String($0) } : [String(character)]
    }
  }
}
