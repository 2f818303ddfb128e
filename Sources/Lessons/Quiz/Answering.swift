/// How the learner wants to answer: the choice behind the `AnswerMode` of each sentence.
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
  package func mode(for card: Card?) -> AnswerMode {
    switch self {
    case .bank: .bank
    case .typing: .typed
    case .automatic: card?.isMature == true ? .typed : .bank
    }
  }
}
