import Lessons

/// What the learner chose about the app; each value has a default.
package nonisolated struct Settings: Hashable, Sendable {
  /// The interface's language; nil is the one of the environment.
  package var language: InterfaceLanguage?
  /// Whose colours things have.
  package var appearance = Appearance.terminal
  /// Whether blocks fly and modals grow.
  package var isAnimated = true
  /// Whether answers are spoken after the check.
  package var isSpoken = false
  /// How sentences are answered.
  package var answering = Answering.automatic
  /// The keys that pick blocks.
  package var blockLabels = BlockLabels.digits
  /// Answers wanted a day.
  package var dailyGoal = 20
  /// How likely a sentence should still be known when it comes back, in percent.
  package var wantedRetention = 90
  /// The hour of local time at which a day of study begins.
  package var dayStart = 4
  /// Whether new sentences are offered before reviews.
  package var isNewFirst = false

  /// Everything as it is when nothing was chosen.
  package init() {}

  /// Whose colours things have.
  package enum Appearance: String, CaseIterable, Sendable {
    /// The terminal's own.
    case terminal
    /// Nothing faint, everything bright.
    case highContrast
  }

  /// How sentences are answered.
  package enum Answering: String, CaseIterable, Sendable {
    /// From blocks, then typed once a sentence is known for long.
    case automatic
    /// Always from blocks.
    case bank
    /// Always typed.
    case typing

    /// How a sentence is asked.
    ///
    /// - Parameter isMature: whether the sentence is known for long.
    package func mode(isMature: Bool) -> AnswerMode {
      switch self {
      case .automatic: isMature ? .typed : .bank
      case .bank: .bank
      case .typing: .typed
      }
    }
  }

  /// The keys that pick blocks.
  package enum BlockLabels: String, CaseIterable, Sendable {
    /// 1 to 9.
    case digits
    /// The letters under resting fingers, from a to l.
    case homeRow

    /// The keys, in the order of the bank.
    package var characters: [Character] {
      switch self {
      case .digits: Array("123456789")
      case .homeRow: Array("asdfghjkl")
      }
    }
  }
}
