import Lessons

/// What was wrong, shown in the right answer itself.
extension Difference {
  /// The words of the answer, those that were not given or stood elsewhere marked.
  ///
  /// Unmarked where the words of the difference are not those of the answer, as of a language
  /// without spaces.
  func marked(in answer: String) -> QuizFeedback.Line {
    let plain = answer.words(.right)
    var expected = tokens.compactMap(\.expected)[...]
    let misplaced = Set(tokens.compactMap(\.misplaced))
    var line: QuizFeedback.Line = []
    for word in plain {
      let text = word.text.withoutSigns
      if let next = expected.first, next.text.withoutSigns == text {
        expected.removeFirst()
        line.append(QuizFeedback.Word(text: word.text, meaning: next.isMissing ? .missing : .right))
      } else if misplaced.contains(text) {
        line.append(QuizFeedback.Word(text: word.text, meaning: .misplaced))
      } else {
        return plain
      }
    }
    return expected.isEmpty ? line : plain
  }

  /// Whether a word was given that does not belong, or not there, which the reasons do not name.
  func saysMore(than reasons: [Reason]) -> Bool {
    let named = Set(reasons.compactMap(\.given).flatMap { $0.words(.plain) }.map(\.text))
    return tokens.contains { token in
      switch token {
      case .extra(let word), .misplaced(let word): !named.contains(word)
      case .kept, .missing: false
      }
    }
  }
}

extension Difference.Token {
  /// A word of the right answer in its place, and whether it was not given; nil for one that was
  /// only given.
  fileprivate var expected: (text: String, isMissing: Bool)? {
    switch self {
    case .kept(let text): (text, false)
    case .missing(let text): (text, true)
    case .extra, .misplaced: nil
    }
  }

  /// A word that was given in another place, as it is compared; nil for all others.
  fileprivate var misplaced: String? {
    if case .misplaced(let text) = self { text.withoutSigns } else { nil }
  }
}

extension String {
  /// The word as answers are compared: in small letters, without what stands at its edges.
  fileprivate var withoutSigns: String {
    let word = lowercased()
    guard let first = word.firstIndex(where: { !$0.isSign }),
      let last = word.lastIndex(where: { !$0.isSign })
    else { return "" }
    return String(word[first...last])
  }
}

extension Character {
  fileprivate var isSign: Bool { isPunctuation || isSymbol }
}
