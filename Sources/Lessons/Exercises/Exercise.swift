/// A sentence as it is asked, with the answer in the making: a case for each kind of exercise.
///
/// What a kind does is in its folder; this is the one place that knows which kinds there are.
package enum Exercise: Hashable, Sendable {
  case build(BlockDraft)
  case gap(GapDraft)
  case type(TypedDraft)
  case choose(ChoiceDraft)
  case hearAndBuild(HeardDraft<BlockDraft>)
  case hearAndType(HeardDraft<TypedDraft>)

  /// The answer in the making, whatever the kind.
  package var draft: any AnswerDraft {
    get {
      switch self {
      case .build(let draft): draft
      case .gap(let draft): draft
      case .type(let draft): draft
      case .choose(let draft): draft
      case .hearAndBuild(let draft): draft
      case .hearAndType(let draft): draft
      }
    }
    set { self = newValue.exercise }
  }

  /// A sentence asked in a way of that name; where there is no such way, or where it does not suit
  /// the sentence, in the one closest to it that does: built, and typed where there is nothing to
  /// build.
  init(
    _ kind: ExerciseKind, asking sentence: AskedSentence,
    using generator: inout SeededGenerator
  ) {
    for wanted in [kind] + Self.substitutes(for: kind) {
      let draft = Self.drafts.first { $0.kind == wanted }
      if let made = draft?.init(asking: sentence, using: &generator) {
        self = made.exercise
        return
      }
    }
    self = .type(TypedDraft(of: sentence))
  }

  private static func substitutes(for kind: ExerciseKind) -> [ExerciseKind] {
    switch kind {
    case .choose: [.gap, .build]
    case .hearAndBuild: [.hearAndType]
    default: [.build]
    }
  }

  /// The drafts there are.
  private static let drafts: [any AnswerDraft.Type] = [
    BlockDraft.self, GapDraft.self, TypedDraft.self, ChoiceDraft.self,
    HeardDraft<BlockDraft>.self, HeardDraft<TypedDraft>.self,
  ]
}

extension Exercise {
  /// What the way to ask is called.
  package var kind: ExerciseKind { Swift.type(of: draft).kind }
  /// The best grade that a right answer can earn; see `AnswerDraft`.
  func ceiling(for card: Card?) -> Grade { Swift.type(of: draft).ceiling(for: card) }
  /// How the answer is judged.
  var mode: AnswerMode { Swift.type(of: draft).mode }
}
