import FoundationEssentials
import SQLite
import TestSupport
import Testing

struct ConnectionTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("test.db"), access: .create, busyTimeout: 0)
  }

  @Test(
    arguments: [
      .null, .integer(0), .integer(.min), .integer(.max), .real(-0.5),
      .real(.greatestFiniteMagnitude),
      .text(""), .text("말모이"), .text("a\0b"), .text("👩‍👩‍👧"), .blob([]), .blob([0, 255, 0]),
    ] as [Value])
  func `a value comes back as it was stored`(value: Value) throws {
    #expect(try connection.value("SELECT ?", value, as: Value.self) == value)
  }

  @Test func `long text and a long blob come back whole`() throws {
    let text = String(repeating: "한국어 ", count: 100_000)
    let blob = [UInt8](text.utf8)
    let row = try connection.row("SELECT ?, ?", text, blob, as: (String, [UInt8]).self)
    #expect(row?.0 == text)
    #expect(row?.1 == blob)
  }

  @Test func `a row is read as the types asked for`() throws {
    let row = try connection.row(
      "SELECT 1, 'two', 3.0, NULL, x'05', 6", as: (Bool, String, Double, Int?, [UInt8], Int64?).self
    )
    let (first, second, third, fourth, fifth, sixth) = try #require(row)
    #expect(first)
    #expect(second == "two")
    #expect(third == 3)
    #expect(fourth == nil)
    #expect(fifth == [5])
    #expect(sixth == 6)
  }

  @Test func `a column of another kind is an error, not a guess`() {
    #expect {
      try connection.value("SELECT 'seven'", as: Int.self)
    } throws: { error in
      (error as? SQLiteError)?.code == .mismatch
    }
    #expect(throws: SQLiteError.self) { try connection.value("SELECT NULL", as: String.self) }
    #expect(throws: SQLiteError.self) { try connection.value("SELECT 2", as: Bool.self) }
  }

  @Test func `a row is read by hand as it is by its types`() throws {
    let sql = "SELECT column1, column2 FROM (VALUES (1, 'a'), (2, NULL))"
    let rows = try connection.rows(sql) { ($0[0], $0[1]) }
    #expect(rows.map(\.0) == [.integer(1), .integer(2)])
    #expect(rows.map(\.1) == [.text("a"), .null])
    #expect(throws: SQLiteError.self) {
      try connection.rows(sql) { row throws(SQLiteError) -> Int in throw row.mismatch }
    }
    // The statement is whole again after a row could not be read.
    #expect(try connection.rows(sql) { $0[0] }.count == 2)
  }

  @Test func `every row is read, in order`() throws {
    let sql = "SELECT column1, column2 FROM (VALUES (1, 'a'), (2, 'b')) ORDER BY 1 DESC"
    let rows = try connection.rows(sql, as: (Int, String).self)
    #expect(rows.map(\.0) == [2, 1])
    #expect(rows.map(\.1) == ["b", "a"])
    #expect(try connection.values(sql, as: Int.self) == [2, 1])
    #expect(try connection.row("SELECT 1, 2 WHERE 0", as: (Int, Int).self) == nil)
    #expect(try connection.value("SELECT 1 WHERE 0", as: Int.self) == nil)
  }

  @Test func `a statement used again keeps nothing of the last time`() throws {
    try connection.execute(script: "CREATE TABLE word (text TEXT UNIQUE) STRICT")
    let insert = "INSERT INTO word VALUES (?)"
    #expect(try connection.execute(insert, "bug") == 1)
    #expect(throws: SQLiteError.self) { try connection.execute(insert, "bug") }
    #expect(try connection.execute(insert, "fix") == 1)
    #expect(connection.lastInsertedRowID == 2)
    #expect(try connection.values("SELECT text FROM word ORDER BY 1") == ["bug", "fix"])
    #expect(try connection.execute("DELETE FROM word") == 2)
  }

  @Test func `an error says what, where and in which statement`() throws {
    try connection.execute(script: "CREATE TABLE word (text TEXT UNIQUE) STRICT")
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO word VALUES ('a'), ('a')")
    }
    #expect(error?.code.rawValue == 2067, "SQLITE_CONSTRAINT_UNIQUE")
    #expect(error?.code.kind == .constraint)
    #expect(error?.message == "UNIQUE constraint failed: word.text")
    #expect(error?.sql == "INSERT INTO word VALUES ('a'), ('a')")
  }

  @Test func `a name in double quotes is never taken for text`() {
    #expect(throws: SQLiteError.self) { try connection.value("SELECT \"text\"", as: String.self) }
  }

  @Test func `a file that is not there is not made unless asked`() throws {
    for access in [Connection.Access.read, .write] {
      let error = #expect(throws: SQLiteError.self) {
        _ = try Connection(path: folder.file("none.db"), access: access)
      }
      #expect(error?.code.kind == .cannotOpen)
    }
    #expect(try folder.names().contains("none.db") == false)
  }

  @Test func `a file that is no database is refused and stays as it is`() throws {
    let text = Data("once upon a time, ".utf8) + Data(repeating: 46, count: 4_096)
    try text.write(to: URL(filePath: folder.file("story.db")))
    let story = try Connection(path: folder.file("story.db"), access: .create)
    let error = #expect(throws: SQLiteError.self) { try story.dataVersion() }
    #expect(error?.code == .notADatabase)
    #expect(try folder.bytes(of: "story.db") == text)
  }

  @Test func `a reading connection cannot write`() throws {
    try connection.execute(script: "CREATE TABLE word (text TEXT) STRICT")
    let reader = try Connection(path: folder.file("test.db"), access: .read)
    #expect(reader.isReadOnly)
    #expect(connection.isReadOnly == false)
    let error = #expect(throws: SQLiteError.self) {
      try reader.execute("INSERT INTO word VALUES ('a')")
    }
    #expect(error?.code.kind == .readOnly)
  }

  @Test func `an open connection costs no file after it is gone`() throws {
    let before = try openFileCount()
    for _ in 0..<50 {
      let another = try Connection(path: folder.file("test.db"), access: .create)
      _ = try another.dataVersion()
      #expect(throws: SQLiteError.self) {
        _ = try Connection(path: folder.path, access: .create)
      }
    }
    #expect(try openFileCount() <= before + 10, "other tests may open a few meanwhile")
  }

  private func openFileCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}
