/// How the learner wants to answer: the choice behind the kind of exercise of each sentence, which
/// `ExercisePlanner` makes.
package enum Answering: String, Hashable, Sendable, CaseIterable {
  /// Built from blocks, always.
  case bank
  /// Typed, always.
  case typing
  /// Built from blocks until the sentence is known for long, then typed.
  case automatic
  /// In a way that fits how well the sentence is known, never in the same one twice running.
  case mixed
}
