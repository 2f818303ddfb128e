import Storage

extension Localization {
  /// What is wrong with the learner's data, where, and what to do about it.
  package func sentence(for error: StorageError) -> String {
    let path = error.path
    switch error.fault {
    case .notAFolder: return self[.storageNotAFolder(path: path)]
    case .cannotMakeFolder(let reason):
      return self[.storageCannotMakeFolder(path: path, reason: reason)]
    case .notAFile: return self[.storageNotAFile(path: path)]
    case .ownedBySomeoneElse(let user):
      return self[.storageOwnedBySomeoneElse(path: path, user: user)]
    case .readOnly: return self[.storageReadOnly(path: path)]
    case .noRoom: return self[.storageNoRoom(path: path)]
    case .locked: return self[.storageLocked(path: path)]
    case .damaged(let reason): return self[.storageDamaged(path: path, reason: reason)]
    case .logWithoutDatabase: return self[.storageLogWithoutDatabase(path: path)]
    case .removed(let cause):
      let reason = sentence(for: StorageError(path: path, fault: cause))
      return self[.storageRemoved(path: path, reason: reason)]
    case .replaced(let copy?): return self[.storageReplaced(path: path, copy: copy)]
    case .replaced(nil): return self[.storageReplacedUncopied(path: path)]
    case .newerVersion(let found, let known):
      return self[.storageNewerVersion(path: path, found: found, known: known)]
    case .olderVersion: return self[.storageOlderVersion(path: path)]
    case .foreignDatabase: return self[.storageForeignDatabase(path: path)]
    case .system, .sqlite:
      return self[.storageOther(path: path, reason: error.fault.reason ?? "")]
    }
  }
}
