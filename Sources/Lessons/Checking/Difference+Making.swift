extension Difference {
  /// Aligns the words of both; harmless differences keep a word a word.
  init(given: String, expected: String) {
    let steps = Alignment(
      Self.words(of: given), Self.words(of: expected), by: ComparableText.key
    ).steps
    self.init(tokens: Self.tokens(steps), spelling: Self.spelling(steps))
  }

  /// The words as written, without the punctuation at their edges.
  private static func words(of text: String) -> [String] {
    AnswerWords(AnswerPattern(literal: text).firstPath).words.map(\.text)
  }

  /// A word that is extra here and missing there is one word in the wrong place.
  private static func tokens(_ steps: [Alignment.Step]) -> [Token] {
    var missing: [String: Int] = [:]
    for case .missing(let word) in steps { missing[ComparableText.key(of: word), default: 0] += 1 }
    var moved: [String: Int] = [:]
    var tokens: [Token] = steps.map { step in
      switch step {
      case .kept(let given, _): return .kept(given)
      case .missing(let word): return .missing(word)
      case .extra(let word):
        let key = ComparableText.key(of: word)
        guard let left = missing[key], left > 0 else { return .extra(word) }
        missing[key] = left - 1
        moved[key, default: 0] += 1
        return .misplaced(word)
      }
    }
    tokens.removeAll { token in
      guard case .missing(let word) = token else { return false }
      let key = ComparableText.key(of: word)
      guard let left = moved[key], left > 0 else { return false }
      moved[key] = left - 1
      return true
    }
    return tokens
  }

  /// Pairs of an extra and a missing word side by side that are more alike than not.
  private static func spelling(_ steps: [Alignment.Step]) -> [SpellingDifference] {
    var result: [SpellingDifference] = []
    for run in steps.split(whereSeparator: \.isKept) {
      var missing = run.compactMap(\.missingWord).map(SpelledWord.init)
      for given in run.compactMap(\.extraWord).map(SpelledWord.init) {
        let near = missing.indices.map { ($0, given.letters.unlikeness(to: missing[$0].letters)) }
          .min { $0.1 < $1.1 }
        guard let (index, unlikeness) = near, unlikeness > 0, unlikeness <= 0.5 else { continue }
        let expected = missing.remove(at: index)
        result.append(SpellingDifference(given: given.text, expected: expected.text))
      }
    }
    return result
  }

  private struct SpelledWord {
    let text: String
    let letters: LetterBag

    init(_ text: String) {
      self.text = text
      letters = LetterBag(EditDistance.letters(of: text))
    }
  }
}

extension Alignment.Step {
  fileprivate var isKept: Bool {
    if case .kept = self { return true }
    return false
  }

  fileprivate var missingWord: String? {
    if case .missing(let word) = self { return word }
    return nil
  }

  fileprivate var extraWord: String? {
    if case .extra(let word) = self { return word }
    return nil
  }
}
