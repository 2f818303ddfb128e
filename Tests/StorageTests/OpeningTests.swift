import Files
import FoundationEssentials
import SQLite
import TestSupport
import Testing

@testable import Storage

struct OpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a database is opened as the design says`() throws {
    let database = try LearnerDatabase.open(in: folder)
    let connection = try Connection.inspecting(folder)
    #expect(try connection.value("PRAGMA journal_mode") == "wal")
    #expect(try connection.integrityProblems() == [])
    let loose = try connection.values(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict "
        + "AND name NOT LIKE 'sqlite%'", as: String.self)
    #expect(loose == [])
    withExtendedLifetime(database) {}
  }

  @Test func `each commit waits for the disk, and references are enforced`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    let (synchronous, foreignKeys) = try await database.read { tables throws(SQLiteError) in
      (
        try tables.value("PRAGMA synchronous", as: Int.self),
        try tables.value("PRAGMA foreign_keys", as: Int.self)
      )
    }
    #expect(synchronous == 2)
    #expect(foreignKeys == 1)
  }

  @Test func `what was recorded is there after opening again`() async throws {
    let answer = GivenAnswer.sample(to: "s", text: "저는 준비됐어요.", verdict: .almost, at: 5)
    try await LearnerDatabase.open(in: folder).recordAnswer(answer)
    #expect(try await LearnerDatabase.open(in: folder).answers(to: .sample("s")) == [answer])
    #expect(try folder.names() == ["malmoi.db"], "closing leaves one file")
  }

  @Test func `a database of a newer version stays as it is, log and all`() async throws {
    let newer = try LearnerDatabase(
      DataFolder(path: FilePath(folder.path)), migrator: .withOneMoreStep, now: .at(0))
    try await newer.recordAnswer(.sample(to: "s"))
    // Copied while it is open: as a kill leaves it, with the answer in the log only.
    let killed = try TemporaryFolder()
    for name in ["malmoi.db", "malmoi.db-wal"] {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: killed.file(name))
    }
    let before = try (killed.bytes(of: "malmoi.db"), killed.bytes(of: "malmoi.db-wal"))
    let known = Migrator.learner.migrations.count
    #expect(
      throws: StorageError(
        path: FilePath(killed.file("malmoi.db")),
        fault: .newerVersion(found: known + 1, known: known))
    ) {
      _ = try LearnerDatabase.open(in: killed)
    }
    #expect(try killed.bytes(of: "malmoi.db") == before.0)
    #expect(try killed.bytes(of: "malmoi.db-wal") == before.1)
  }

  @Test(arguments: [
    Data("not a database, but long enough to look at. ".utf8) + Data(repeating: 0x21, count: 5_000),
    Data("SQLite format 3\0".utf8),
  ])
  func `what is no database stays as it is`(bytes: Data) throws {
    try bytes.write(to: URL(filePath: folder.file("malmoi.db")))
    let error = #expect(throws: StorageError.self) { _ = try LearnerDatabase.open(in: folder) }
    guard case .damaged = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try folder.bytes(of: "malmoi.db") == bytes)
    #expect(try folder.names().filter { $0.hasPrefix("malmoi-v") } == [])
  }

  @Test(arguments: [512, 5_000, 20_000])
  func `a database cut short stays as it is`(length: Int) throws {
    _ = try LearnerDatabase.open(in: folder)
    let cut = try folder.bytes(of: "malmoi.db").prefix(length)
    try cut.write(to: URL(filePath: folder.file("malmoi.db")))
    let error = #expect(throws: StorageError.self) { _ = try LearnerDatabase.open(in: folder) }
    guard case .damaged = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try folder.bytes(of: "malmoi.db") == cut)
  }

  @Test func `damage that shows later is named when it does`() async throws {
    do {
      let database = try LearnerDatabase.open(in: folder)
      let text = String(repeating: "I fixed the login bug. ", count: 20)
      for number in 0..<400 {
        try await database.recordAnswer(.sample(to: "s", text: text, at: Int64(number)))
      }
    }
    var bytes = try folder.bytes(of: "malmoi.db")
    let half = bytes.count / 2
    bytes.replaceSubrange(half..., with: repeatElement(0x55, count: bytes.count - half))
    try bytes.write(to: URL(filePath: folder.file("malmoi.db")))
    let database = try LearnerDatabase.open(in: folder)
    let error = await #expect(throws: StorageError.self) {
      try await database.answers(to: .sample("s"))
    }
    guard case .damaged = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `the database of another program stays as it is`() throws {
    do {
      let other = try Connection(path: folder.file("malmoi.db"), access: .create)
      try other.execute(script: "CREATE TABLE bookmark (url TEXT)")
    }
    let before = try folder.bytes(of: "malmoi.db")
    #expect(throws: StorageError(path: FilePath(folder.file("malmoi.db")), fault: .foreignDatabase))
    {
      _ = try LearnerDatabase.open(in: folder)
    }
    #expect(try folder.bytes(of: "malmoi.db") == before)
  }

  @Test func `a lock that is never let go is named, and nothing is half done`() async throws {
    let database = try LearnerDatabase(
      DataFolder(path: FilePath(folder.path)), migrator: .learner, now: .at(0), busyTimeout: 1)
    let other = try Connection.inspecting(folder)
    try other.execute("BEGIN IMMEDIATE")
    let error = await #expect(throws: StorageError.self) {
      try await database.recordAnswer(.sample(to: "s"))
    }
    #expect(error == StorageError(path: FilePath(folder.file("malmoi.db")), fault: .locked))
    #expect(try await database.answers(to: .sample("s")).isEmpty, "reading goes on")
    try other.execute("ROLLBACK")
    try await database.recordAnswer(.sample(to: "s"))
    #expect(try await database.answers(to: .sample("s")).count == 1)
  }

  @Test func `a database in memory is one of its own`() async throws {
    let first = try LearnerDatabase.inMemory()
    let second = try LearnerDatabase.inMemory()
    try await first.recordAnswer(.sample(to: "s"))
    #expect(try await first.answers(to: .sample("s")).count == 1)
    #expect(try await second.answers(to: .sample("s")).isEmpty)
  }
}
