/// How the learner wants to answer: the choice behind the kind of exercise of each sentence.
package enum Answering: String, Hashable, Sendable, CaseIterable {
  /// Built from blocks, always.
  case bank
  /// Typed, always.
  case typing
  /// Built from blocks until the sentence is known for long, then typed.
  case automatic

  /// How a sentence is to be answered.
  ///
  /// - Parameter card: what is known of the sentence; nil when it was never answered.
  package func kind(for card: Card?) -> ExerciseKind {
    switch self {
    case .bank: .build
    case .typing: .type
    case .automatic: card?.isMature == true ? .type : .build
    }
  }
}
