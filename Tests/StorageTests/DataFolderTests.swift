import Files
import FoundationEssentials
import Glibc
import SQLite
import TestSupport
import Testing

@testable import Storage

struct DataFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a new database is for the learner's eyes only`() throws {
    let path = folder.file("share/malmoi")
    let database = try LearnerDatabase(folder: FilePath(path), now: .at(0))
    #expect(mode(of: path) == 0o700)
    #expect(mode(of: folder.file("share")) == 0o700)
    for name in ["malmoi.db", "malmoi.db-wal", "malmoi.db-shm"] {
      #expect(mode(of: "\(path)/\(name)") == 0o600, "\(name)")
    }
    withExtendedLifetime(database) {}
  }

  @Test func `a folder that is there keeps its mode`() throws {
    #expect(chmod(folder.path, 0o750) == 0)
    _ = try LearnerDatabase.open(in: folder)
    #expect(mode(of: folder.path) == 0o750)
  }

  @Test(arguments: ["", "/", "//"])
  func `slashes at the end of a folder do not matter`(end: String) throws {
    _ = try LearnerDatabase(folder: FilePath(folder.file("a/b") + end), now: .at(0))
    #expect(FileFacts(FilePath(folder.file("a/b/malmoi.db"))) != nil)
  }

  @Test func `a file where the folder should be is named`() throws {
    try "notes".write(toFile: folder.file("notes"), atomically: false, encoding: .utf8)
    expect(.notAFolder, at: folder.file("notes"), opening: folder.file("notes"))
    expect(.notAFolder, at: folder.file("notes"), opening: folder.file("notes/share/malmoi"))
    #expect(try folder.bytes(of: "notes") == Data("notes".utf8))
  }

  @Test func `a folder that cannot be made is named with the reason`() {
    expect(
      .cannotMakeFolder(SystemError(code: ENOENT)), at: "/proc/malmoi", opening: "/proc/malmoi")
    expect(.cannotMakeFolder(SystemError(code: ENOENT)), at: "", opening: "")
  }

  @Test func `a folder in the place of the database is named`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("malmoi.db"), withIntermediateDirectories: false)
    expect(.notAFile, at: folder.file("malmoi.db"), opening: folder.path)
  }

  @Test func `the database of someone else is left alone`() throws {
    _ = try LearnerDatabase.open(in: folder)
    let before = try folder.bytes(of: "malmoi.db")
    let me = geteuid()
    let error = #expect(throws: StorageError.self) {
      try DataFolder(path: FilePath(folder.path), user: me + 1).prepare()
    }
    #expect(error?.fault == .ownedBySomeoneElse(user: me))
    #expect(error?.path == folder.file("malmoi.db"))
    #expect(try folder.bytes(of: "malmoi.db") == before)
  }

  @Test func `a log without its database is kept for rescue`() throws {
    let log = Data("the last answers".utf8)
    for isEmptyFileThere in [false, true] {
      try log.write(to: URL(filePath: folder.file("malmoi.db-wal")))
      if isEmptyFileThere {
        try Data().write(to: URL(filePath: folder.file("malmoi.db")))
      }
      expect(.logWithoutDatabase, at: folder.file("malmoi.db"), opening: folder.path)
      #expect(try folder.bytes(of: "malmoi.db-wal") == log)
    }
  }

  @Test func `an empty file is a new database`() async throws {
    try Data().write(to: URL(filePath: folder.file("malmoi.db")))
    let database = try LearnerDatabase.open(in: folder)
    #expect(try await database.courseStandings().isEmpty)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `a folder without permission to write is named`() throws {
    #expect(chmod(folder.path, 0o500) == 0)
    defer { chmod(folder.path, 0o700) }
    expect(.readOnly, at: folder.path, opening: folder.path)
    expect(
      .cannotMakeFolder(SystemError(code: EACCES)), at: folder.file("share"),
      opening: folder.file("share"))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `a database without permission to write is named`() throws {
    _ = try LearnerDatabase.open(in: folder)
    #expect(chmod(folder.file("malmoi.db"), 0o400) == 0)
    expect(.readOnly, at: folder.file("malmoi.db"), opening: folder.path)
  }

  private func expect(
    _ fault: StorageError.Fault, at path: String, opening folder: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: StorageError(path: FilePath(path), fault: fault), sourceLocation: sourceLocation
    ) {
      _ = try LearnerDatabase(folder: FilePath(folder), now: .at(0))
    }
  }

  private func mode(of path: String) -> UInt32? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : nil
  }
}
