import Files
import SQLite

extension StorageError {
  /// What SQLite's refusal means for the learner.
  init(_ error: SQLiteError, at path: FilePath) {
    self.init(path: path, fault: Fault(error))
  }

  /// Why the database could not be brought up to date.
  init(_ error: MigrationError, at path: FilePath) {
    switch error {
    case .newerVersion(let found, let known):
      self.init(path: path, fault: .newerVersion(found: found, known: known))
    case .foreignDatabase:
      self.init(path: path, fault: .foreignDatabase)
    case .sqlite(let error):
      self.init(error, at: path)
    }
  }
}

extension StorageError.Fault {
  fileprivate init(_ error: SQLiteError) {
    if error.code == .cannotGrowSharedMemory {
      self = .noRoom
      return
    }
    switch error.code.kind {
    case .full: self = .noRoom
    case .busy, .locked: self = .locked
    case .corrupt, .notADatabase: self = .damaged(error.message)
    case .readOnly, .permission: self = .readOnly
    default: self = .sqlite(error)
    }
  }
}
