import Files

// Course files

extension Message {
  package static func fileMissing(path: FilePath) -> Message {
    Message("file.missing", ["path": path])
  }
  package static func fileIsFolder(path: FilePath) -> Message {
    Message("file.isFolder", ["path": path])
  }
  package static func fileIsNotFolder(path: FilePath) -> Message {
    Message("file.isNotFolder", ["path": path])
  }
  package static func fileIsNotRegular(path: FilePath) -> Message {
    Message("file.isNotRegular", ["path": path])
  }
  package static func fileNotPermitted(path: FilePath) -> Message {
    Message("file.notPermitted", ["path": path])
  }
  package static func fileTooLarge(path: FilePath, limit: Int) -> Message {
    Message("file.tooLarge", ["path": path, "limit": limit])
  }
  package static func fileLinkLoop(path: FilePath) -> Message {
    Message("file.linkLoop", ["path": path])
  }
  package static func fileSystem(path: FilePath, code: Int32) -> Message {
    Message("file.system", ["path": path, "code": code])
  }
  package static func fileCannotBePlayed(path: String, problem: String) -> Message {
    Message("file.cannotBePlayed", ["path": path, "problem": problem])
  }
  package static var checkWarning: Message { Message("check.warning") }
  package static func checkClean(path: String, days: String, sentences: String) -> Message {
    Message("check.clean", ["path": path, "days": days, "sentences": sentences])
  }
}
