import AppText

/// What each setting does, in a sentence.
extension SettingsItem {
  /// The sentence; nil where there is nothing to be explained.
  var explanationKey: TextKey? {
    switch self {
    case .toggle(let toggle): toggle.explanationKey
    case .stepper(let stepper): stepper.explanationKey
    case .choice(let choice): choice.explanationKey
    case .source: .settingsExplainSource
    case .addSource: .settingsExplainAddSource
    case .dataFolder: .settingsExplainDataFolder
    case .about: nil
    }
  }
}

extension ToggleSetting {
  fileprivate var explanationKey: TextKey {
    switch self {
    case .animation: .settingsExplainAnimation
    case .sound: .settingsExplainSound
    case .askBeforeHalf: .settingsExplainAskBeforeHalf
    case .newFirst: .settingsExplainNewFirst
    }
  }
}

extension StepperSetting {
  fileprivate var explanationKey: TextKey {
    switch self {
    case .dailyGoal: .settingsExplainDailyGoal
    case .wantedRetention: .settingsExplainWantedRetention
    case .dayStart: .settingsExplainDayStart
    }
  }
}

extension ChoiceSetting {
  fileprivate var explanationKey: TextKey {
    switch self {
    case .language: .settingsExplainLanguage
    case .appearance: .settingsExplainAppearance
    case .ground: .settingsExplainGround
    case .answering: .settingsExplainAnswering
    case .blockLabels: .settingsExplainBlockLabels
    }
  }
}
