import Lessons

// Mending

extension Message {
  package static var mendingTitle: Message { Message("mending.title") }
  package static var mendingLegend: Message { Message("mending.legend") }
  package static var mendingInLayer: Message { Message("mending.inLayer") }
  package static func mendingInFile(path: String) -> Message {
    Message("mending.inFile", ["path": path])
  }
  package static var mendingDone: Message { Message("mending.done") }
  package static var mendingSentenceAsWritten: Message { Message("mending.asWritten") }
  package static var mendingTooLong: Message { Message("mending.tooLong") }
  package static var mendingUnsaved: Message { Message("mending.unsaved") }
  package static var mendingChangedTitle: Message { Message("mending.changedTitle") }
  package static func mendingChangedBody(yours: String, theirs: String) -> Message {
    Message("mending.changedBody", ["yours": yours, "theirs": theirs])
  }
  package static var mendingYours: Message { Message("mending.yours") }
  package static var mendingTheirs: Message { Message("mending.theirs") }
  package static var mendingEdit: Message { Message("mending.edit") }
  package static func mendingNotInFile(path: String) -> Message {
    Message("mending.notInFile", ["path": path])
  }
  package static var mendingIsNew: Message { Message("mending.isNew") }
  package static var mendingIsMine: Message { Message("mending.isMine") }
  package static var keyMend: Message { Message("key.mend") }
  package static var keyTakeBackMending: Message { Message("key.takeBackMending") }
  package static var mendingsNone: Message { Message("mendings.none") }
  package static func mendingsPlace(day: Int, number: Int) -> Message {
    Message("mendings.place", ["day": day, "number": number])
  }
  package static var mendingsGone: Message { Message("mendings.gone") }
  package static func mendingsChanged(text: String) -> Message {
    Message("mendings.changed", ["text": text])
  }
  package static var mendingsTaken: Message { Message("mendings.taken") }
  package static func mendingsWas(text: String) -> Message {
    Message("mendings.was", ["text": text])
  }
  package static var mendingsLost: Message { Message("mendings.lost") }
  package static func mendingsTakenBack(sentence: String) -> Message {
    Message("mendings.takenBack", ["sentence": sentence])
  }
  package static func mendingsUnknown(sentence: String, course: CourseID) -> Message {
    Message("mendings.unknown", ["sentence": sentence, "course": course])
  }
  package static var cliExpectedLine: Message { Message("cli.expectedLine") }
  package static var cliExpectedLanguages: Message { Message("cli.expectedLanguages") }
  package static var cliExpectedDate: Message { Message("cli.expectedDate") }
  package static var makingTitle: Message { Message("making.title") }
  package static func makingPlace(course: String) -> Message {
    Message("making.place", ["course": course])
  }
  package static var makingCourse: Message { Message("making.course") }
  package static var makingCourseTitle: Message { Message("making.courseTitle") }
  package static func makingNew(title: String) -> Message {
    Message("making.new", ["title": title])
  }
  package static func makingDone(course: String) -> Message {
    Message("making.done", ["course": course])
  }
  package static func makingNotAdded(path: String) -> Message {
    Message("making.notAdded", ["path": path])
  }
  package static var keyMakeSentence: Message { Message("key.makeSentence") }
}
