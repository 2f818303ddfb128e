/// What one step of the scheduler was about: how the card stood, and what the learner made of it.
package struct Review: Hashable, Sendable {
  /// How well the sentence was remembered.
  package let grade: Grade
  /// In seconds since 1970 UTC.
  package let time: Int64
  /// Where the card was; nil when the sentence was answered for the first time.
  package let stage: Card.Stage?
  /// Whole days of 24 hours since the answer before; 0 without one, or when the clock went back.
  package let elapsedDays: Int
  /// The chance of recall the model saw, 0 to 1; nil at the first answer.
  package let retrievability: Double?

  /// Whether it tells something about forgetting: a known card that was left alone for a day.
  ///
  /// What Anki's manual counts as true retention. Short steps, and a second look on the same day,
  /// say nothing about it.
  package var testsRetention: Bool { stage == .review && elapsedDays >= 1 }

  /// Whether the sentence came back to mind.
  package var isRecalled: Bool { grade != .again }
}
