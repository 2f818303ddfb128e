import SQLite
import TestSupport
import Testing

struct TransactionTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("test.db"), access: .create, busyTimeout: 0)
    try connection.execute(script: "CREATE TABLE word (text TEXT NOT NULL UNIQUE) STRICT")
  }

  @Test func `what a transaction did stays when it returns`() throws {
    let count = try connection.transaction { () throws(SQLiteError) in
      try connection.execute("INSERT INTO word VALUES ('a'), ('b')")
    }
    #expect(count == 2)
    #expect(connection.isInTransaction == false)
    #expect(try words() == ["a", "b"])
  }

  @Test func `nothing of a transaction stays when it throws`() throws {
    #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.execute("INSERT INTO word VALUES ('a')")
        try connection.execute("INSERT INTO word VALUES ('a')")
      }
    }
    #expect(connection.isInTransaction == false)
    #expect(try words() == [])
  }

  @Test func `a full database rolls back and can still be used`() throws {
    try connection.execute(script: "PRAGMA max_page_count = 20")
    let long = String(repeating: "x", count: 100_000)
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.execute("INSERT INTO word VALUES ('short')")
        try connection.execute("INSERT INTO word VALUES (?)", long)
      }
    }
    #expect(error?.code.kind == .full)
    #expect(try words() == [])
    try connection.transaction { () throws(SQLiteError) in
      _ = try connection.execute("INSERT INTO word VALUES ('short')")
    }
    #expect(try words() == ["short"])
  }

  @Test func `a second writer is refused before it has done anything`() throws {
    let other = try Connection(path: folder.file("test.db"), access: .write, busyTimeout: 0)
    try connection.transaction { () throws(SQLiteError) in
      try connection.execute("INSERT INTO word VALUES ('mine')")
      var began = false
      do throws(SQLiteError) {
        try other.transaction { () throws(SQLiteError) in began = true }
        Issue.record("two writers at once")
      } catch {
        #expect(error.code.kind == .busy)
      }
      #expect(began == false)
    }
    #expect(try other.values("SELECT text FROM word") == ["mine"])
  }

  @Test func `the data version changes with what others commit, not with what we do`() throws {
    let other = try Connection(path: folder.file("test.db"), access: .write)
    let version = try connection.dataVersion()
    try connection.execute("INSERT INTO word VALUES ('mine')")
    #expect(try connection.dataVersion() == version)
    try other.execute("INSERT INTO word VALUES ('theirs')")
    #expect(try connection.dataVersion() != version)
  }

  private func words() throws -> [String] {
    try connection.values("SELECT text FROM word ORDER BY 1")
  }
}
