/// A sentence after its check, until the learner goes on.
package struct CheckedSentence: Hashable, Sendable {
  package let key: SentenceKey
  /// How it was asked, and what the learner had built or typed.
  package let exercise: Exercise
  /// What the check found, before the learner had a say.
  package private(set) var judged: CheckedAnswer
  /// How the answer came about.
  package private(set) var recall: Recall
  /// When it was checked, in seconds since 1970 UTC.
  package let time: Int64
  /// Time spent on this try.
  package let took: Duration
  /// Whether the learner had the answer shown instead of giving one.
  package internal(set) var isGivenUp = false
  /// Whether the learner said "my answer was right".
  package internal(set) var isAcceptedByLearner = false
  /// The grade the learner chose instead of the suggested one.
  var chosenGrade: Grade?

  package init(
    key: SentenceKey, exercise: Exercise, judged: CheckedAnswer, recall: Recall, time: Int64,
    took: Duration
  ) {
    self.key = key
    self.exercise = exercise
    self.judged = judged
    self.recall = recall
    self.time = time
    self.took = took
  }

  /// How often the sentence has been checked since it was asked for, this time included.
  package var attempt: Int { recall.attempt }
  /// Hints taken for the answer, those of earlier askings included.
  package var hints: Int { recall.help.hints }

  /// Whether it is right because the learner said so at an earlier time.
  package var isKnownAsOwn: Bool {
    if case .accepted(let remarks) = judged.verdict { remarks.contains(.ownAnswer) } else { false }
  }

  /// Judges it anew.
  mutating func judge(_ judged: CheckedAnswer) {
    self.judged = judged
    recall.verdict = judged.verdict
    chosenGrade = nil
  }

  /// The verdict that counts.
  package var verdict: Verdict {
    isAcceptedByLearner ? .accepted([.ownAnswer]) : judged.verdict
  }

  /// The grade that what happened suggests; no answer is easy that the check did not know.
  package var suggestedGrade: Grade {
    var recall = recall
    recall.verdict = verdict
    if isAcceptedByLearner { recall.ceiling = min(recall.ceiling, .good) }
    return Grade(recall)
  }

  /// The grade that counts.
  package var grade: Grade { chosenGrade ?? suggestedGrade }

  /// What the answer earned, should it be undone: the learner may have set another grade, and
  /// can do so again.
  package var earned: Grade { min(grade, suggestedGrade) }

  /// Whether the sentence was known, and need not come back.
  ///
  /// The learner has the last word: a grade that was raised says that it was.
  package var isKnown: Bool { grade != .again }

  /// Whether something was wrong: the check says so, or the learner does.
  package var isMistake: Bool { !verdict.isRight || !isKnown }
}
