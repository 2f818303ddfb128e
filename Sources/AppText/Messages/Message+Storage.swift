import Files
import Storage

// Storage

extension Message {
  package static func storageNotAFolder(path: FilePath) -> Message {
    Message("storage.notAFolder", ["path": path])
  }
  package static func storageCannotMakeFolder(path: FilePath, reason: SystemError) -> Message {
    Message("storage.cannotMakeFolder", ["path": path, "reason": reason])
  }
  package static func storageNotAFile(path: FilePath) -> Message {
    Message("storage.notAFile", ["path": path])
  }
  package static func storageOwnedBySomeoneElse(path: FilePath, user: UInt32) -> Message {
    Message("storage.ownedBySomeoneElse", ["path": path, "user": user])
  }
  package static func storageReadOnly(path: FilePath) -> Message {
    Message("storage.readOnly", ["path": path])
  }
  package static func storageNoRoom(path: FilePath) -> Message {
    Message("storage.noRoom", ["path": path])
  }
  package static var storageRollbackJournalTitle: Message {
    Message("storage.rollbackJournalTitle")
  }
  package static func storageRollbackJournal(path: FilePath) -> Message {
    Message("storage.rollbackJournal", ["path": path])
  }
  package static func storageLocked(path: FilePath) -> Message {
    Message("storage.locked", ["path": path])
  }
  package static func storageDamaged(path: FilePath, reason: String) -> Message {
    Message("storage.damaged", ["path": path, "reason": reason])
  }
  package static func storageLogWithoutDatabase(path: FilePath) -> Message {
    Message("storage.logWithoutDatabase", ["path": path])
  }
  package static var endingSaves: Message { Message("ending.saves") }
  package static func storageRemoved(path: FilePath, reason: String) -> Message {
    Message("storage.removed", ["path": path, "reason": reason])
  }
  package static func storageReplaced(path: FilePath, copy: FilePath) -> Message {
    Message("storage.replaced", ["path": path, "copy": copy])
  }
  package static func storageReplacedUncopied(path: FilePath) -> Message {
    Message("storage.replacedUncopied", ["path": path])
  }
  package static var storageRestoredTitle: Message { Message("storage.restoredTitle") }
  package static func storageRestored(path: FilePath) -> Message {
    Message("storage.restored", ["path": path])
  }
  package static func storageNewerVersion(path: FilePath, found: Int, known: Int) -> Message {
    Message("storage.newerVersion", ["path": path, "found": found, "known": known])
  }
  package static func storageOlderVersion(path: FilePath) -> Message {
    Message("storage.olderVersion", ["path": path])
  }
  package static func storageForeignDatabase(path: FilePath) -> Message {
    Message("storage.foreignDatabase", ["path": path])
  }
  package static func storageOther(path: FilePath, reason: String) -> Message {
    Message("storage.other", ["path": path, "reason": reason])
  }
  package static var storageNoHome: Message { Message("storage.noHome") }
}
