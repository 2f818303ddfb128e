import Files
import FoundationEssentials
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct ReadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func contents() throws -> [String: Data] {
    Dictionary(uniqueKeysWithValues: try folder.names().map { ($0, try folder.bytes(of: $0)) })
  }

  @Test func `without a database there is nothing to read, and none is made`() throws {
    #expect(try LearnerDatabase.reading(folder: FilePath(folder.path)) == nil)
    #expect(try LearnerDatabase.reading(folder: FilePath(folder.path + "/missing")) == nil)
    try Data().write(to: URL(filePath: folder.file("malmoi.db")))
    #expect(try LearnerDatabase.reading(folder: FilePath(folder.path)) == nil)
    #expect(try folder.names() == ["malmoi.db"])
  }

  @Test func `reading leaves every file as it was`() async throws {
    try await LearnerDatabase.open(in: folder).recordAnswer(.graded(.good, to: "s", at: 1_000))
    let before = try contents()
    let database = try #require(try LearnerDatabase.reading(folder: FilePath(folder.path)))
    #expect(try await database.answers(to: .sample("s")).count == 1)
    #expect(try contents() == before)
    #expect(before.keys.sorted() == ["malmoi.db"])
  }

  @Test func `a folder with signs that mean something in an address is read too`() async throws {
    let path = folder.file("50 % #1? 말모이")
    try await LearnerDatabase(folder: FilePath(path), now: .at(0))
      .recordAnswer(.graded(.good, to: "s", at: 1_000))
    let database = try #require(try LearnerDatabase.reading(folder: FilePath(path)))
    #expect(try await database.answers(to: .sample("s")).count == 1)
  }

  @Test func `what another malmoi has just written is read`() async throws {
    let writer = try LearnerDatabase.open(in: folder)
    try await writer.recordAnswer(.graded(.good, to: "s", at: 1_000))
    let reader = try #require(try LearnerDatabase.reading(folder: FilePath(folder.path)))
    #expect(try await reader.answers(to: .sample("s")).count == 1)
    await #expect(throws: StorageError.self) {
      try await reader.recordAnswer(.graded(.good, to: "s", at: 2_000))
    }
    try await writer.recordAnswer(.graded(.good, to: "s", at: 3_000))
    #expect(try await reader.answers(to: .sample("s")).count == 2)
  }

  @Test func `an older database is not brought up to date`() throws {
    let connection = try Connection(path: folder.file("malmoi.db"), access: .create)
    try connection.execute(script: Fixture.version1)
    let before = try contents()
    #expect(
      throws: StorageError(path: FilePath(folder.file("malmoi.db")), fault: .olderVersion(found: 1))
    ) { try LearnerDatabase.reading(folder: FilePath(folder.path)) }
    #expect(try contents() == before)
  }

  @Test func `a newer or damaged one is named`() throws {
    _ = try LearnerDatabase(
      DataFolder(path: FilePath(folder.path)), migrator: .withOneMoreStep, now: .at(9))
    #expect(throws: StorageError.self) {
      try LearnerDatabase.reading(folder: FilePath(folder.path))
    }
    let other = try TemporaryFolder()
    try Data("no database at all, but long enough to be read as one".utf8)
      .write(to: URL(filePath: other.file("malmoi.db")))
    #expect(throws: StorageError.self) { try LearnerDatabase.reading(folder: FilePath(other.path)) }
  }
}
