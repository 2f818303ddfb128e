import FoundationEssentials
import SQLite
import TestSupport
import Testing

struct PragmasTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("test.db"), access: .create)
  }

  @Test func `the journal mode asked for is in force`() throws {
    #expect(try connection.setJournalMode(.writeAheadLog) == .writeAheadLog)
    try connection.execute(script: "CREATE TABLE word (text TEXT) STRICT")
    #expect(try Connection.inMemory().setJournalMode(.writeAheadLog) == .memory)
    #expect(try folder.names().contains("test.db-wal"))
  }

  @Test func `each commit waits for the disk when told to`() throws {
    try connection.execute(script: "PRAGMA synchronous = OFF")
    try connection.setSynchronousFull()
    #expect(try connection.value("PRAGMA synchronous") == 2)
  }

  @Test func `references are enforced when told to`() throws {
    try connection.enforceForeignKeys()
    try connection.execute(
      script: """
        CREATE TABLE course (id INTEGER PRIMARY KEY) STRICT;
        CREATE TABLE day (course INTEGER NOT NULL REFERENCES course) STRICT;
        """)
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO day VALUES (7)")
    }
    #expect(error?.code.kind == .constraint)
  }

  @Test func `a copy holds what was committed`() throws {
    try connection.execute(script: "CREATE TABLE word (text TEXT) STRICT")
    try connection.execute("INSERT INTO word VALUES ('a')")
    try connection.copy(to: folder.file("copy.db"))
    let copy = try Connection(path: folder.file("copy.db"), access: .read)
    #expect(try copy.values("SELECT text FROM word") == ["a"])
    #expect(throws: SQLiteError.self) { try connection.copy(to: folder.file("copy.db")) }
  }

  @Test func `closing without a checkpoint leaves the file as it was`() throws {
    try connection.setJournalMode(.writeAheadLog)
    try connection.execute(script: "CREATE TABLE word (text TEXT) STRICT")
    // A log that outlived its writer, as after a kill: copied while it is in use.
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.file("test.db\(suffix)"), toPath: folder.file("killed.db\(suffix)"))
    }
    let before = try (folder.bytes(of: "killed.db"), folder.bytes(of: "killed.db-wal"))
    do {
      let another = try Connection(path: folder.file("killed.db"), access: .write)
      try another.setCheckpointsOnClose(false)
      #expect(try another.value("SELECT count(*) FROM word") == 0)
    }
    #expect(try folder.bytes(of: "killed.db") == before.0)
    #expect(try folder.bytes(of: "killed.db-wal") == before.1)
    do {
      let another = try Connection(path: folder.file("killed.db"), access: .write)
      #expect(try another.value("SELECT count(*) FROM word") == 0)
    }
    #expect(try folder.names().contains("killed.db-wal") == false)
  }
}
