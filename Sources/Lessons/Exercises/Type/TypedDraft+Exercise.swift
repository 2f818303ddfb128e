extension TypedDraft: AnswerDraft {
  package static let kind = ExerciseKind.type
  package static let mode = AnswerMode.typed

  /// Easy is only what was known for long before.
  package static func ceiling(for card: Card?) -> Grade { card?.isMature == true ? .easy : .good }

  package init(asking asked: AskedSentence, using generator: inout SeededGenerator) {
    self.init(of: asked)
  }

  /// An empty answer to a sentence.
  init(of asked: AskedSentence) {
    let words = AnswerWords(asked.sentence.answers[0].firstPath)
    self.init(leading: words.leading, trailing: words.trailing)
  }

  package var exercise: Exercise { .type(self) }

  /// Signs that nobody sees are nothing.
  package var isEmpty: Bool { text.isBlank }

  package mutating func clear() {
    text = ""
  }

  /// The text, which took its time to type.
  package func reopen() {}

  /// Where words are run together, their letters tell that there are enough.
  package func shortfall(by checker: AnswerChecker) -> Shortfall? {
    let model = EditDistance.letters(of: checker.patterns[0].firstPath.text).count
    guard EditDistance.letters(of: given).count * 3 <= model * 2 else { return nil }
    return checker.shortfall(ofWords: given)
  }

  /// What was only begun is not among the words taken back.
  package mutating func takeHint(from checker: AnswerChecker) -> Hint? {
    guard let text = checker.typedHint(for: text) else { return nil }
    let before = words
    self.text = withoutFixedSigns(text)
    let changes = words.difference(from: before)
    let given = changes.insertions.map(\.word)
    let takenBack = changes.removals.map(\.word).filter { word in
      !given.contains { $0.lowercased().hasPrefix(word.lowercased()) }
    }
    return Hint(takenBack: takenBack, given: given)
  }

  private var words: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension Exercise {
  /// An answer that is typed as a whole; nil when it is given in another way.
  package var type: TypedDraft? {
    get {
      switch self {
      case .type(let draft): draft
      case .hearAndType(let heard): heard.answer
      case .build, .gap, .choose, .hearAndBuild: nil
      }
    }
    set {
      guard let newValue else { return }
      if case .hearAndType(var heard) = self {
        heard.answer = newValue
        self = .hearAndType(heard)
      } else {
        self = .type(newValue)
      }
    }
  }
}

extension CollectionDifference<String>.Change {
  /// The word that goes or comes.
  fileprivate var word: String {
    switch self {
    case .insert(_, let word, _), .remove(_, let word, _): word
    }
  }
}
