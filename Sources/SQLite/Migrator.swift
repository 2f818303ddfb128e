/// One step in the history of a schema.
///
/// A step that was ever released is never edited: databases in the world have taken it already.
package struct Migration: Sendable {
  /// What it does, in a few words.
  package let name: String
  let apply: @Sendable (Connection) throws(SQLiteError) -> Void

  /// A step that runs statements separated by semicolons.
  package init(_ name: String, script: String) {
    self.init(name) { connection throws(SQLiteError) in try connection.execute(script: script) }
  }

  /// A step that needs more than SQL.
  package init(
    _ name: String, apply: @escaping @Sendable (Connection) throws(SQLiteError) -> Void
  ) {
    self.name = name
    self.apply = apply
  }
}

/// Why a database was not brought up to date; it is as it was.
package enum MigrationError: Error, Hashable {
  /// It has taken more steps than this program knows.
  case newerVersion(found: Int, known: Int)
  /// It has contents, but no record of migrations: some other program made it.
  case foreignDatabase
  /// SQLite refused, while reading the version or taking a step.
  case sqlite(SQLiteError)
}

/// Brings a database up to date, one step after the other.
///
/// Each step is one transaction together with the row in the table `migration` that records it: a
/// kill at any moment leaves a database of one version or the next. Two processes may migrate at
/// once; the second finds the work done.
package struct Migrator: Sendable {
  /// All steps, oldest first; a database that has taken the first *n* is at version *n*.
  package let migrations: [Migration]

  /// A migrator that knows these steps.
  package init(_ migrations: [Migration]) {
    self.migrations = migrations
  }

  /// The version of a database: the count of steps it has taken, 0 when it is empty.
  ///
  /// Only reads.
  ///
  /// - Throws: `newerVersion` and `foreignDatabase` when this migrator must not touch it.
  package func version(of connection: Connection) throws(MigrationError) -> Int {
    let state = try Self.inSQLite { () throws(SQLiteError) in try recordedVersion(of: connection) }
    guard let version = state else { throw .foreignDatabase }
    guard version <= migrations.count else {
      throw .newerVersion(found: version, known: migrations.count)
    }
    return version
  }

  /// Takes the steps that a database has not taken yet.
  ///
  /// - Parameters:
  ///   - now: seconds since 1970 UTC, recorded with each step.
  ///   - keepCopy: called with the old version before the first step changes a database that has
  ///     contents, while no other process can write; when it throws nothing has changed.
  package func migrate(
    _ connection: Connection, now: Int64,
    keepCopy: (Int) throws(SQLiteError) -> Void = { _ in }
  ) throws(MigrationError) {
    var isFirstStep = true
    while try version(of: connection) < migrations.count {
      try Self.inSQLite { () throws(SQLiteError) in
        try connection.transaction { () throws(SQLiteError) in
          // Another process may have been faster: what was read before the lock may be old.
          let current = try recordedVersion(of: connection) ?? migrations.count
          guard current < migrations.count else { return }
          if isFirstStep, current > 0 {
            try keepCopy(current)
          }
          try apply(step: current, on: connection, now: now)
        }
      }
      isFirstStep = false
    }
  }

  private func apply(
    step index: Int, on connection: Connection, now: Int64
  ) throws(SQLiteError) {
    if index == 0 {
      try connection.execute(script: Self.schema)
    }
    try migrations[index].apply(connection)
    try connection.execute(
      "INSERT INTO migration (version, name, applied_at) VALUES (?, ?, ?)",
      index + 1, migrations[index].name, now)
  }

  /// The version in the database's own record; nil when it has contents but no such record.
  ///
  /// Asks in one statement what there is: between two, another process could make the record.
  private func recordedVersion(of connection: Connection) throws(SQLiteError) -> Int? {
    let (contents, records) =
      try connection.row(
        """
        SELECT count(*), count(*) FILTER (WHERE type = 'table' AND name = 'migration')
        FROM sqlite_schema
        """, as: (Int, Int).self) ?? (0, 0)
    guard records > 0 else {
      return contents == 0 ? 0 : nil
    }
    return try connection.value("SELECT ifnull(max(version), 0) FROM migration")
  }

  private static let schema = """
    CREATE TABLE migration (
      version INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      applied_at INTEGER NOT NULL -- seconds since 1970 UTC
    ) STRICT;
    """

  private static func inSQLite<T>(
    _ body: () throws(SQLiteError) -> T
  ) throws(MigrationError) -> T {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw .sqlite(error)
    }
  }
}
