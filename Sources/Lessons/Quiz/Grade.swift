/// How well a sentence was remembered; the raw values are those of FSRS.
package enum Grade: Int, Hashable, Sendable, Codable, CaseIterable {
  case again = 1
  case hard
  case good
  case easy
}

extension Grade {
  /// The grade for what happened.
  ///
  /// Wrong is Again. Right with a slip, with a hint or on a later try is Hard. Right is Good,
  /// and Easy when a sentence known for long was typed without a slip at once.
  package init(
    verdict: Verdict, attempt: Int, hints: Int, kind: ExerciseKind, isMature: Bool
  ) {
    switch verdict {
    case .wrong: self = .again
    case .almost: self = .hard
    case .exact, .accepted:
      if attempt > 1 || hints > 0 {
        self = .hard
      } else {
        self = kind == .type && isMature ? .easy : .good
      }
    }
  }
}
