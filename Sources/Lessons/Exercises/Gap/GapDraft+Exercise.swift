extension GapDraft: AnswerDraft {
  package static let kind = ExerciseKind.gap
  package static let mode = AnswerMode.typed

  /// Who has most of a sentence before the eyes recalls little of it: in review that is no more
  /// than Hard.
  package static func ceiling(for card: Card?) -> Grade {
    card?.stage == .review ? .hard : .good
  }

  /// Leaves out a word of the model answer (`GapFinder`), and while the sentence is learned offers
  /// others beside it; nil where it has no word worth asking for, or no other beside it.
  package init?(asking asked: AskedSentence, using generator: inout SeededGenerator) {
    let finder = GapFinder(asked)
    guard let index = finder.place else { return nil }
    self.init(finder.words, leavingOut: index)
    // Who has no keyboard for the language learns it all the same.
    if asked.card?.stage != .review { offer(finder.choices(for: self, using: &generator)) }
  }

  package var exercise: Exercise { .gap(self) }
  package var isEmpty: Bool { text.isBlank }
  package var leading: String { "" }
  package var trailing: String { "" }

  package mutating func clear() {
    text = ""
  }

  package func reopen() {}

  /// The gap is all that is asked for.
  package func wordCount(of sentence: Sentence) -> Int { 1 }

  package func shortfall(by checker: AnswerChecker) -> Shortfall? { nil }

  /// The first letter, or when it stands there, the word.
  package mutating func takeHint(from checker: AnswerChecker) -> Hint? {
    let typed = ComparableText.key(of: text)
    let wanted = ComparableText.key(of: missing)
    guard typed != wanted else { return nil }
    if !typed.isEmpty, wanted.hasPrefix(typed) {
      text = missing
      return Hint(takenBack: [], given: [missing])
    }
    let wrong = [text].filter { !$0.isBlank }
    text = String(missing.prefix(1))
    return Hint(takenBack: wrong, given: [])
  }
}

extension Exercise {
  /// A sentence with a gap; nil when it is asked in another way.
  package var gap: GapDraft? {
    get { if case .gap(let draft) = self { draft } else { nil } }
    set { if let newValue { self = .gap(newValue) } }
  }
}

extension String {
  /// Whether nobody sees anything of it.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
