extension ChoiceDraft: AnswerDraft {
  package static let kind = ExerciseKind.choose
  package static let mode = AnswerMode.bank

  /// To know a word again is less than to recall a sentence.
  ///
  /// Of one in review it tells nothing: `LoggedReview.isRecognition`.
  package static func ceiling(for card: Card?) -> Grade { .good }

  /// Asks for the rarest word that is not yet firm and that the glossary has; nil where there is
  /// none, or too little to choose from.
  package init?(asking asked: AskedSentence, using generator: inout SeededGenerator) {
    let finder = GapFinder(asked)
    let glossary = asked.vocabulary.glossary
    guard let place = finder.place(where: { glossary.entry(of: $0) != nil }) else { return nil }
    let gap = GapDraft(finder.words, leavingOut: place)
    guard let entry = glossary.entry(of: gap.missing) else { return nil }
    let others = Self.others(than: entry, in: asked, gap: gap, using: &generator)
    guard others.count > 1 else { return nil }
    let wanted: Wanted = Bool.random(using: &generator) ? .word : .meaning
    let right = Choice(text: entry.text(wanted), word: gap.missing)
    let wrong = others.map { Choice(text: $0.text(wanted), word: $0.word) }
    self.init(
      wanted: wanted, question: wanted == .word ? entry.meaning : entry.word,
      choices: ([right] + wrong).shuffled(using: &generator), gap: gap)
  }

  /// Up to three other words of the glossary, none of which would be right or means the same.
  private static func others(
    than entry: GlossaryEntry, in asked: AskedSentence, gap: GapDraft,
    using generator: inout SeededGenerator
  ) -> [GlossaryEntry] {
    let entries = asked.vocabulary.glossary.entries
    var taken: Set<String> = [entry.meaning, entry.word]
    var found: [GlossaryEntry] = []
    // Of a large glossary a few are enough to find three that will do.
    for _ in 0..<24 where found.count < 3 {
      guard let other = entries.randomElement(using: &generator), !taken.contains(other.meaning),
        !taken.contains(other.word),
        !asked.checker.accepts(gap.filled(with: other.word), mode: mode)
      else { continue }
      taken.formUnion([other.meaning, other.word])
      found.append(other)
    }
    return found
  }

  package var exercise: Exercise { .choose(self) }
  package var given: String { gap.filled(with: chosen.map { choices[$0].word } ?? "") }
  package var isEmpty: Bool { chosen == nil }
  package var leading: String { "" }
  package var trailing: String { "" }

  package mutating func reopen() {
    clear()
  }

  /// The word is all that is asked for.
  package func wordCount(of sentence: Sentence) -> Int { 1 }

  package func shortfall(by checker: AnswerChecker) -> Shortfall? { nil }

  /// The right one is chosen, which is all there is to help with.
  package mutating func takeHint(from checker: AnswerChecker) -> Hint? {
    guard let right, chosen != right else { return nil }
    choose(right)
    return Hint(takenBack: [], given: [gap.missing])
  }
}

extension GlossaryEntry {
  fileprivate func text(_ wanted: ChoiceDraft.Wanted) -> String {
    switch wanted {
    case .word: word
    case .meaning: meaning
    }
  }
}

extension Exercise {
  /// What is chosen from; nil when the sentence is asked in another way.
  package var choice: ChoiceDraft? {
    get { if case .choose(let draft) = self { draft } else { nil } }
    set { if let newValue { self = .choose(newValue) } }
  }
}
