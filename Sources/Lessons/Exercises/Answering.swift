/// How the learner wants to answer: the choice behind the kind of exercise of each sentence.
package enum Answering: String, Hashable, Sendable, CaseIterable {
  /// Built from blocks, always.
  case bank
  /// Typed, always.
  case typing
  /// Built from blocks until the sentence is known for long, then typed.
  case automatic
  /// In a way that fits how well the sentence is known, never in the same one twice running.
  case mixed

  /// How a sentence is asked next.
  ///
  /// - Parameters:
  ///   - card: what is known of the sentence; nil when it was never answered.
  ///   - last: how it was asked the last time; nil when it never was.
  package func kind(for card: Card?, after last: ExerciseKind?) -> ExerciseKind {
    switch self {
    case .bank: .build
    case .typing: .type
    case .automatic: card?.isMature == true ? .type : .build
    case .mixed: Self.kinds(for: card).first { $0 != last } ?? .build
    }
  }

  /// Two ways to ask a sentence in turn, the one that fits it better first.
  ///
  /// A new one is built, and while it is learned a word of it is asked for in between. In review it
  /// is typed in turn with being built, which comes first as long as it is known for days only.
  private static func kinds(for card: Card?) -> [ExerciseKind] {
    guard let card, card.stage == .review else { return [.build, .gap] }
    return card.memory.stability < week ? [.build, .type] : [.type, .build]
  }

  /// In days.
  private static let week = 7.0
}
