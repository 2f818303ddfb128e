// Progress and words

extension Message {
  package static var progressTitle: Message { Message("progress.title") }
  package static var progressLoading: Message { Message("progress.loading") }
  package static var progressYear: Message { Message("progress.year") }
  package static var progressYearNothing: Message { Message("progress.yearNothing") }
  package static func progressYearValue(answers: String, days: String, date: String, most: Int)
    -> Message
  {
    Message("progress.yearValue", ["answers": answers, "days": days, "date": date, "most": most])
  }
  package static var progressLess: Message { Message("progress.less") }
  package static var progressMore: Message { Message("progress.more") }
  package static var progressStreak: Message { Message("progress.streak") }
  package static var progressStreakNone: Message { Message("progress.streakNone") }
  package static func progressStreakOver(longest: String) -> Message {
    Message("progress.streakOver", ["longest": longest])
  }
  package static func progressStreakLongest(days: String) -> Message {
    Message("progress.streakLongest", ["days": days])
  }
  package static func progressStreakValue(days: String, longest: String) -> Message {
    Message("progress.streakValue", ["days": days, "longest": longest])
  }
  package static var progressStreakOpen: Message { Message("progress.streakOpen") }
  package static var progressReviews: Message { Message("progress.reviews") }
  package static func progressPast(days: String, reviews: String, date: String, most: Int)
    -> Message
  {
    Message("progress.past", ["days": days, "reviews": reviews, "date": date, "most": most])
  }
  package static func progressPastNothing(days: String) -> Message {
    Message("progress.pastNothing", ["days": days])
  }
  package static func progressComing(days: String, reviews: String, today: Int) -> Message {
    Message("progress.coming", ["days": days, "reviews": reviews, "today": today])
  }
  package static func progressComingNothing(days: String) -> Message {
    Message("progress.comingNothing", ["days": days])
  }
  package static func progressComingLater(days: String, date: String) -> Message {
    Message("progress.comingLater", ["days": days, "date": date])
  }
  package static var progressMemory: Message { Message("progress.memory") }
  package static func progressRetention(rate: Int, reviews: String, days: String, wanted: Int)
    -> Message
  {
    Message(
      "progress.retention", ["rate": rate, "reviews": reviews, "days": days, "wanted": wanted])
  }
  package static func progressRetentionFew(
    recalled: Int, reviews: String, days: String, wanted: Int
  ) -> Message {
    Message(
      "progress.retentionFew",
      ["recalled": recalled, "reviews": reviews, "days": days, "wanted": wanted])
  }
  package static func progressRetentionNone(days: String, wanted: Int) -> Message {
    Message("progress.retentionNone", ["days": days, "wanted": wanted])
  }
  package static var progressRemembered: Message { Message("progress.remembered") }
  package static var progressWanted: Message { Message("progress.wanted") }
  package static func progressWords(words: String, known: Int) -> Message {
    Message("progress.words", ["words": words, "known": known])
  }
  package static var wordsNoneMet: Message { Message("words.noneMet") }
  package static func wordsOfCourse(words: String) -> Message {
    Message("words.ofCourse", ["words": words])
  }
  package static func wordsOnDays(days: String) -> Message {
    Message("words.onDays", ["days": days])
  }
  package static func wordsUsedOnce(count: Int, words: String) -> Message {
    Message("words.usedOnce", ["count": count, "words": words])
  }
  package static func wordsNotBack(count: Int, words: String) -> Message {
    Message("words.notBack", ["count": count, "words": words])
  }
  package static var wordsTitle: Message { Message("words.title") }
  package static var wordsLoading: Message { Message("words.loading") }
  package static var wordsEmpty: Message { Message("words.empty") }
  package static func wordsNothingMatches(text: String) -> Message {
    Message("words.nothingMatches", ["text": text])
  }
  package static var wordsFilterPlaceholder: Message { Message("words.filterPlaceholder") }
  package static var wordsNothingChosen: Message { Message("words.nothingChosen") }
  package static func wordsFound(found: Int, words: String) -> Message {
    Message("words.found", ["found": found, "words": words])
  }
  package static var wordsWeakestFirst: Message { Message("words.weakestFirst") }
  package static var wordsAlphabetical: Message { Message("words.alphabetical") }
  package static func wordsAbout(word: String, strength: String, sentences: String) -> Message {
    Message("words.about", ["word": word, "strength": strength, "sentences": sentences])
  }
  package static var wordsHours: Message { Message("words.hours") }
  package static var wordsDays: Message { Message("words.days") }
  package static var wordsWeeks: Message { Message("words.weeks") }
  package static var wordsMonths: Message { Message("words.months") }
  package static var wordsLong: Message { Message("words.long") }
  package static var wordsReadingCourse: Message { Message("words.readingCourse") }
  package static var keyWords: Message { Message("key.words") }
  package static var keySentences: Message { Message("key.sentences") }
  package static func dateWeekdayDay(weekday: String, date: String) -> Message {
    Message("date.weekdayDay", ["weekday": weekday, "date": date])
  }
}
