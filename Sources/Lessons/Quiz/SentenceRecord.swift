/// What happened to one sentence so far.
struct SentenceRecord: Hashable, Sendable {
  var tries = 0
  var mistakes = 0
  /// Those taken in earlier sessions and not answered since are among them.
  var hints = 0
  var skips = 0
  var isRight = false
  /// Whether it does not come back.
  var isDone = false
  var missed: [MissedWord] = []
  var took = Duration.zero

  /// Whether every check found it right, without a hint.
  var isRightAtOnce: Bool { isRight && mistakes == 0 && hints == 0 }

  /// Adds a check.
  ///
  /// - Parameter hints: those taken since the sentence was shown for it.
  mutating func settle(_ checked: CheckedSentence, hints: Int, comesBack: Bool) {
    tries += 1
    mistakes += checked.isMistake ? 1 : 0
    self.hints += hints
    took += AnsweringPace.counted(checked.took)
    isRight = checked.isKnown
    isDone = !comesBack
    // Who gave up missed no word more than others.
    missed += checked.isGivenUp ? [] : MissedWord.words(missedIn: checked.verdict)
  }

  func outcome(of key: SentenceKey) -> SentenceOutcome {
    SentenceOutcome(
      key: key, tries: tries, mistakes: mistakes, hints: hints, skips: skips,
      isRight: isRight, missed: missed, took: took)
  }
}
