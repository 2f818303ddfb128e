import Terminal

extension StyledText {
  /// Lays out what a check found: a mark beside the verdict, the details below it.
  init(_ feedback: QuizFeedback, marks: Marks, width: Int) {
    let meaning = feedback.verdict.first?.meaning ?? .plain
    let mark = QuizFeedback.Word(text: marks.sign(for: meaning), meaning: meaning)
    let findings = ([[mark] + feedback.verdict] + feedback.details).map(Self.words)
    let note = feedback.note.map { [Self.words($0)] } ?? []
    self.init(
      findings + feedback.grades.rows(width: width) + note, width: width, indent: 2)
  }

  private static func words(_ line: QuizFeedback.Line) -> [Word] {
    line.map { Word(text: $0.text, style: $0.meaning.style) }
  }
}

extension Marks {
  fileprivate func sign(for meaning: QuizFeedback.Meaning) -> String {
    switch meaning {
    case .almost: almost
    case .wrong: wrong
    default: right
    }
  }
}

extension QuizFeedback.Meaning {
  fileprivate var style: Style {
    switch self {
    case .plain, .note: .plain
    case .label: Theme.secondary
    case .right: Theme.right
    case .almost: Theme.almost
    case .wrong: Theme.wrong
    case .missing: Theme.missing
    case .extra: Theme.extra
    case .misplaced: Theme.misplaced
    }
  }
}
