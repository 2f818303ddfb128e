// Course detail

extension Message {
  package static func detailLanguages(prompt: String, answer: String) -> Message {
    Message("detail.languages", ["prompt": prompt, "answer": answer])
  }
  package static func detailLanguagesBoth(prompt: String, answer: String) -> Message {
    Message("detail.languagesBoth", ["prompt": prompt, "answer": answer])
  }
  package static var detailBothWaysOn: Message { Message("detail.bothWaysOn") }
  package static var detailBothWaysOff: Message { Message("detail.bothWaysOff") }
  package static var detailNotBothWays: Message { Message("detail.notBothWays") }
  package static var keyBothWays: Message { Message("key.bothWays") }
  package static var keyOneWay: Message { Message("key.oneWay") }
  package static func detailDay(day: String) -> Message {
    Message("detail.day", ["day": day])
  }
  package static var detailNext: Message { Message("detail.next") }
  package static var detailDayDone: Message { Message("detail.dayDone") }
  package static func detailSentencesDone(done: Int, total: Int) -> Message {
    Message("detail.sentencesDone", ["done": done, "total": total])
  }
}
