import CourseLibrary
import Lessons

/// What the settings show, each kind in its own way.
package nonisolated enum SettingsItem: Hashable, Sendable {
  /// The app's sign, name and version.
  case about
  /// Where the learner's data is.
  case dataFolder
  /// On or off.
  case toggle(ToggleSetting)
  /// A number between two bounds.
  case stepper(StepperSetting)
  /// One of a few.
  case choice(ChoiceSetting)
  /// A place that courses come from.
  case source(CourseSourceAddress)
  /// A place to be added.
  case addSource
}

/// The parts of the settings, in order.
package nonisolated enum SettingsSection: Int, Hashable, Sendable, CaseIterable {
  case interface, quiz, reviews, sources, about

  /// What the part is called.
  var titleKey: TextKey {
    switch self {
    case .interface: .settingsInterface
    case .quiz: .settingsQuiz
    case .reviews: .settingsReviews
    case .sources: .settingsSources
    case .about: .settingsAbout
    }
  }
}

/// A setting that is on or off.
package nonisolated enum ToggleSetting: Hashable, Sendable {
  case animation

  /// Where it is kept.
  var path: WritableKeyPath<Settings, Bool> {
    switch self {
    case .animation: \.isAnimated
    }
  }

  /// What it is called.
  var titleKey: TextKey {
    switch self {
    case .animation: .settingsAnimation
    }
  }
}

/// A setting that is a number.
package nonisolated enum StepperSetting: Hashable, Sendable {
  case wantedRetention, dayStart

  /// Where it is kept.
  var path: WritableKeyPath<Settings, Int> {
    switch self {
    case .wantedRetention: \.wantedRetention
    case .dayStart: \.dayStart
    }
  }

  /// The numbers it may have.
  var range: SettingRange {
    switch self {
    case .wantedRetention: .wantedRetention
    case .dayStart: .dayStart
    }
  }

  /// What it is called.
  var titleKey: TextKey {
    switch self {
    case .wantedRetention: .settingsWantedRetention
    case .dayStart: .settingsDayStart
    }
  }

  /// A number with its unit.
  func title(of value: Int) -> String {
    switch self {
    case .wantedRetention: "\(value) %"
    case .dayStart: value < 10 ? "0\(value):00" : "\(value):00"
    }
  }
}

/// A setting that is one of a few.
package nonisolated enum ChoiceSetting: Hashable, Sendable {
  case language, appearance, blockLabels

  /// What it is called.
  var titleKey: TextKey {
    switch self {
    case .language: .settingsLanguage
    case .appearance: .settingsAppearance
    case .blockLabels: .settingsBlockLabels
    }
  }
}
