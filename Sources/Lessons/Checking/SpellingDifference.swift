/// How a word was spelt and how it should have been, letter by letter.
///
/// For Hangul the letters are jamo as they are written alone: 학고 for 학교 differs in ㅗ and ㅛ.
package struct SpellingDifference: Hashable, Sendable {
  /// What became of a letter.
  package enum Letter: Hashable, Sendable {
    case kept(String)
    case missing(String)
    case extra(String)
  }

  package let given: String
  package let expected: String
  /// In writing order; of a replaced letter the extra one comes first.
  package let letters: [Letter]

  /// Compares letter by letter, Hangul by jamo.
  package init(given: String, expected: String) {
    self.given = given
    self.expected = expected
    letters = Alignment(Self.letters(of: given), Self.letters(of: expected)).steps.map { step in
      switch step {
      case .kept(_, let letter): .kept(letter)
      case .missing(let letter): .missing(letter)
      case .extra(let letter): .extra(letter)
      }
    }
  }

  private static func letters(of word: String) -> [String] {
    word.flatMap { character in
      character.isHangul ? character.letters.map { String($0) } : [String(character)]
    }
  }
}
