import Lessons

extension Localization {
  /// Why an answer is not right, or not quite, one thing at a time.
  func reasons(for checked: CheckedAnswer) -> [TriedAnswerReport.Part] {
    switch checked.verdict {
    case .exact, .accepted: []
    case .almost(let slips): slips.map(part)
    case .wrong(let difference):
      difference.tokens.compactMap(part) + difference.spelling.map { part(for: .spelling($0)) }
    }
  }

  /// What is worth a word though the answer is right.
  func remarks(for checked: CheckedAnswer) -> [TriedAnswerReport.Part] {
    guard case .accepted(let remarks) = checked.verdict else { return [] }
    return remarks.map { TriedAnswerReport.Part(kind: "\($0)", text: self[$0.textKey]) }
  }

  private func part(for slip: Slip) -> TriedAnswerReport.Part {
    switch slip {
    case .spacing: TriedAnswerReport.Part(kind: "spacing", text: self[.quizSlipSpacing])
    case .spelling(let spelling):
      TriedAnswerReport.Part(
        kind: "spelling",
        text: text(
          .quizSlipSpelling, ["given": spelling.given, "expected": spelling.expected]))
    }
  }

  private func part(for token: Difference.Token) -> TriedAnswerReport.Part? {
    switch token {
    case .kept: nil
    case .missing(let word): TriedAnswerReport.Part(kind: "missing", text: "+\(word)")
    case .extra(let word): TriedAnswerReport.Part(kind: "extra", text: "-\(word)")
    case .misplaced(let word): TriedAnswerReport.Part(kind: "order", text: "~\(word)")
    }
  }
}
