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
  /// Who turns words that run from right to left; nil as long as it was not asked: the terminal.
  package var letterOrder: LetterOrder?
  /// Whether blocks fly and modals grow.
  package var isAnimated = true
  /// The keys that pick blocks.
  package var blockLabels = BlockLabels.digits
  /// How sentences are answered.
  package var answering = Answering.mixed
  /// Whether new words are shown before the sentence they first stand in.
  package var introducesWords = true
  /// Whether it is still to be asked if the learner reads Hangul.
  package var offersHangul = true
  /// Whether new Korean words stand in Latin letters, too.
  package var romanizes = true
  /// Whether a word of a sentence is left out at times.
  package var asksGaps = true
  /// Whether a word is chosen for its meaning at times.
  package var asksChoices = true
  /// Whether sentences are typed as a whole at times.
  package var asksTyped = true
  /// Whether sentences are heard instead of read at times: the learner said that a voice is heard.
  package var asksHeard = false
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
  /// How the learner forgets, as far as it was fitted to the log.
  package var weights = FSRSWeights.standard
  /// The most reviews of a day; 0 is any number.
  package var mostReviews = ReviewWishes.usualMost
  /// Weekdays with fewer reviews, counted from Monday.
  package var easyDays: Set<Int> = []
  /// The first day after an absence; nil when the learner is there.
  package var awayUntil: StudyDay?
  /// The hour of local time at which a day of study begins.
  package var dayStart = 4

  /// Everything as it is when nothing was chosen.
  package init() {}

  /// What cards and days are worked out by.
  package var studyPlan: StudyPlan {
    var plan = StudyPlan()
    plan.wantedRetention = Double(wantedRetention) / 100
    plan.dayStart = dayStart * 3_600
    plan.weights = weights
    return plan
  }

  /// What says how each sentence is asked.
  ///
  /// - Parameter canHear: whether something would be heard now.
  package func planner(canHear: Bool) -> ExercisePlanner {
    var left: Set<ExerciseKind> = []
    if !asksGaps { left.insert(.gap) }
    if !asksChoices { left.insert(.choose) }
    if !asksTyped { left.formUnion([.type, .hearAndType]) }
    if !asksHeard || !canHear { left.formUnion(ExerciseKind.heard) }
    return ExercisePlanner(answering, without: left)
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
