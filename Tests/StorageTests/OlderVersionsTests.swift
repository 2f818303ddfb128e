import Files
import SQLite
import TestSupport
import Testing

@testable import Storage

/// What was written by older versions, shown by this one.
struct OlderVersionsTests {
  let folder: TemporaryFolder
  /// A minute after the story's end.
  let now = Timestamp.story(0, second: 60)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a database of version 8 shows what it showed`() async throws {
    try Fixture.makeDatabase(Fixture.version8, in: folder)
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: now)
    let expected = try Fixture.overview(of: Fixture.version8)
    #expect(try await database.overview(at: now) == expected)
    try await database.recomputeAll()
    #expect(try await database.overview(at: now) == expected)
  }

  @Test func `what happened then comes to the same today`() async throws {
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: .story(-21))
    try await database.tellStory()
    let expected = try Fixture.overview(of: Fixture.version8)
    #expect(try await database.overview(at: now) == expected)
    try await database.recomputeAll()
    #expect(try await database.overview(at: now) == expected)
  }

  @Test func `its log says what is in its tables`() async throws {
    try Fixture.makeDatabase(Fixture.version8, in: folder)
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: now)
    let changes = try await database.changes(on: database.device(), limit: .max)
    #expect(Set(changes.map(\.sequence)).count == changes.count)
    let counts = Dictionary(grouping: changes, by: \.kind).mapValues(\.count)
    #expect(
      counts == ["a": 35, "m": 28, "t": 1, "o+": 2, "r": 1, "c": 2, "s": 1, "u+": 2])
    #expect(
      changes.filter { $0.kind == "m" }.allSatisfy { !$0.body.contains("\"text\":null") })
  }

  /// Changes of rows, as a damaged file has them.
  static let damages = [
    "UPDATE answer SET grade = 9, hints = -1 WHERE id % 2 = 0",
    "UPDATE answer SET answered_at = 9223372036854775807 WHERE id % 2 = 0",
    "UPDATE answer SET answered_at = -9223372036854775808 WHERE id % 3 = 0",
    "UPDATE answer SET id = 9223372036854775807 WHERE id = 7",
    "UPDATE answer SET id = -9223372036854775808 WHERE id = 7",
    "UPDATE answer SET sentence = 99", "DELETE FROM sentence", "DELETE FROM course",
    "DELETE FROM memo WHERE id % 2 = 0",
    "UPDATE memo SET changed_at = 9223372036854775807, deleted_at = -9223372036854775808",
    "UPDATE memo_version SET changed_at = 9223372036854775807, revision = -revision",
    "UPDATE memo_version SET memo = 99", "UPDATE own_answer SET added_at = 9223372036854775807",
    "UPDATE course SET enrolled_at = 9223372036854775807",
    "UPDATE source SET added_at = -9223372036854775808",
  ]

  @Test(arguments: damages)
  func `a damaged one loses nothing when it is brought up to date`(sql: String) async throws {
    try Fixture.makeDatabase(Fixture.version8, in: folder)
    let connection = try Connection.inspecting(folder)
    try connection.execute(script: "PRAGMA ignore_check_constraints = ON; \(sql)")
    let tables = ["answer", "memo", "memo_version", "own_answer", "source", "setting", "course"]
    func counts() throws -> [Int?] {
      try tables.map { try Connection.inspecting(folder).value("SELECT count(*) FROM \($0)") }
    }
    let before = try counts()
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: now)
    #expect(try counts() == before)
    let id = try await database.recordAnswer(.sample(to: "new", at: now.seconds))
    try await database.undoAnswer(id)
    _ = try await database.studySummary(at: now)
    _ = try await database.memos() + database.deletedMemos().map(\.memo)
  }
}
