import Glibc

extension Connection {
  /// How a database file keeps a transaction whole (`PRAGMA journal_mode`).
  package enum JournalMode: String, Sendable {
    /// Changes go to a log beside the file: readers and one writer do not wait for each other.
    case writeAheadLog = "wal"
    /// Old pages go to a journal that is deleted at the end.
    case rollback = "delete"
    /// Old pages are kept in memory: what a database in memory does.
    case memory
  }

  /// Asks for a journal mode and returns the one that is in force; memory databases keep theirs.
  ///
  /// Waits for the lock itself: when two connections switch at once SQLite refuses one at once.
  @discardableResult
  package func setJournalMode(_ mode: JournalMode) throws(SQLiteError) -> JournalMode? {
    let deadline = ContinuousClock.now.advanced(by: .milliseconds(busyTimeout))
    while true {
      do throws(SQLiteError) {
        let name = try value("PRAGMA journal_mode = \(mode.rawValue)", as: String.self)
        return name.flatMap(JournalMode.init(rawValue:))
      } catch  where error.code.kind == .busy && ContinuousClock.now < deadline {
        DatabaseHandle.sleep(milliseconds: 2)
      }
    }
  }

  /// Changes to a rollback journal where the system cannot share memory between processes, which
  /// the log needs; what stands in a log is moved into the file.
  ///
  /// - Precondition: the connection has read nothing yet.
  package func useRollbackJournal() throws(SQLiteError) {
    // While nobody else may use the file, the index of its log need not be shared.
    try execute("PRAGMA locking_mode = EXCLUSIVE")
    try setJournalMode(.rollback)
    try execute("PRAGMA locking_mode = NORMAL")
    // The file is given free when it is read next.
    try execute("SELECT count(*) FROM sqlite_schema")
  }

  /// The journal mode in force (`PRAGMA journal_mode`); nil when it is one that malmoi never asks for.
  package func journalMode() throws(SQLiteError) -> JournalMode? {
    try value("PRAGMA journal_mode", as: String.self).flatMap(JournalMode.init(rawValue:))
  }

  /// Makes each commit wait until the disk has it, so that it outlives a power cut.
  package func setSynchronousFull() throws(SQLiteError) {
    try execute("PRAGMA synchronous = FULL")
  }

  /// Makes SQLite enforce references between tables.
  package func enforceForeignKeys() throws(SQLiteError) {
    try execute("PRAGMA foreign_keys = ON")
  }

  /// Moves all that the log holds into the database file, and waits until the disk has it
  /// (`PRAGMA wal_checkpoint`).
  ///
  /// Of what another connection is reading, some may stay in the log.
  package func moveLogIntoFile() throws(SQLiteError) {
    try execute("PRAGMA wal_checkpoint(FULL)")
  }

  /// A number that differs from its last value when another connection has committed since
  /// (`PRAGMA data_version`).
  ///
  /// Costs microseconds: it looks at the shared index of the log, not at the file.
  package func dataVersion() throws(SQLiteError) -> Int {
    guard let version = try value("PRAGMA data_version", as: Int.self) else {
      preconditionFailure("a pragma without a row")
    }
    return version
  }

  /// Writes a copy of the database, as last committed, into a file (`VACUUM INTO`).
  ///
  /// - Parameter path: the bytes of the file's name, ended by NUL.
  /// - Precondition: no transaction is open on this connection.
  /// - Throws: also when the file exists and is not empty.
  package func copy(to path: UnsafePointer<CChar>) throws(SQLiteError) {
    precondition(!isInTransaction, "a copy within a transaction")
    // SQLite takes a name as text only, of whatever bytes.
    let name = UnsafeBufferPointer(start: path, count: strlen(path))
    try execute("VACUUM INTO CAST(? AS TEXT)", name.map(UInt8.init(bitPattern:)))
  }
}
