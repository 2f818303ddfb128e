// Lessons: new words, kinds of exercise

extension Message {
  package static var settingsExercises: Message { Message("settings.exercises") }
  package static var settingsIntroduceWords: Message { Message("settings.introduceWords") }
  package static var settingsRomanization: Message { Message("settings.romanization") }
  package static var settingsGaps: Message { Message("settings.gaps") }
  package static var settingsChoices: Message { Message("settings.choices") }
  package static var settingsTyped: Message { Message("settings.typed") }
  package static var settingsHeard: Message { Message("settings.heard") }
  package static var settingsExplainIntroduceWords: Message {
    Message("settings.explainIntroduceWords")
  }
  package static var settingsExplainRomanization: Message {
    Message("settings.explainRomanization")
  }
  package static var settingsExplainGaps: Message { Message("settings.explainGaps") }
  package static var settingsExplainChoices: Message { Message("settings.explainChoices") }
  package static var settingsExplainTyped: Message { Message("settings.explainTyped") }
  package static var settingsExplainHeard: Message { Message("settings.explainHeard") }
  package static var settingsHearSample: Message { Message("settings.hearSample") }
  package static var settingsHearLanguage: Message { Message("settings.hearLanguage") }
  package static var settingsHearTitle: Message { Message("settings.hearTitle") }
  package static var settingsHearQuestion: Message { Message("settings.hearQuestion") }
  package static var settingsHearYes: Message { Message("settings.hearYes") }
  package static var settingsHearNo: Message { Message("settings.hearNo") }
  package static var quizNewWords: Message { Message("quiz.newWords") }
  package static var quizNewWordsIn: Message { Message("quiz.newWordsIn") }
  package static var quizChooseWord: Message { Message("quiz.chooseWord") }
  package static var quizChooseMeaning: Message { Message("quiz.chooseMeaning") }
  package static var quizNothingChosen: Message { Message("quiz.nothingChosen") }
  package static var quizHearAndBuild: Message { Message("quiz.hearAndBuild") }
  package static var quizHearAndType: Message { Message("quiz.hearAndType") }
  package static var quizHeard: Message { Message("quiz.heard") }
  package static func quizHeardFailed(reason: String) -> Message {
    Message("quiz.heardFailed", ["reason": reason])
  }
  package static var quizHeardLater: Message { Message("quiz.heardLater") }
  package static var quizLookUp: Message { Message("quiz.lookUp") }
  package static var quizNothingToLookUp: Message { Message("quiz.nothingToLookUp") }
  package static func quizWordMeans(word: String, meaning: String) -> Message {
    Message("quiz.wordMeans", ["word": word, "meaning": meaning])
  }
  package static var keyAskMe: Message { Message("key.askMe") }
  package static var keyLookUp: Message { Message("key.lookUp") }
  package static var keyHearAgain: Message { Message("key.hearAgain") }
  package static var keyNoSound: Message { Message("key.noSound") }
  package static var settingsMostReviews: Message { Message("settings.mostReviews") }
  package static var settingsEasyDays: Message { Message("settings.easyDays") }
  package static var settingsAway: Message { Message("settings.away") }
  package static var settingsAnyNumber: Message { Message("settings.anyNumber") }
  package static var settingsNoEasyDays: Message { Message("settings.noEasyDays") }
  package static var settingsNotAway: Message { Message("settings.notAway") }
  package static func settingsAwayUntil(day: String) -> Message {
    Message("settings.awayUntil", ["day": day])
  }
  package static var settingsExplainMostReviews: Message { Message("settings.explainMostReviews") }
  package static var settingsExplainEasyDays: Message { Message("settings.explainEasyDays") }
  package static var settingsExplainAway: Message { Message("settings.explainAway") }
  package static func quizLeech(count: Int) -> Message {
    Message("quiz.leech", ["count": count])
  }
  package static var quizLeftOutSentence: Message { Message("quiz.leftOutSentence") }
  package static func practiceHeading(title: String) -> Message {
    Message("practice.heading", ["title": title])
  }
  package static var practiceDone: Message { Message("practice.done") }
  package static var practiceWeakest: Message { Message("practice.weakest") }
  package static var practiceNothing: Message { Message("practice.nothing") }
  package static var sentenceLeftOut: Message { Message("sentence.leftOut") }
  package static var sentenceNew: Message { Message("sentence.new") }
  package static func sentenceStanding(strength: String, when: String) -> Message {
    Message("sentence.standing", ["strength": strength, "when": when])
  }
  package static func sentenceLapses(count: Int) -> Message {
    Message("sentence.lapses", ["count": count])
  }
  package static var keyPractise: Message { Message("key.practise") }
  package static var keyPractiseWeakest: Message { Message("key.practiseWeakest") }
  package static var keyOpenSentence: Message { Message("key.openSentence") }
  package static var keyLeaveOut: Message { Message("key.leaveOut") }
  package static var keyTakeIn: Message { Message("key.takeIn") }
  package static func checkScarceWords(count: Int, words: String, some: String) -> Message {
    Message("check.scarceWords", ["count": count, "words": words, "some": some])
  }
  package static func wordsScarce(count: Int, words: String) -> Message {
    Message("words.scarce", ["count": count, "words": words])
  }
  package static func hangulTitle(number: Int) -> Message {
    Message("hangul.title", ["number": number])
  }
  package static var hangulOfferTitle: Message { Message("hangul.offerTitle") }
  package static var hangulOffer: Message { Message("hangul.offer") }
  package static var hangulOfferYes: Message { Message("hangul.offerYes") }
  package static var hangulOfferNo: Message { Message("hangul.offerNo") }
  package static var hangulLetters: Message { Message("hangul.letters") }
  package static func hangulBuild(sound: String) -> Message {
    Message("hangul.build", ["sound": sound])
  }
  package static var hangulRead: Message { Message("hangul.read") }
  package static var hangulHalf: Message { Message("hangul.half") }
  package static var hangulDone: Message { Message("hangul.done") }
  package static var hangulRight: Message { Message("hangul.right") }
  package static var hangulWrong: Message { Message("hangul.wrong") }
  package static var hangulFirst: Message { Message("hangul.first") }
  package static var hangulSkip: Message { Message("hangul.skip") }
  package static var keyHangul: Message { Message("key.hangul") }
  package static func speechHangs(name: String) -> Message {
    Message("speech.hangs", ["name": name])
  }
}
