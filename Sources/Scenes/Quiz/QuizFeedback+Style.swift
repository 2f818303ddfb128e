import Terminal

extension StyledText {
  /// Lays out what a check found: a mark beside the verdict, the details below it.
  init(_ feedback: QuizFeedback, marks: Marks, width: Int) {
    self.init(
      feedback.findings(marks) + feedback.grades.rows(width: width) + feedback.notes,
      width: width, indent: 2, flush: feedback.notes.count)
  }
}

extension QuizFeedback {
  /// The colour of what the check found; what is on the left of all that it says.
  var style: Style { verdict.first?.meaning.style ?? Theme.right }

  /// The rows that the grades stand in, in `width` columns.
  func gradeRows(marks: Marks, width: Int) -> Range<Int> {
    let start = StyledText(findings(marks), width: width, indent: 2).height
    return start..<start + grades.rows(width: width).count
  }

  /// What stands above the grades.
  fileprivate func findings(_ marks: Marks) -> [[StyledText.Word]] {
    let meaning = verdict.first?.meaning ?? .plain
    let mark = Word(text: marks.sign(for: meaning), meaning: meaning)
    return ([[mark] + verdict] + details).map(Self.styled)
  }

  /// What stands below them.
  fileprivate var notes: [[StyledText.Word]] { note.map { [Self.styled($0)] } ?? [] }

  private static func styled(_ line: Line) -> [StyledText.Word] {
    line.map { StyledText.Word(text: $0.text, style: $0.meaning.style) }
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
