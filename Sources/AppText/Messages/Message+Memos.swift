import Lessons

// Memos

extension Message {
  package static var keyNewMemo: Message { Message("key.newMemo") }
  package static var keyEditMemo: Message { Message("key.editMemo") }
  package static var keyWriteOn: Message { Message("key.writeOn") }
  package static var keyDiscard: Message { Message("key.discard") }
  package static var keyDelete: Message { Message("key.delete") }
  package static var keyUndoDelete: Message { Message("key.undoDelete") }
  package static var keyPin: Message { Message("key.pin") }
  package static var keyUnpin: Message { Message("key.unpin") }
  package static var keySearch: Message { Message("key.search") }
  package static var keyTrash: Message { Message("key.trash") }
  package static var keyVersions: Message { Message("key.versions") }
  package static var keyOpenCourse: Message { Message("key.openCourse") }
  package static var keyRestore: Message { Message("key.restore") }
  package static var keyRestoreVersion: Message { Message("key.restoreVersion") }
  package static var keyEmptyTrash: Message { Message("key.emptyTrash") }
  package static var memosTitle: Message { Message("memos.title") }
  package static var memosLoading: Message { Message("memos.loading") }
  package static var memosEmpty: Message { Message("memos.empty") }
  package static func memosNothingMatches(text: String) -> Message {
    Message("memos.nothingMatches", ["text": text])
  }
  package static var memosFilterPlaceholder: Message { Message("memos.filterPlaceholder") }
  package static var memosNothingChosen: Message { Message("memos.nothingChosen") }
  package static var memosIsLoading: Message { Message("memos.isLoading") }
  package static func memosDraft(age: String, title: String) -> Message {
    Message("memos.draft", ["age": age, "title": title])
  }
  package static var memosBlankDraft: Message { Message("memos.blankDraft") }
  package static var memosDraftTaken: Message { Message("memos.draftTaken") }
  package static var memosDiscardTitle: Message { Message("memos.discardTitle") }
  package static func memosDiscardBody(title: String) -> Message {
    Message("memos.discardBody", ["title": title])
  }
  package static var memosKeepDraft: Message { Message("memos.keepDraft") }
  package static var memosDiscardDraft: Message { Message("memos.discardDraft") }
  package static func memosDeleted(title: String) -> Message {
    Message("memos.deleted", ["title": title])
  }
  package static func memosTrashed(title: String) -> Message {
    Message("memos.trashed", ["title": title])
  }
  package static func memosRestored(title: String) -> Message {
    Message("memos.restored", ["title": title])
  }
  package static var memosNothingToUndo: Message { Message("memos.nothingToUndo") }
  package static var memoHasRivals: Message { Message("memo.hasRivals") }
  package static func memoFrom(name: String, age: String) -> Message {
    Message("memo.from", ["name": name, "age": age])
  }
  package static var keyKeepUpper: Message { Message("key.keepUpper") }
  package static var keyTakeLower: Message { Message("key.takeLower") }
  package static var keyJoinTexts: Message { Message("key.joinTexts") }
  package static var memoIsGone: Message { Message("memo.isGone") }
  package static var memoPinned: Message { Message("memo.pinned") }
  package static func memoWritten(age: String) -> Message {
    Message("memo.written", ["age": age])
  }
  package static func memoChanged(age: String) -> Message {
    Message("memo.changed", ["age": age])
  }
  package static func memoOnCourse(course: CourseID) -> Message {
    Message("memo.onCourse", ["course": course])
  }
  package static func memoOnSentence(prompt: String, course: String) -> Message {
    Message("memo.onSentence", ["prompt": prompt, "course": course])
  }
  package static func memoOnLostSentence(course: CourseID) -> Message {
    Message("memo.onLostSentence", ["course": course])
  }
  package static func memoCourseLost(course: CourseID) -> Message {
    Message("memo.courseLost", ["course": course])
  }
  package static var memoNotLinked: Message { Message("memo.notLinked") }
  package static var trashTitle: Message { Message("trash.title") }
  package static var trashEmpty: Message { Message("trash.empty") }
  package static var trashNothing: Message { Message("trash.nothing") }
  package static var trashEmptyTitle: Message { Message("trash.emptyTitle") }
  package static func trashEmptyBody(memos: String) -> Message {
    Message("trash.emptyBody", ["memos": memos])
  }
  package static var trashKeep: Message { Message("trash.keep") }
  package static var trashEmptyNow: Message { Message("trash.emptyNow") }
  package static var trashEmptied: Message { Message("trash.emptied") }
  package static var versionsTitle: Message { Message("versions.title") }
  package static var versionsEmpty: Message { Message("versions.empty") }
  package static func versionsRestored(age: String) -> Message {
    Message("versions.restored", ["age": age])
  }
}
