/// A sentence after its check, until the learner goes on.
package struct CheckedSentence: Hashable, Sendable {
  package let key: SentenceKey
  /// How it was asked, and what the learner had built or typed.
  package let exercise: Exercise
  /// What the check found, before the learner had a say.
  package let judged: CheckedAnswer
  /// How often the sentence has been checked since it was asked for, this time included.
  package let attempt: Int
  /// Hints taken since the sentence was last checked.
  package let hints: Int
  /// When it was checked, in seconds since 1970 UTC.
  package let time: Int64
  /// Time spent on this try.
  package let took: Duration
  /// The grade that what happened suggests.
  package let suggestedGrade: Grade
  /// Whether the learner said "my answer was right".
  package internal(set) var isAcceptedByLearner = false
  /// The grade the learner chose instead of the suggested one.
  var chosenGrade: Grade?

  /// The verdict that counts.
  package var verdict: Verdict {
    isAcceptedByLearner ? .accepted([.ownAnswer]) : judged.verdict
  }

  /// The grade that counts.
  package var grade: Grade {
    if let chosenGrade { return chosenGrade }
    guard isAcceptedByLearner else { return suggestedGrade }
    return attempt > 1 || hints > 0 ? .hard : .good
  }

  /// Whether the sentence was known, and need not come back.
  ///
  /// The learner has the last word: a grade that was raised says that it was.
  package var isKnown: Bool { grade != .again }

  /// Whether something was wrong: the check says so, or the learner does.
  package var isMistake: Bool { !verdict.isRight || !isKnown }
}
