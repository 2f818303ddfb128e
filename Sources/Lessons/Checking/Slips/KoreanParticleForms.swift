/// Particles that have two forms, one behind a consonant and one behind a vowel.
enum KoreanParticleForms {
  /// A word ending in one of them.
  struct Ending: Equatable {
    /// What the particle stands behind.
    let noun: String
    /// Which of the pairs it is of.
    let pair: Int
    /// Whether the form is the one that goes with the last letter of the noun.
    let fits: Bool
  }

  /// Behind a consonant, behind a vowel; the longer ones first where one ends in another.
  private static let pairs = [
    ("이라고", "라고"), ("이에요", "예요"), ("으로", "로"), ("이랑", "랑"), ("은", "는"), ("이", "가"), ("을", "를"),
    ("과", "와"),
  ]

  /// The particle that a word ends in, if it is one of them.
  static func ending(of word: String) -> Ending? {
    for (pair, (closed, open)) in pairs.enumerated() {
      for form in [closed, open] where word.endsIn(form) {
        let noun = word.droppingEnding(form)
        guard let last = noun.last.flatMap(HangulBlock.init) else { continue }
        let isOpen = last.final == 0 || closed == "으로" && last.final == HangulBlock.rieul
        return Ending(noun: noun, pair: pair, fits: (form == open) == isOpen)
      }
    }
    return nil
  }

  /// Whether `given` ends in the form that does not go with its noun, where `expected` has the one
  /// that goes with its own: 할머니은 for 할머님은.
  ///
  /// - Parameter isWord: Whether something is a word: 고야이 for 고양이 is no noun with 이.
  static func isMisfit(
    _ given: String, for expected: String, isWord: (String) -> Bool
  ) -> Bool {
    guard let left = ending(of: given), !left.fits, let right = ending(of: expected), right.fits,
      left.pair == right.pair
    else { return false }
    let (closed, open) = pairs[left.pair]
    return left.noun == right.noun || isWord(left.noun) || isWord(left.noun + open)
      || isWord(left.noun + closed)
  }
}
