/// What happened to one sentence so far.
struct SentenceRecord: Hashable, Sendable {
  var tries = 0
  var mistakes = 0
  var hints = 0
  var skips = 0
  var isRight = false
  /// Whether it does not come back.
  var isDone = false
  var missed: [MissedWord] = []
  var took = Duration.zero

  /// Adds a check.
  mutating func settle(_ checked: CheckedSentence, comesBack: Bool) {
    tries += 1
    mistakes += checked.isMistake ? 1 : 0
    hints += checked.hints
    took += AnsweringPace.counted(checked.took)
    isRight = checked.isKnown
    isDone = !comesBack
    missed += MissedWord.words(missedIn: checked.verdict)
  }

  func outcome(of key: SentenceKey) -> SentenceOutcome {
    SentenceOutcome(
      key: key, tries: tries, mistakes: mistakes, hints: hints, skips: skips,
      isRight: isRight, missed: missed, took: took)
  }
}
