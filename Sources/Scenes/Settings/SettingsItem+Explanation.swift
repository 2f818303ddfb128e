import AppText

/// What each setting does, in a sentence.
extension SettingsItem {
  /// The sentence; nil where there is nothing to be explained.
  var explanationKey: Message? {
    switch self {
    case .toggle(let toggle): toggle.explanationKey
    case .stepper(let stepper): stepper.explanationKey
    case .choice(let choice): choice.explanationKey
    case .fitting: .settingsExplainFit
    case .source: .settingsExplainSource
    case .addSource: .settingsExplainAddSource
    case .dataFolder: .settingsExplainDataFolder
    case .sync: .settingsExplainSync
    case .about, .machine: nil
    }
  }
}

extension ToggleSetting {
  fileprivate var explanationKey: Message {
    switch self {
    case .animation: .settingsExplainAnimation
    case .sound: .settingsExplainSound
    case .askBeforeHalf: .settingsExplainAskBeforeHalf
    case .newFirst: .settingsExplainNewFirst
    case .introduceWords: .settingsExplainIntroduceWords
    case .romanization: .settingsExplainRomanization
    case .gaps: .settingsExplainGaps
    case .choices: .settingsExplainChoices
    case .typed: .settingsExplainTyped
    case .heard: .settingsExplainHeard
    }
  }
}

extension StepperSetting {
  fileprivate var explanationKey: Message {
    switch self {
    case .dailyGoal: .settingsExplainDailyGoal
    case .wantedRetention: .settingsExplainWantedRetention
    case .dayStart: .settingsExplainDayStart
    case .mostReviews: .settingsExplainMostReviews
    }
  }
}

extension ChoiceSetting {
  fileprivate var explanationKey: Message {
    switch self {
    case .language: .settingsExplainLanguage
    case .appearance: .settingsExplainAppearance
    case .ground: .settingsExplainGround
    case .letterOrder: .settingsExplainLetterOrder
    case .answering: .settingsExplainAnswering
    case .blockLabels: .settingsExplainBlockLabels
    case .easyDays: .settingsExplainEasyDays
    case .away: .settingsExplainAway
    }
  }
}
