import Files
import FoundationEssentials
import Glibc
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// The data folder, or files in it, taken away under an open database.
struct RemovedFileTests {
  private let place: TemporaryFolder
  private let folder: String
  private let database: LearnerDatabase

  /// A database with one answer, in a folder that may go.
  init() async throws {
    place = try TemporaryFolder()
    folder = place.file("data")
    database = try LearnerDatabase(folder: FilePath(folder), now: .at(0))
    try await database.recordAnswer(.sample(to: "s", text: "before", at: 1))
  }

  @Test(arguments: [["malmoi.db"], ["malmoi.db", "malmoi.db-wal", "malmoi.db-shm"], nil])
  func `a file that was removed is put back with all there ever was`(files: [String]?) async throws
  {
    try remove(files)
    try await database.recordAnswer(.sample(to: "s", text: "after", at: 2))
    _ = try await database.save(.new("a memo"), at: .at(3))
    #expect(try await answersOnDisk() == ["before", "after"])
    var restorations = database.restorations.makeAsyncIterator()
    #expect(await restorations.next() != nil)
    #expect(try mode(of: "\(folder)/malmoi.db") == 0o600)
    let reopened = try LearnerDatabase(folder: FilePath(folder), now: .at(4))
    #expect(try await reopened.memos().map(\.text.string) == ["a memo"])
    #expect(try Connection(path: database.path.cString, access: .read).integrityProblems() == [])
    #expect(try names(in: folder).allSatisfy { $0.hasPrefix("malmoi.db") })
  }

  @Test func `it can be removed again and again`() async throws {
    for round in 0..<5 {
      try remove(nil)
      try await database.recordAnswer(.sample(to: "s", text: "\(round)", at: Int64(round)))
    }
    #expect(try await answersOnDisk().count == 6)
  }

  @Test func `others see what is written after it was put back, and it sees them`() async throws {
    try remove(nil)
    try await database.recordAnswer(.sample(to: "s", text: "after", at: 2))
    let other = try LearnerDatabase(folder: FilePath(folder), now: .at(3))
    let before = try await database.currentDataVersion()
    try await other.recordAnswer(.sample(to: "s", text: "other", at: 4))
    #expect(try await database.currentDataVersion() != before)
    try await database.recordAnswer(.sample(to: "s", text: "last", at: 5))
    #expect(
      try await other.answers(to: .sample("s")).map(\.text) == ["before", "after", "other", "last"])
  }

  @Test func `a folder that was moved away stays as it is, and a copy is put back`() async throws {
    let elsewhere = place.file("elsewhere")
    try #require(rename(folder, elsewhere) == 0)
    let log = try Data(contentsOf: URL(filePath: "\(elsewhere)/malmoi.db-wal"))
    try await database.recordAnswer(.sample(to: "s", text: "after", at: 2))
    #expect(try await answersOnDisk() == ["before", "after"])
    #expect(try Data(contentsOf: URL(filePath: "\(elsewhere)/malmoi.db-wal")) == log)
    let moved = try LearnerDatabase(folder: FilePath(elsewhere), now: .at(3))
    #expect(try await moved.answers(to: .sample("s")).map(\.text) == ["before"])
  }

  @Test func `another file in its place is left alone, and a copy is kept beside it`() async throws
  {
    try remove(nil)
    let successor = try LearnerDatabase(folder: FilePath(folder), now: .at(2))
    try await successor.recordAnswer(.sample(to: "s", text: "new life", at: 3))
    for number in 0..<3 {
      let error = await #expect(throws: StorageError.self) {
        try await database.recordAnswer(.sample(to: "s", text: "refused \(number)", at: 4))
      }
      #expect(error?.fault == .replaced(copy: "\(folder)/malmoi-kept.db"))
    }
    #expect(try await answersOnDisk() == ["new life"])
    #expect(
      try names(in: folder).filter { $0.hasSuffix(".db") } == ["malmoi-kept.db", "malmoi.db"])
    let kept = try Connection(path: "\(folder)/malmoi-kept.db", access: .read)
    #expect(try kept.values("SELECT given FROM answer", as: String.self) == ["before"])
    #expect(try mode(of: "\(folder)/malmoi-kept.db") == 0o600)
  }

  @Test func `a file that is no database is left alone, too`() async throws {
    try remove(nil)
    mkdir(folder, 0o700)
    try place.write("not yours", to: "data/malmoi.db")
    await #expect(throws: StorageError.self) {
      try await database.recordAnswer(.sample(to: "s", at: 2))
    }
    #expect(try place.bytes(of: "data/malmoi.db") == Data("not yours".utf8))
  }

  @Test func `what cannot be put back at once is put back later`() async throws {
    try remove(nil)
    try place.write("in the way", to: "data")
    for _ in 0..<2 {
      let error = await #expect(throws: StorageError.self) {
        try await database.recordAnswer(.sample(to: "s", text: "refused", at: 2))
      }
      #expect(error?.fault == .removed(because: .notAFolder))
    }
    #expect(try place.bytes(of: "data") == Data("in the way".utf8))
    unlink(folder)
    try await database.recordAnswer(.sample(to: "s", text: "after", at: 3))
    #expect(try await answersOnDisk() == ["before", "after"])
  }

  @Test func `without its log every answer is in the file itself`() async throws {
    try remove(["malmoi.db-wal"])
    for number in 0..<3 {
      try await database.recordAnswer(.sample(to: "s", text: "\(number)", at: Int64(number)))
      let alone = try TemporaryFolder()
      try place.bytes(of: "data/malmoi.db").write(to: URL(filePath: alone.file("malmoi.db")))
      let copy = try Connection(path: alone.file("malmoi.db"), access: .readUnchanging)
      #expect(try copy.value("SELECT count(*) FROM answer", as: Int.self) == number + 2)
      #expect(try copy.integrityProblems() == [])
    }
  }

  @Test func `all that is in its place is not put back`() async throws {
    try await database.recordAnswer(.sample(to: "s", text: "after", at: 2))
    let file = FileFacts(database.path)?.id
    try await database.recordAnswer(.sample(to: "s", text: "again", at: 3))
    #expect(FileFacts(database.path)?.id == file)
    #expect(try names(in: folder) == ["malmoi.db", "malmoi.db-shm", "malmoi.db-wal"])
  }

  // MARK: - The folder

  /// Removes files of the folder; nil is the folder with all that is in it.
  private func remove(_ names: [String]?) throws {
    guard let names else { return try FileManager.default.removeItem(atPath: folder) }
    for name in names { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
  }

  /// What somebody finds who opens the folder anew.
  private func answersOnDisk() async throws -> [String] {
    let reopened = try LearnerDatabase(folder: FilePath(folder), now: .at(10))
    return try await reopened.answers(to: .sample("s")).map(\.text)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func mode(of path: String) throws -> UInt32 {
    var facts = stat()
    try #require(stat(path, &facts) == 0)
    return facts.st_mode & 0o777
  }
}
