import Storage

extension Localization {
  /// What is wrong with the learner's data, where, and what to do about it.
  package func sentence(for error: StorageError) -> String {
    let path = error.path
    switch error.fault {
    case .notAFolder: return text(.storageNotAFolder, ["path": path])
    case .cannotMakeFolder(let reason):
      return text(.storageCannotMakeFolder, ["path": path, "reason": reason])
    case .notAFile: return text(.storageNotAFile, ["path": path])
    case .ownedBySomeoneElse(let user):
      return text(.storageOwnedBySomeoneElse, ["path": path, "user": user])
    case .readOnly: return text(.storageReadOnly, ["path": path])
    case .noRoom: return text(.storageNoRoom, ["path": path])
    case .locked: return text(.storageLocked, ["path": path])
    case .damaged(let reason): return text(.storageDamaged, ["path": path, "reason": reason])
    case .logWithoutDatabase: return text(.storageLogWithoutDatabase, ["path": path])
    case .removed(let cause):
      let reason = sentence(for: StorageError(path: path, fault: cause))
      return text(.storageRemoved, ["path": path, "reason": reason])
    case .replaced(let copy?): return text(.storageReplaced, ["path": path, "copy": copy])
    case .replaced(nil): return text(.storageReplacedUncopied, ["path": path])
    case .newerVersion(let found, let known):
      return text(.storageNewerVersion, ["path": path, "found": found, "known": known])
    case .olderVersion: return text(.storageOlderVersion, ["path": path])
    case .foreignDatabase: return text(.storageForeignDatabase, ["path": path])
    case .system, .sqlite:
      return text(.storageOther, ["path": path, "reason": error.fault.reason ?? ""])
    }
  }
}
