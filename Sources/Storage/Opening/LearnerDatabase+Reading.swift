import Files
import SQLite

extension LearnerDatabase {
  /// Opens the database in a folder for reading only: nothing in the folder is made or changed.
  ///
  /// - Returns: nil when there is no database yet.
  /// - Throws: also when it is of an older version, whose cards are not worked out before the app
  ///   has opened it.
  package static func reading(folder: FilePath) throws(StorageError) -> LearnerDatabase? {
    try reading(DataFolder(path: folder))
  }

  static func reading(_ folder: DataFolder) throws(StorageError) -> LearnerDatabase? {
    guard let file = FileFacts(folder.database) else {
      try folder.checkReachable()
      return nil
    }
    guard file.isRegular else { throw StorageError(path: folder.database, fault: .notAFile) }
    guard file.size > 0 else { return nil }
    try folder.checkReadable(file)
    let connection: Connection
    let version: Int
    let isCurrent: Bool
    do throws(MigrationError) {
      let migrator = Migrator.learner
      connection = try inSQLite { () throws(SQLiteError) in try open(folder) }
      version = try migrator.version(of: connection)
      isCurrent =
        if version == migrator.migrations.count {
          try inSQLite(LearnerTables(connection: connection).areCardsUpToDate)
        } else {
          false
        }
    } catch {
      throw StorageError(error, at: folder.database)
    }
    guard version > 0 else { return nil }
    guard isCurrent else {
      throw StorageError(path: folder.database, fault: .olderVersion(found: version))
    }
    return try LearnerDatabase(path: folder.database, connection: connection)
  }

  /// Without a log or a journal beside it nobody writes the file, and locks, which need files, are
  /// not needed.
  private static func open(_ folder: DataFolder) throws(SQLiteError) -> Connection {
    guard folder.isBeingWritten else {
      return try Connection(path: folder.database.cString, access: .readUnchanging)
    }
    let connection = try Connection(path: folder.database.cString, access: .read)
    try connection.setCheckpointsOnClose(false)
    return connection
  }
}
