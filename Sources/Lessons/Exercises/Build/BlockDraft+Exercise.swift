extension BlockDraft: AnswerDraft {
  package static let kind = ExerciseKind.build
  package static let mode = AnswerMode.bank

  /// To see all words is help: that a sentence comes easily it cannot tell.
  package static func ceiling(for card: Card?) -> Grade { .good }

  /// A fresh bank for a sentence; nil where its one block is the whole of it.
  package init?(asking asked: AskedSentence, using generator: inout SeededGenerator) {
    guard !AnswerWords(asked.sentence.answers[0].firstPath).isOneUncutBlock else { return nil }
    var words = WordCollector()
    for answer in asked.answers { words.add(answer) }
    self.init(
      bank: WordBank(
        for: asked.sentence, vocabulary: asked.vocabulary, graph: asked.checker.graph,
        firstID: asked.firstBlockID, using: &generator),
      words: words.keys)
  }

  package var exercise: Exercise { .build(self) }
  package var isEmpty: Bool { selected.isEmpty }
  package var leading: String { bank.leading }
  package var trailing: String { bank.trailing }

  package mutating func reopen() {
    clear()
  }

  package func shortfall(by checker: AnswerChecker) -> Shortfall? {
    checker.shortfall(ofWords: given)
  }

  package mutating func takeHint(from checker: AnswerChecker) -> Hint? {
    guard let step = HintFinder(checker: checker, draft: self).step() else { return nil }
    for id in step.takeBack { takeBack(id) }
    if let id = step.place { place(id, at: step.gap) }
    return Hint(
      takenBack: step.takeBack.compactMap { block($0)?.text },
      given: [step.place.flatMap { block($0)?.text }].compactMap(\.self))
  }
}

extension Exercise {
  /// The blocks of an answer that is built; nil when it is given in another way.
  package var build: BlockDraft? {
    get {
      switch self {
      case .build(let draft): draft
      case .hearAndBuild(let heard): heard.answer
      case .gap, .type, .choose, .hearAndType: nil
      }
    }
    set {
      guard let newValue else { return }
      if case .hearAndBuild(var heard) = self {
        heard.answer = newValue
        self = .hearAndBuild(heard)
      } else {
        self = .build(newValue)
      }
    }
  }
}
