/// Says how a sentence is asked the next time: by what the learner wants, what is known of it, and
/// how it was asked last.
package struct ExercisePlanner: Hashable, Sendable {
  /// How the learner wants to answer.
  package let answering: Answering
  /// Kinds that are not asked: the learner switched them off, or nothing would be heard.
  package private(set) var left: Set<ExerciseKind>

  /// A planner for what the learner wants.
  ///
  /// - Parameter left: kinds that are not to be asked.
  package init(_ answering: Answering, without left: Set<ExerciseKind> = []) {
    self.answering = answering
    self.left = left
  }

  /// Asks in none of these ways from now on.
  mutating func leaveOut(_ kinds: Set<ExerciseKind>) {
    left.formUnion(kinds)
  }

  /// How a sentence is asked next.
  ///
  /// - Parameters:
  ///   - card: what is known of the sentence; nil when it was never answered.
  ///   - last: how it was asked the last time; nil when it never was.
  package func kind(for card: Card?, after last: ExerciseKind?) -> ExerciseKind {
    switch answering {
    case .bank: .build
    case .typing: .type
    case .automatic: card?.isMature == true ? .type : .build
    case .mixed: next(in: Self.ring(for: card).filter { !left.contains($0) }, after: last)
    }
  }

  private func next(in ring: [ExerciseKind], after last: ExerciseKind?) -> ExerciseKind {
    guard let place = last.flatMap(ring.firstIndex) else { return ring.first ?? .build }
    return ring[(place + 1) % ring.count]
  }

  /// The ways to ask a sentence in turn, the one that fits it best first.
  ///
  /// A new one is built. While it is learned, a word of it is asked for in between, and where it
  /// was not known just now, only to be chosen. What is known for days only is built, heard, then
  /// typed; from a week on it is typed first, and heard and typed from three weeks on.
  private static func ring(for card: Card?) -> [ExerciseKind] {
    guard let card else { return [.build, .gap] }
    switch card.stage {
    case .learning(step: 0): return [.build, .choose, .gap]
    case .learning, .relearning: return [.build, .gap]
    case .review:
      if card.memory.stability < week { return [.build, .hearAndBuild, .type] }
      return card.isMature ? [.type, .hearAndType, .build] : [.type, .hearAndBuild, .build]
    }
  }

  /// In days.
  private static let week = 7.0
}
