import Files

// Memos as files

extension Message {
  package static var memosNone: Message { Message("memos.none") }
  package static func memosNoneFound(text: String) -> Message {
    Message("memos.noneFound", ["text": text])
  }
  package static func memosUnknown(id: String) -> Message {
    Message("memos.unknown", ["id": id])
  }
  package static func memosAmbiguous(id: String) -> Message {
    Message("memos.ambiguous", ["id": id])
  }
  package static func memoFilesExported(written: Int, unchanged: Int) -> Message {
    Message("memoFiles.exported", ["written": written, "unchanged": unchanged])
  }
  package static func memoFilesImported(
    added: Int, changed: Int, restored: Int, there: Int, skipped: Int
  ) -> Message {
    Message(
      "memoFiles.imported",
      [
        "added": added, "changed": changed, "restored": restored, "there": there,
        "skipped": skipped,
      ])
  }
  package static func memoFilesLeftAlone(path: FilePath) -> Message {
    Message("memoFiles.leftAlone", ["path": path])
  }
  package static func memoFilesCannotRead(path: String, reason: String) -> Message {
    Message("memoFiles.cannotRead", ["path": path, "reason": reason])
  }
  package static func memoFilesCannotWrite(path: String, reason: String) -> Message {
    Message("memoFiles.cannotWrite", ["path": path, "reason": reason])
  }
  package static func memoFilesIgnoredKeys(path: String, keys: String) -> Message {
    Message("memoFiles.ignoredKeys", ["path": path, "keys": keys])
  }
  package static var memoFilesForeign: Message { Message("memoFiles.foreign") }
  package static func memoFilesTooLarge(limit: Int) -> Message {
    Message("memoFiles.tooLarge", ["limit": limit])
  }
  package static var memoFilesNotUTF8: Message { Message("memoFiles.notUTF8") }
  package static var memoFilesBinary: Message { Message("memoFiles.binary") }
  package static var memoFilesBlank: Message { Message("memoFiles.blank") }
  package static var memoFilesMissing: Message { Message("memoFiles.missing") }
  package static var memoFilesIsFolder: Message { Message("memoFiles.isFolder") }
  package static var memoFilesIsNotFolder: Message { Message("memoFiles.isNotFolder") }
  package static var memoFilesIsNotRegular: Message { Message("memoFiles.isNotRegular") }
  package static var memoFilesNotPermitted: Message { Message("memoFiles.notPermitted") }
  package static var memoFilesLinkLoop: Message { Message("memoFiles.linkLoop") }
  package static func memoFilesSystem(reason: String) -> Message {
    Message("memoFiles.system", ["reason": reason])
  }
}
