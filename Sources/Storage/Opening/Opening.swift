import Files
import Glibc
import SQLite

/// The way from a folder to a connection that is ready: checked, safe against loss, up to date.
struct Opening {
  let folder: DataFolder
  let migrator: Migrator
  let now: Timestamp
  /// In milliseconds.
  let busyTimeout: Int

  func open() throws(StorageError) -> Connection {
    try folder.prepare()
    let abilities = folder.abilities
    if !abilities.knowsLocks { folder.removeOldLock() }
    do throws(StorageError) {
      return try open(on: abilities)
    } catch {
      guard case .sqlite(let cause) = error.fault, cause.code.isAboutSharedMemory else {
        throw error
      }
      return try open(on: DiskAbilities(sharesMemory: false, knowsLocks: abilities.knowsLocks))
    }
  }

  private func open(on disk: DiskAbilities) throws(StorageError) -> Connection {
    do throws(MigrationError) {
      let connection = try inSQLite { () throws(SQLiteError) in try connect(on: disk) }
      // Until the version is known the file is only read.
      _ = try migrator.version(of: connection)
      try inSQLite { () throws(SQLiteError) in try makeSafe(connection, on: disk) }
      try migrator.migrate(connection, now: now.seconds) { version throws(SQLiteError) in
        try keepCopy(version: version, on: disk)
      }
      if migrator.knowsCards {
        try inSQLite { () throws(SQLiteError) in
          try LearnerTables(connection: connection).bringCardsUpToDate(at: now)
        }
      }
      // Migrations may rebuild tables, which enforced references would forbid.
      try inSQLite(connection.enforceForeignKeys)
      if migrator.knowsImports {
        try inSQLite { () throws(SQLiteError) in
          try ImportRecovery(dataFolder: folder.path, tables: LearnerTables(connection: connection))
            .run()
        }
      }
      return connection
    } catch {
      throw StorageError(error, at: folder.database)
    }
  }

  /// A connection to a database that is up to date: one that was just put back.
  func reopen() throws(SQLiteError) -> Connection {
    let disk = folder.abilities
    let connection = try connect(on: disk)
    try makeSafe(connection, on: disk)
    try connection.enforceForeignKeys()
    return connection
  }

  private func connect(on disk: DiskAbilities) throws(SQLiteError) -> Connection {
    let connection = try Connection(
      path: folder.database.cString, access: .write, locking: disk.knowsLocks ? .system : .folder,
      busyTimeout: busyTimeout)
    try connection.setCheckpointsOnClose(false)
    if !disk.canKeepLog, !connection.isReadOnly { try connection.useRollbackJournal() }
    return connection
  }

  /// From here on the file is ours to write, and what is committed is on the disk.
  private func makeSafe(
    _ connection: Connection, on disk: DiskAbilities
  ) throws(SQLiteError) {
    guard !connection.isReadOnly else {
      throw SQLiteError(code: .readOnly, message: "the file could be opened for reading only")
    }
    try connection.setCheckpointsOnClose(true)
    if disk.canKeepLog { try connection.setJournalMode(.writeAheadLog) }
    try connection.setSynchronousFull()
  }

  /// Puts a copy of the database beside it, named after its version: `malmoi-v1.db`.
  private func keepCopy(version: Int, on disk: DiskAbilities) throws(SQLiteError) {
    // Where locks keep out all others, this process has it and has not written yet.
    let connection = try Connection(
      path: folder.database.cString, access: disk.knowsLocks ? .read : .readUnchanging)
    try DatabaseCopy(of: connection, in: folder).keep(as: "malmoi-v\(version)")
  }
}

/// Counts SQLite's refusals among the reasons why a database is not up to date.
func inSQLite<T>(
  _ body: () throws(SQLiteError) -> T
) throws(MigrationError) -> T {
  do throws(SQLiteError) {
    return try body()
  } catch {
    throw .sqlite(error)
  }
}

extension Opening {
  /// A connection to an empty database in memory.
  static func inMemory(device: DeviceID = .random()) throws(StorageError) -> Connection {
    do throws(MigrationError) {
      let connection = try inSQLite(Connection.inMemory)
      try Migrator.learner(on: device).migrate(connection, now: 0)
      try inSQLite { () throws(SQLiteError) in
        try LearnerTables(connection: connection).bringCardsUpToDate(at: Timestamp(seconds: 0))
      }
      try inSQLite(connection.enforceForeignKeys)
      return connection
    } catch {
      throw StorageError(error, at: ":memory:")
    }
  }
}

extension Migrator {
  /// Whether its databases have cards; those of its first releases had none.
  fileprivate var knowsCards: Bool {
    migrations.contains { $0.name == Migration.scheduling.name }
  }

  /// Whether its databases tell of imports.
  fileprivate var knowsImports: Bool {
    migrations.contains { $0.name == Migration.imports.name }
  }
}
