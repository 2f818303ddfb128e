/// What a way to ask a sentence is called, wherever it is kept.
///
/// Open text: a kind that another version of the program knows stays what it is here.
package struct ExerciseKind: RawRepresentable, Hashable, Sendable {
  /// As it is stored; never changed once it was.
  package let rawValue: String

  /// The kind of that name, known here or not.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Built from the blocks of a bank.
  package static let build = ExerciseKind(rawValue: "bank")
  /// One word of the sentence is left out, and typed or chosen.
  package static let gap = ExerciseKind(rawValue: "gap")
  /// Typed as a whole.
  package static let type = ExerciseKind(rawValue: "typed")
  /// A card of another program, which only its owner saw.
  package static let card = ExerciseKind(rawValue: "card")
  /// A word is chosen for its meaning, or the meaning for the word.
  package static let choose = ExerciseKind(rawValue: "choose")
  /// Heard, and built from the blocks of a bank.
  package static let hearAndBuild = ExerciseKind(rawValue: "listen+bank")
  /// Heard, and typed as a whole.
  package static let hearAndType = ExerciseKind(rawValue: "listen+typed")

  /// What stands before the name of a kind that was practised.
  package static let practiceMark = "practice+"

  /// Asked in the same way, but because the learner wanted to practise: it moves no card.
  package var practised: ExerciseKind {
    isPractised ? self : ExerciseKind(rawValue: Self.practiceMark + rawValue)
  }

  /// Whether the learner only practised.
  package var isPractised: Bool { rawValue.hasPrefix(Self.practiceMark) }

  /// How it was asked, for whatever reason.
  package var asked: ExerciseKind {
    isPractised
      ? ExerciseKind(rawValue: String(rawValue.dropFirst(Self.practiceMark.count))) : self
  }

  /// Those that need sound.
  package static let heard: Set<ExerciseKind> = [.hearAndBuild, .hearAndType]
}
