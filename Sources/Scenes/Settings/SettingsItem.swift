import AppText
import CourseLibrary
import Lessons
import Storage

/// What the settings show, each kind in its own way.
package nonisolated enum SettingsItem: Hashable, Sendable {
  /// The app's sign, name and version.
  case about
  /// Where the learner's data is.
  case dataFolder
  /// Where changes are exchanged with other machines, and how that stands.
  case sync
  /// Another machine, and when it was heard last.
  case machine(DeviceID)
  /// On or off.
  case toggle(ToggleSetting)
  /// A number between two bounds.
  case stepper(StepperSetting)
  /// One of a few.
  case choice(ChoiceSetting)
  /// How sentences come back is fitted to the learner.
  case fitting
  /// A place that courses come from.
  case source(CourseSourceAddress)
  /// A place to be added.
  case addSource
}

/// The parts of the settings, in order.
package nonisolated enum SettingsSection: Int, Hashable, Sendable, CaseIterable {
  case interface, quiz, day, reviews, exercises, sources, machines, about

  /// What the part is called.
  var titleKey: Message {
    switch self {
    case .interface: .settingsInterface
    case .quiz: .settingsQuiz
    case .day: .settingsDay
    case .reviews: .settingsReviews
    case .exercises: .settingsExercises
    case .sources: .settingsSources
    case .machines: .settingsMachines
    case .about: .settingsAbout
    }
  }
}

/// A setting that is on or off.
package nonisolated enum ToggleSetting: Hashable, Sendable, CaseIterable {
  case animation, sound, askBeforeHalf, newFirst
  case introduceWords, romanization, gaps, choices, typed, heard

  /// Where it is kept.
  var path: WritableKeyPath<Settings, Bool> {
    switch self {
    case .animation: \.isAnimated
    case .askBeforeHalf: \.asksBeforeHalf
    case .sound: \.speaksAnswers
    case .newFirst: \.isNewFirst
    case .introduceWords: \.introducesWords
    case .romanization: \.romanizes
    case .gaps: \.asksGaps
    case .choices: \.asksChoices
    case .typed: \.asksTyped
    case .heard: \.asksHeard
    }
  }

  /// What it is called.
  var titleKey: Message {
    switch self {
    case .animation: .settingsAnimation
    case .askBeforeHalf: .settingsAskBeforeHalf
    case .sound: .settingsSound
    case .newFirst: .settingsNewFirst
    case .introduceWords: .settingsIntroduceWords
    case .romanization: .settingsRomanization
    case .gaps: .settingsGaps
    case .choices: .settingsChoices
    case .typed: .settingsTyped
    case .heard: .settingsHeard
    }
  }
}

/// A setting that is a number.
package nonisolated enum StepperSetting: Hashable, Sendable, CaseIterable {
  case dailyGoal, wantedRetention, dayStart, mostReviews

  /// Where it is kept.
  var path: WritableKeyPath<Settings, Int> {
    switch self {
    case .dailyGoal: \.dailyGoal
    case .wantedRetention: \.wantedRetention
    case .dayStart: \.dayStart
    case .mostReviews: \.mostReviews
    }
  }

  /// The numbers it may have.
  var range: SettingRange {
    switch self {
    case .dailyGoal: .dailyGoal
    case .wantedRetention: .wantedRetention
    case .dayStart: .dayStart
    case .mostReviews: .mostReviews
    }
  }

  /// What it is called.
  var titleKey: Message {
    switch self {
    case .dailyGoal: .settingsDailyGoal
    case .wantedRetention: .settingsWantedRetention
    case .dayStart: .settingsDayStart
    case .mostReviews: .settingsMostReviews
    }
  }

  /// A number with its unit.
  @MainActor func title(of value: Int, _ words: Localization) -> String {
    switch self {
    case .dailyGoal: value == 0 ? words[.settingsNoGoal] : words.count(.sentences, value)
    case .wantedRetention: "\(value) %"
    case .mostReviews: value == 0 ? words[.settingsAnyNumber] : "\(value)"
    case .dayStart: value < 10 ? "0\(value):00" : "\(value):00"
    }
  }
}

/// A setting that is one of a few.
package nonisolated enum ChoiceSetting: Hashable, Sendable, CaseIterable {
  case language, appearance, ground, letterOrder, answering, blockLabels, easyDays, away

  /// What it is called.
  var titleKey: Message {
    switch self {
    case .language: .settingsLanguage
    case .ground: .settingsGround
    case .letterOrder: .settingsLetterOrder
    case .appearance: .settingsAppearance
    case .answering: .settingsAnswering
    case .blockLabels: .settingsBlockLabels
    case .easyDays: .settingsEasyDays
    case .away: .settingsAway
    }
  }
}
