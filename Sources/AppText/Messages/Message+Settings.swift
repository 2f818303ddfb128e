// Settings

extension Message {
  package static var settingsTitle: Message { Message("settings.title") }
  package static var settingsInterface: Message { Message("settings.interface") }
  package static var settingsQuiz: Message { Message("settings.quiz") }
  package static var settingsSources: Message { Message("settings.sources") }
  package static var settingsAbout: Message { Message("settings.about") }
  package static var settingsLanguage: Message { Message("settings.language") }
  package static var settingsLanguageSystem: Message { Message("settings.languageSystem") }
  package static var settingsGround: Message { Message("settings.ground") }
  package static var settingsGroundAutomatic: Message { Message("settings.groundAutomatic") }
  package static var settingsGroundDark: Message { Message("settings.groundDark") }
  package static var settingsGroundLight: Message { Message("settings.groundLight") }
  package static var settingsLetterOrder: Message { Message("settings.letterOrder") }
  package static var settingsLetterOrderTerminal: Message {
    Message("settings.letterOrderTerminal")
  }
  package static var settingsLetterOrderMalmoi: Message { Message("settings.letterOrderMalmoi") }
  package static func settingsLetterOrderQuestion(letter: String) -> Message {
    Message("settings.letterOrderQuestion", ["letter": letter])
  }
  package static var settingsAppearance: Message { Message("settings.appearance") }
  package static var settingsAppearanceTerminal: Message { Message("settings.appearanceTerminal") }
  package static var settingsAppearanceHighContrast: Message {
    Message("settings.appearanceHighContrast")
  }
  package static var settingsAnimation: Message { Message("settings.animation") }
  package static var settingsAnswering: Message { Message("settings.answering") }
  package static var settingsAnsweringBank: Message { Message("settings.answeringBank") }
  package static var settingsAnsweringTyping: Message { Message("settings.answeringTyping") }
  package static var settingsAnsweringAutomatic: Message { Message("settings.answeringAutomatic") }
  package static var settingsAnsweringMixed: Message { Message("settings.answeringMixed") }
  package static var settingsBlockLabels: Message { Message("settings.blockLabels") }
  package static var settingsAskBeforeHalf: Message { Message("settings.askBeforeHalf") }
  package static var settingsSound: Message { Message("settings.sound") }
  package static var settingsSoundMissing: Message { Message("settings.soundMissing") }
  package static var settingsDay: Message { Message("settings.day") }
  package static var settingsDailyGoal: Message { Message("settings.dailyGoal") }
  package static var settingsNoGoal: Message { Message("settings.noGoal") }
  package static var settingsNewFirst: Message { Message("settings.newFirst") }
  package static var settingsReviews: Message { Message("settings.reviews") }
  package static var settingsWantedRetention: Message { Message("settings.wantedRetention") }
  package static var settingsDayStart: Message { Message("settings.dayStart") }
  package static var settingsExplainLanguage: Message { Message("settings.explainLanguage") }
  package static var settingsExplainAppearance: Message { Message("settings.explainAppearance") }
  package static var settingsExplainGround: Message { Message("settings.explainGround") }
  package static var settingsExplainLetterOrder: Message { Message("settings.explainLetterOrder") }
  package static var settingsExplainAnimation: Message { Message("settings.explainAnimation") }
  package static var settingsExplainAnswering: Message { Message("settings.explainAnswering") }
  package static var settingsExplainBlockLabels: Message { Message("settings.explainBlockLabels") }
  package static var settingsExplainSound: Message { Message("settings.explainSound") }
  package static var settingsExplainAskBeforeHalf: Message {
    Message("settings.explainAskBeforeHalf")
  }
  package static var settingsExplainDailyGoal: Message { Message("settings.explainDailyGoal") }
  package static var settingsExplainNewFirst: Message { Message("settings.explainNewFirst") }
  package static var settingsExplainWantedRetention: Message {
    Message("settings.explainWantedRetention")
  }
  package static var settingsExplainDayStart: Message { Message("settings.explainDayStart") }
  package static var settingsExplainSource: Message { Message("settings.explainSource") }
  package static var settingsExplainAddSource: Message { Message("settings.explainAddSource") }
  package static var settingsExplainDataFolder: Message { Message("settings.explainDataFolder") }
  package static var settingsDataFolder: Message { Message("settings.dataFolder") }
  package static var settingsAboutText: Message { Message("settings.aboutText") }
  package static var settingsFolder: Message { Message("settings.folder") }
  package static var settingsServer: Message { Message("settings.server") }
  package static var settingsAdjust: Message { Message("settings.adjust") }
  package static var settingsChange: Message { Message("settings.change") }
  package static var settingsOptions: Message { Message("settings.options") }
  package static var settingsUseArrows: Message { Message("settings.useArrows") }
  package static var settingsNothingToChange: Message { Message("settings.nothingToChange") }
  package static var settingsNothingToRemove: Message { Message("settings.nothingToRemove") }
  package static func settingsNotKept(reason: String) -> Message {
    Message("settings.notKept", ["reason": reason])
  }
  package static var settingsNoWords: Message { Message("settings.noWords") }
}
