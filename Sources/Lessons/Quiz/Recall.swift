/// How an answer came about, as far as it tells what was recalled.
package struct Recall: Hashable, Sendable {
  /// What the check found; a sentence that was given up is wrong.
  package var verdict: Verdict
  /// Words of the answer.
  package var wordCount: Int
  /// How often the sentence was checked since it was asked for, this time included.
  package var attempt: Int
  /// Help that was taken for it.
  package var help: Help
  /// The best that an answer of this kind, at this time, can tell.
  package var ceiling: Grade

  package init(
    verdict: Verdict, wordCount: Int = 1, attempt: Int = 1, help: Help = .none,
    ceiling: Grade = .good
  ) {
    self.verdict = verdict
    self.wordCount = wordCount
    self.attempt = attempt
    self.help = help
    self.ceiling = ceiling
  }
}

extension Grade {
  /// The grade for what was recalled.
  ///
  /// Wrong is Again, and so is what help gave more than a third of. Right with a slip, with some
  /// help or at a later try is Hard. Right at once is as good as the kind of exercise can tell.
  package init(_ recall: Recall) {
    self = min(Self.uncapped(recall), recall.ceiling)
  }

  private static func uncapped(_ recall: Recall) -> Grade {
    guard recall.verdict.isRight, !recall.help.isMostOf(wordCount: recall.wordCount) else {
      return .again
    }
    if case .almost = recall.verdict { return .hard }
    return recall.attempt > 1 || recall.help != .none ? .hard : .easy
  }
}
