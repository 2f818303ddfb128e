import Lessons

// Command line

extension Message {
  package static func cliUnknownCommand(word: String) -> Message {
    Message("cli.unknownCommand", ["word": word])
  }
  package static func cliUnknownOption(word: String) -> Message {
    Message("cli.unknownOption", ["word": word])
  }
  package static func cliDidYouMean(sentence: String, word: String) -> Message {
    Message("cli.didYouMean", ["sentence": sentence, "word": word])
  }
  package static func cliMissingValue(option: String) -> Message {
    Message("cli.missingValue", ["option": option])
  }
  package static func cliInvalidValue(option: String, value: String, expected: String) -> Message {
    Message("cli.invalidValue", ["option": option, "value": value, "expected": expected])
  }
  package static var cliExpectedSeed: Message { Message("cli.expectedSeed") }
  package static var cliExpectedDay: Message { Message("cli.expectedDay") }
  package static var cliExpectedSentence: Message { Message("cli.expectedSentence") }
  package static var cliOr: Message { Message("cli.or") }
  package static func cliInvalidArgument(command: String, value: String, expected: String)
    -> Message
  {
    Message("cli.invalidArgument", ["command": command, "value": value, "expected": expected])
  }
  package static var cliExpectedNothing: Message { Message("cli.expectedNothing") }
  package static func cliMissingArgument(command: String, argument: String) -> Message {
    Message("cli.missingArgument", ["command": command, "argument": argument])
  }
  package static func cliUnexpectedArgument(word: String) -> Message {
    Message("cli.unexpectedArgument", ["word": word])
  }
  package static func cliMisplacedOption(option: String, command: String) -> Message {
    Message("cli.misplacedOption", ["option": option, "command": command])
  }
  package static func cliNoSuchDay(course: String, day: Int, total: Int) -> Message {
    Message("cli.noSuchDay", ["course": course, "day": day, "total": total])
  }
  package static func cliUnknownCourse(id: CourseID) -> Message {
    Message("cli.unknownCourse", ["id": id])
  }
  package static func cliNearestCourses(sentence: String, ids: String) -> Message {
    Message("cli.nearestCourses", ["sentence": sentence, "ids": ids])
  }
  package static func cliUnknownSentence(course: CourseID, id: String) -> Message {
    Message("cli.unknownSentence", ["course": course, "id": id])
  }
  package static func cliNoInput(reason: String) -> Message {
    Message("cli.noInput", ["reason": reason])
  }
  package static var cliInputNotUTF8: Message { Message("cli.inputNotUTF8") }
  package static func cliBadTag(tag: String) -> Message {
    Message("cli.badTag", ["tag": tag])
  }
  package static func tryLine(line: Int, message: String) -> Message {
    Message("try.line", ["line": line, "message": message])
  }
  package static var tryNoTab: Message { Message("try.noTab") }
  package static func cliVersion(version: String) -> Message {
    Message("cli.version", ["version": version])
  }
  package static func cliOutputUnwritten(reason: String) -> Message {
    Message("cli.outputUnwritten", ["reason": reason])
  }
  package static var cliOutputClosed: Message { Message("cli.outputClosed") }
  package static func dueNow(count: Int, time: String) -> Message {
    Message("due.now", ["count": count, "time": time])
  }
  package static func dueNothing(when: String) -> Message {
    Message("due.nothing", ["when": when])
  }
  package static var dueNothingYet: Message { Message("due.nothingYet") }
  package static var statsDue: Message { Message("stats.due") }
  package static var statsStreak: Message { Message("stats.streak") }
  package static func statsStreakValue(days: String, longest: String) -> Message {
    Message("stats.streakValue", ["days": days, "longest": longest])
  }
  package static var statsToday: Message { Message("stats.today") }
  package static func statsTodayValue(answers: String, new: Int, reviews: String, time: String)
    -> Message
  {
    Message("stats.todayValue", ["answers": answers, "new": new, "reviews": reviews, "time": time])
  }
  package static var statsTotal: Message { Message("stats.total") }
  package static func statsTotalValue(answers: String, days: String, time: String) -> Message {
    Message("stats.totalValue", ["answers": answers, "days": days, "time": time])
  }
  package static var statsSentences: Message { Message("stats.sentences") }
  package static func statsSentencesValue(count: Int, mature: Int) -> Message {
    Message("stats.sentencesValue", ["count": count, "mature": mature])
  }
  package static var statsRetention: Message { Message("stats.retention") }
  package static func statsRetentionValue(rate: Int, reviews: String, days: String, wanted: Int)
    -> Message
  {
    Message(
      "stats.retentionValue", ["rate": rate, "reviews": reviews, "days": days, "wanted": wanted])
  }
  package static func statsRetentionUnknown(wanted: Int) -> Message {
    Message("stats.retentionUnknown", ["wanted": wanted])
  }
  package static var statsForecast: Message { Message("stats.forecast") }
}
