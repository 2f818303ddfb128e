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
  @discardableResult
  package func setJournalMode(_ mode: JournalMode) throws(SQLiteError) -> JournalMode? {
    let name = try value("PRAGMA journal_mode = \(mode.rawValue)", as: String.self)
    return name.flatMap(JournalMode.init(rawValue:))
  }

  /// Makes each commit wait until the disk has it, so that it outlives a power cut.
  package func setSynchronousFull() throws(SQLiteError) {
    try execute("PRAGMA synchronous = FULL")
  }

  /// Makes SQLite enforce references between tables.
  package func enforceForeignKeys() throws(SQLiteError) {
    try execute("PRAGMA foreign_keys = ON")
  }

  /// A number that differs from its last value when another connection has committed since
  /// (`PRAGMA data_version`).
  ///
  /// Costs microseconds: it looks at the shared index of the log, not at the file.
  package func dataVersion() throws(SQLiteError) -> Int {
    try integer("PRAGMA data_version")
  }

  /// Whether the database has no tables or other contents yet.
  package func isEmpty() throws(SQLiteError) -> Bool {
    try integer("SELECT count(*) FROM sqlite_schema") == 0
  }

  /// Whether there is a table of that name.
  package func hasTable(_ name: String) throws(SQLiteError) -> Bool {
    let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?"
    return try value(sql, name, as: Int.self) != nil
  }

  /// What is wrong with the file (`PRAGMA integrity_check`); empty when it is sound.
  ///
  /// - Complexity: reads the whole file.
  package func integrityProblems() throws(SQLiteError) -> [String] {
    do throws(SQLiteError) {
      return try values("PRAGMA integrity_check", as: String.self).filter { $0 != "ok" }
    } catch  where error.code.kind == .corrupt {
      // So damaged that the check itself gives up.
      return [error.message]
    }
  }

  /// Writes a copy of the database, as last committed, into a file (`VACUUM INTO`).
  ///
  /// - Precondition: no transaction is open on this connection.
  /// - Throws: also when the file exists and is not empty.
  package func copy(to path: String) throws(SQLiteError) {
    precondition(!isInTransaction, "a copy within a transaction")
    try execute("VACUUM INTO ?", path)
  }

  private func integer(_ sql: String) throws(SQLiteError) -> Int {
    guard let value = try value(sql, as: Int.self) else {
      preconditionFailure("no row from: \(sql)")
    }
    return value
  }
}
