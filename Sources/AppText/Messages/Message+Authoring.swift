import Files
import Lessons

// Authoring

extension Message {
  package static func adviceOtherScript(code: String) -> Message {
    Message("advice.otherScript", ["code": code])
  }
  package static func adviceSameAnswer(answer: String, line: Int) -> Message {
    Message("advice.sameAnswer", ["answer": answer, "line": line])
  }
  package static func adviceEndDiffers(answer: String) -> Message {
    Message("advice.endDiffers", ["answer": answer])
  }
  package static func adviceCaseDiffers(answer: String) -> Message {
    Message("advice.caseDiffers", ["answer": answer])
  }
  package static func adviceLongDay(count: Int, advised: Int) -> Message {
    Message("advice.longDay", ["count": count, "advised": advised])
  }
  package static func adviceMostWordsOnce(count: Int, total: Int) -> Message {
    Message("advice.mostWordsOnce", ["count": count, "total": total])
  }
  package static func adviceMostAnswersOneBlock(count: Int, total: Int) -> Message {
    Message("advice.mostAnswersOneBlock", ["count": count, "total": total])
  }
  package static func fileUnwritten(path: FilePath, reason: String) -> Message {
    Message("file.unwritten", ["path": path, "reason": reason])
  }
  package static func fmtChanged(path: String) -> Message {
    Message("fmt.changed", ["path": path])
  }
  package static func fmtWouldChange(path: String) -> Message {
    Message("fmt.wouldChange", ["path": path])
  }
  package static func newNoID(title: String) -> Message {
    Message("new.noID", ["title": title])
  }
  package static func newThereAlready(path: String) -> Message {
    Message("new.thereAlready", ["path": path])
  }
  package static var newDescription: Message { Message("new.description") }
  package static var newFields: Message { Message("new.fields") }
  package static var newSentences: Message { Message("new.sentences") }
  package static func newPatterns(open: String, close: String) -> Message {
    Message("new.patterns", ["open": open, "close": close])
  }
  package static var newItems: Message { Message("new.items") }
  package static func newCommands(file: String) -> Message {
    Message("new.commands", ["file": file])
  }
  package static func previewPlace(path: String, line: Int, day: Int, number: Int) -> Message {
    Message("preview.place", ["path": path, "line": line, "day": day, "number": number])
  }
  package static func previewShortest(count: Int) -> Message {
    Message("preview.shortest", ["count": count])
  }
  package static func fmtHasSpaces(path: String) -> Message {
    Message("fmt.hasSpaces", ["path": path])
  }
  package static var fmtNoCutter: Message { Message("fmt.noCutter") }
  package static var reportNothing: Message { Message("report.nothing") }
  package static var reportTotal: Message { Message("report.total") }
  package static func reportDay(name: String, answers: String, right: Int, new: Int, time: String)
    -> Message
  {
    Message(
      "report.day", ["name": name, "answers": answers, "right": right, "new": new, "time": time])
  }
  package static func reportCourse(
    id: CourseID, doneDays: Int, days: Int, done: Int, sentences: Int
  ) -> Message {
    Message(
      "report.course",
      ["id": id, "doneDays": doneDays, "days": days, "done": done, "sentences": sentences])
  }
}
