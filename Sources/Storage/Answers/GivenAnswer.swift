import Lessons

/// An answer as the learner gave it, and what came of it.
package struct GivenAnswer: Hashable, Sendable {
  /// What was asked.
  package let sentence: SentenceKey
  /// As typed, or as the blocks stood.
  package let text: String
  /// How it was asked.
  package let kind: ExerciseKind
  /// What the check found.
  package let verdict: VerdictKind
  /// What the scheduler was told.
  package let grade: Grade
  /// How many hints were taken for it.
  package let hints: Int
  /// From the first sight of the prompt, or the last check, to the check.
  package let took: Duration
  /// When it was checked.
  package let time: Timestamp

  /// An answer with these facts.
  ///
  /// - Precondition: `hints` is not negative.
  package init(
    to sentence: SentenceKey, text: String, kind: ExerciseKind, verdict: VerdictKind, grade: Grade,
    hints: Int = 0, took: Duration, time: Timestamp
  ) {
    precondition(hints >= 0, "a negative count of hints")
    self.sentence = sentence
    self.text = text
    self.kind = kind
    self.verdict = verdict
    self.grade = grade
    self.hints = hints
    self.took = took
    self.time = time
  }
}

/// What a recorded answer is called, to change its grade by.
package struct AnswerID: RawRepresentable, Hashable, Sendable {
  /// The row of the answer.
  package let rawValue: Int64

  /// The answer in that row.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
