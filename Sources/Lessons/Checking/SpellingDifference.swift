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
}
