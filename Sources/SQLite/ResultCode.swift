import CSQLite

/// What a call into SQLite came to: an extended result code (sqlite.org/rescode.html).
///
/// An extended code tells the cause within its kind; compare `kind` when the cause does not matter.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  /// The number, as sqlite3.h defines it.
  package let rawValue: Int32

  /// The code that SQLite returned.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The primary code: the lowest eight bits, which every cause of one kind shares.
  package var kind: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  /// Another connection holds the lock, and waiting did not help.
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  /// A statement of this very connection is in the way.
  package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  /// The file is damaged.
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// The file is no database at all, or its head is damaged.
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  /// The disk has no room, or the file may not grow.
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  /// The file may be read only.
  package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// The file cannot be opened.
  package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  /// The memory that processes share beside the log cannot grow: no room on the disk
  /// (`SQLITE_IOERR_SHMSIZE`, whose definition Swift does not import).
  package static let cannotGrowSharedMemory = ResultCode(rawValue: SQLITE_IOERR | (19 << 8))
  /// Whether the system refused memory that processes share, which a log needs
  /// (`SQLITE_IOERR_SHMOPEN`, `SHMLOCK` and `SHMMAP`).
  package var isAboutSharedMemory: Bool {
    [18, 20, 21].contains { rawValue == SQLITE_IOERR | ($0 << 8) }
  }

  /// The disk, or the system, failed.
  package static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// The file could not be made as asked.
  package static let permission = ResultCode(rawValue: SQLITE_PERM)
  /// A rule of the schema forbids the row.
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  /// A value is of another kind than was asked for.
  package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
}
