import Files
import SQLite

/// Why the learner's data could not be opened, read or written, and where.
///
/// Whatever it is, the files that were there are there still.
package struct StorageError: Error, Hashable {
  /// What is wrong.
  package enum Fault: Hashable, Sendable {
    /// Something that is no folder stands where one is needed.
    case notAFolder
    /// A folder is missing and cannot be made.
    case cannotMakeFolder(SystemError)
    /// Something that is no file stands where the database should be.
    case notAFile
    /// It belongs to another user, who has this number: perhaps malmoi once ran as root.
    case ownedBySomeoneElse(user: UInt32)
    /// It may not be written: permissions, or a read-only disk.
    case readOnly
    /// The disk is full, or the learner's share of it.
    case noRoom
    /// Another process held the lock for too long.
    case locked
    /// The file is no database, or not a whole one; SQLite's words.
    case damaged(String)
    /// The log with the last answers is there, the database it belongs to is not.
    case logWithoutDatabase
    /// It was removed, or moved, while it was open, and this keeps it from being put back.
    indirect case removed(because: Fault)
    /// Another file was put in its place while it was open. A copy of what it held is kept where
    /// this says; nil when that was not possible either.
    case replaced(copy: FilePath?)
    /// A newer malmoi wrote it.
    case newerVersion(found: Int, known: Int)
    /// An older malmoi wrote it, and it may only be read: opening the app brings it up to date.
    case olderVersion(found: Int)
    /// It is a database, but of another program.
    case foreignDatabase
    /// The system refused something else.
    case system(SystemError)
    /// SQLite refused something else.
    case sqlite(SQLiteError)
  }

  /// The file or folder it is about.
  package let path: FilePath
  /// What is wrong with it.
  package let fault: Fault

  /// An error with these facts.
  package init(path: FilePath, fault: Fault) {
    self.path = path
    self.fault = fault
  }
}

extension StorageError.Fault {
  /// What the system or SQLite said, in English, where there is no case of its own for it.
  package var reason: String? {
    switch self {
    case .system(let error): error.description
    case .sqlite(let error): error.message
    default: nil
    }
  }
}

extension StorageError: CustomStringConvertible {
  /// The facts in one line, for logs; the learner's words are the app's business.
  package var description: String { "\(path): \(fault)" }
}
