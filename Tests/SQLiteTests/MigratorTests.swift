import FoundationEssentials
import SQLite
import TestSupport
import Testing

struct MigratorTests {
  let folder: TemporaryFolder
  let connection: Connection

  static let steps = [
    Migration("words", script: "CREATE TABLE word (text TEXT NOT NULL) STRICT"),
    Migration("notes", script: "ALTER TABLE word ADD COLUMN note TEXT"),
    Migration("upper case") { connection throws(SQLiteError) in
      try connection.execute("UPDATE word SET text = upper(text)")
    },
  ]

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("test.db"), access: .create)
  }

  @Test func `an empty database takes every step, each recorded`() throws {
    let migrator = Migrator(Self.steps)
    #expect(try migrator.version(of: connection) == 0)
    var copies = 0
    try migrator.migrate(connection, now: 7) { _ in copies += 1 }
    #expect(copies == 0, "there was nothing to keep")
    #expect(try migrator.version(of: connection) == 3)
    let rows = try connection.rows(
      "SELECT version, name, applied_at FROM migration", as: (Int, String, Int).self)
    #expect(rows.map(\.0) == [1, 2, 3])
    #expect(rows.map(\.1) == ["words", "notes", "upper case"])
    #expect(rows.map(\.2) == [7, 7, 7])
  }

  @Test(arguments: [1, 2])
  func `an older database takes the steps it lacks and keeps its rows`(version: Int) throws {
    try Migrator(Array(Self.steps.prefix(version))).migrate(connection, now: 1)
    try connection.execute("INSERT INTO word (text) VALUES ('bug')")
    var copied: [Int] = []
    try Migrator(Self.steps).migrate(connection, now: 2) { copied.append($0) }
    #expect(copied == [version])
    #expect(try connection.value("SELECT text FROM word") == "BUG")
    #expect(
      try connection.values("SELECT version FROM migration WHERE applied_at = 2", as: Int.self)
        == Array((version + 1)...3))
  }

  @Test func `migrating again does nothing`() throws {
    try Migrator(Self.steps).migrate(connection, now: 1)
    try Migrator(Self.steps).migrate(connection, now: 2) { _ in Issue.record("a copy") }
    #expect(try connection.value("SELECT max(applied_at) FROM migration") == 1)
  }

  @Test func `a step that fails leaves the version before it`() throws {
    let broken = Migration("broken", script: "DELETE FROM word; SELECT * FROM nowhere")
    try Migrator(Array(Self.steps.prefix(1))).migrate(connection, now: 1)
    try connection.execute("INSERT INTO word VALUES ('bug')")
    let migrator = Migrator([Self.steps[0], Self.steps[1], broken])
    #expect(throws: MigrationError.self) { try migrator.migrate(connection, now: 2) }
    #expect(try migrator.version(of: connection) == 2)
    #expect(try connection.values("SELECT text FROM word") == ["bug"])
  }

  @Test func `no copy, no step`() throws {
    try Migrator(Array(Self.steps.prefix(1))).migrate(connection, now: 1)
    let full = SQLiteError(code: .full, message: "no room for a copy")
    #expect(throws: MigrationError.sqlite(full)) {
      try Migrator(Self.steps).migrate(connection, now: 2) { _ throws(SQLiteError) in throw full }
    }
    #expect(try Migrator(Self.steps).version(of: connection) == 1)
  }

  @Test func `a newer database is refused and not touched`() throws {
    try Migrator(Self.steps).migrate(connection, now: 1)
    let before = try folder.bytes(of: "test.db")
    let older = Migrator(Array(Self.steps.prefix(2)))
    #expect(throws: MigrationError.newerVersion(found: 3, known: 2)) {
      try older.migrate(connection, now: 2)
    }
    #expect(try folder.bytes(of: "test.db") == before)
  }

  @Test func `the database of another program is refused and not touched`() throws {
    try connection.execute(script: "CREATE TABLE bookmark (url TEXT)")
    let before = try folder.bytes(of: "test.db")
    #expect(throws: MigrationError.foreignDatabase) {
      try Migrator(Self.steps).migrate(connection, now: 1)
    }
    #expect(try folder.bytes(of: "test.db") == before)
  }

  @Test func `the copy is taken from the old version while nobody else can write`() throws {
    try connection.setJournalMode(.writeAheadLog)
    try Migrator(Array(Self.steps.prefix(1))).migrate(connection, now: 1)
    try connection.execute("INSERT INTO word VALUES ('bug')")
    let path = folder.file("test.db")
    try Migrator(Self.steps).migrate(connection, now: 2) { _ throws(SQLiteError) in
      let other = try Connection(path: path, access: .write, busyTimeout: 0)
      try other.copy(to: path + ".copy")
      do throws(SQLiteError) {
        try other.execute("INSERT INTO word VALUES ('late')")
        Issue.record("another connection could write")
      } catch {
        #expect(error.code.kind == .busy)
      }
    }
    let copy = try Connection(path: path + ".copy", access: .read)
    #expect(try Migrator(Self.steps).version(of: copy) == 1)
    #expect(try copy.values("SELECT text FROM word") == ["bug"])
  }

  @Test func `of two connections that migrate at once one does the work`() async throws {
    try connection.setJournalMode(.writeAheadLog)
    try Migrator(Array(Self.steps.prefix(1))).migrate(connection, now: 1)
    let path = folder.file("test.db")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for now in 2...5 {
        group.addTask {
          let own = try Connection(path: path, access: .write)
          try Migrator(Self.steps).migrate(own, now: Int64(now))
        }
      }
      try await group.waitForAll()
    }
    #expect(try connection.values("SELECT version FROM migration") == [1, 2, 3])
  }
}
