import Lessons
import Terminal

/// What the learner chose about the app; each value has a default.
package struct Settings: Hashable, Sendable {
  /// The interface's language; nil is the one of the environment.
  package var language: InterfaceLanguage?
  /// Whose colours things have.
  package var appearance = Appearance.terminal
  /// What text stands on; nil is what the terminal says of itself.
  package var ground: Ground?
  /// Whether blocks fly and modals grow.
  package var isAnimated = true
  /// The keys that pick blocks.
  package var blockLabels = BlockLabels.digits
  /// Whether sentences are built from blocks or typed.
  package var answering = Answering.automatic
  /// Whether Enter asks once before half a sentence is checked.
  package var asksBeforeHalf = true
  /// Whether ^P speaks the answer after the check.
  package var speaksAnswers = false
  /// Sentences the learner wants to answer a day; 0 is no goal.
  package var dailyGoal = 10
  /// Whether the course comes before the reviews when there are both.
  package var isNewFirst = false
  /// How likely a sentence should still be known when it comes back, in percent.
  package var wantedRetention = 90
  /// The hour of local time at which a day of study begins.
  package var dayStart = 4

  /// Everything as it is when nothing was chosen.
  package init() {}

  /// What cards and days are worked out by.
  package var studyPlan: StudyPlan {
    var plan = StudyPlan()
    plan.wantedRetention = Double(wantedRetention) / 100
    plan.dayStart = dayStart * 3_600
    return plan
  }

  /// Whose colours things have.
  package enum Appearance: String, CaseIterable, Sendable {
    /// The terminal's own.
    case terminal
    /// Nothing faint, everything bright.
    case highContrast
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
