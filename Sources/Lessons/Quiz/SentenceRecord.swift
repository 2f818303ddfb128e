/// What happened to one sentence so far.
struct SentenceRecord: Hashable, Sendable {
  var tries = 0
  var hints = 0
  var skips = 0
  var isRight = false
  var missed: [MissedWord] = []
  var took = Duration.zero

  /// Adds a check.
  mutating func settle(_ checked: CheckedSentence) {
    tries += 1
    hints += checked.hints
    took += checked.took
    isRight = !checked.comesBack
    missed += MissedWord.words(missedIn: checked.verdict)
  }

  func outcome(of key: SentenceKey) -> SentenceOutcome {
    SentenceOutcome(
      key: key, tries: tries, hints: hints, skips: skips, isRight: isRight, missed: missed,
      took: took)
  }
}
