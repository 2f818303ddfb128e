/// A difference that does not matter, worth a word.
package enum Remark: Hashable, Sendable {
  /// The same words, written in another way: 3 and three, I'll and I will.
  case writing(given: String, expected: String)
  /// A word that is written with a capital letter wherever it stands.
  case capital(given: String, expected: String)
  /// Another speech level of Korean: 갑니다 and 가요.
  case speechLevel(given: String, expected: String)
  /// 나 where the answer has 저.
  case pronoun(given: String, expected: String)
  /// A pronoun that Korean leaves to be understood.
  case leftOut(String)
  /// Accepted because the learner said so before.
  case ownAnswer

  /// Its name, for programs.
  package var kind: String {
    switch self {
    case .writing: "writing"
    case .capital: "capital"
    case .speechLevel: "speech-level"
    case .pronoun: "pronoun"
    case .leftOut: "left-out"
    case .ownAnswer: "own-answer"
    }
  }
}
