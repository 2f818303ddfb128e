import Files

// The learner's own editor

extension Message {
  package static var keyEditOutside: Message { Message("key.editOutside") }
  package static var editorTitle: Message { Message("editor.title") }
  package static func editorUnreadable(variable: String, value: String) -> Message {
    Message("editor.unreadable", ["variable": variable, "value": value])
  }
  package static func editorMissing(variable: String, name: String) -> Message {
    Message("editor.missing", ["variable": variable, "name": name])
  }
  package static var editorNoneFound: Message { Message("editor.noneFound") }
  package static func editorCannotHandOver(path: FilePath, reason: String) -> Message {
    Message("editor.cannotHandOver", ["path": path, "reason": reason])
  }
  package static func editorCannotStart(name: String, reason: String) -> Message {
    Message("editor.cannotStart", ["name": name, "reason": reason])
  }
  package static func editorFailed(name: String, status: Int32) -> Message {
    Message("editor.failed", ["name": name, "status": status])
  }
  package static func editorKilled(name: String, signal: Int32) -> Message {
    Message("editor.killed", ["name": name, "signal": signal])
  }
  package static var editorUnchanged: Message { Message("editor.unchanged") }
  package static var editorBlank: Message { Message("editor.blank") }
  package static var editorNoText: Message { Message("editor.noText") }
  package static var editorNotSaved: Message { Message("editor.notSaved") }
  package static var editorMemoStays: Message { Message("editor.memoStays") }
  package static var editorDraftKept: Message { Message("editor.draftKept") }
  package static func editorStillOpen(name: String) -> Message {
    Message("editor.stillOpen", ["name": name])
  }
  package static func editorFileKept(path: FilePath) -> Message {
    Message("editor.fileKept", ["path": path])
  }
}
