import Files
import FoundationEssentials
import Glibc
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Disks that cannot do what most can.
struct SimpleDiskTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let simpleDisks = [
    DiskAbilities(sharesMemory: false), DiskAbilities(knowsLocks: false),
    DiskAbilities(sharesMemory: false, knowsLocks: false),
  ]

  private func open(_ disk: DiskAbilities, _ migrator: Migrator = .learner) throws
    -> LearnerDatabase
  {
    try LearnerDatabase(
      DataFolder(path: FilePath(folder.path), knownAbilities: disk), migrator: migrator, now: .at(0)
    )
  }

  @Test(arguments: simpleDisks)
  func `keep everything, and that is said once`(disk: DiskAbilities) async throws {
    do {
      let database = try open(disk)
      #expect(database.usesRollbackJournal)
      #expect(try await database.takeJournalNotice())
      try await database.recordAnswer(.sample(to: "s", text: "first"))
      #expect(try folder.names().allSatisfy { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") })
    }
    let database = try open(disk)
    #expect(try await !database.takeJournalNotice())
    try await database.recordAnswer(.sample(to: "s", text: "second"))
    #expect(try await database.answers(to: .sample("s")).map(\.text) == ["first", "second"])
    let reader = try #require(try LearnerDatabase.reading(folder: FilePath(folder.path)))
    #expect(try await reader.answers(to: .sample("s")).count == 2)
  }

  @Test(arguments: simpleDisks)
  func `a database comes over from another disk, log and all`(disk: DiskAbilities) async throws {
    let before = try LearnerDatabase.open(in: folder)
    try await before.recordAnswer(.sample(to: "s", text: "in the log"))
    let other = try TemporaryFolder()
    for name in ["malmoi.db", "malmoi.db-wal"] {
      try folder.bytes(of: name).write(to: URL(filePath: other.file(name)))
    }
    let database = try LearnerDatabase(
      DataFolder(path: FilePath(other.path), knownAbilities: disk), migrator: .learner, now: .at(0))
    #expect(try await database.answers(to: .sample("s")).map(\.text) == ["in the log"])
    try await database.recordAnswer(.sample(to: "s", text: "after"))
    #expect(try other.names().contains("malmoi.db-wal") == false)
  }

  @Test(arguments: simpleDisks)
  func `an older version is kept and brought up to date`(disk: DiskAbilities) async throws {
    try Fixture.makeDatabase(Fixture.version8, in: folder)
    let now = Timestamp.story(0, second: 60)
    let database = try open(disk)
    #expect(try await database.overview(at: now) == Fixture.overview(of: Fixture.version8))
    #expect(try folder.names().contains("malmoi-v8.db"))
  }

  @Test(arguments: simpleDisks)
  func `two at once see what the other wrote`(disk: DiskAbilities) async throws {
    let one = try open(disk)
    let two = try open(disk)
    for number in 0..<5 as Range<Int64> {
      try await one.recordAnswer(.sample(to: "s", text: "one", at: number))
      try await two.recordAnswer(.sample(to: "s", text: "two", at: number))
    }
    #expect(try await one.answers(to: .sample("s")).count == 10)
    #expect(try await two.answers(to: .sample("s")).count == 10)
  }

  @Test func `a disk that turns out to share no memory is served too`() async throws {
    let disk = try SlowDisk(folder: folder.path)
    disk.shareNoMemory()
    for text in ["first", "second"] {
      let database = try LearnerDatabase.open(in: folder)
      #expect(database.usesRollbackJournal)
      try await database.recordAnswer(.sample(to: "s", text: text))
    }
    let reader = try #require(try LearnerDatabase.reading(folder: FilePath(folder.path)))
    #expect(try await reader.answers(to: .sample("s")).map(\.text) == ["first", "second"])
  }

  @Test func `the disk of tests is no simple one, and asking leaves nothing`() async throws {
    #expect(DiskAbilities(ofFolder: FilePath(folder.path)) == DiskAbilities())
    #expect(try folder.names().isEmpty)
    #expect(DiskAbilities(ofFolder: FilePath(folder.file("missing"))) == DiskAbilities())
    let database = try LearnerDatabase.open(in: folder)
    #expect(!database.usesRollbackJournal)
    #expect(try await !database.takeJournalNotice())
  }

  @Test func `a lock that was left by a kill is in the way for a minute at most`() async throws {
    _ = try open(DiskAbilities(knowsLocks: false))
    let lock = folder.file("malmoi.db.lock")
    #expect(mkdir(lock, 0o700) == 0)
    let old = timespec(tv_sec: time(nil) - 61, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, lock, [old, old], 0) == 0)
    try await open(DiskAbilities(knowsLocks: false)).recordAnswer(.sample(to: "s"))
    #expect(mkdir(lock, 0o700) == 0)
    let error = #expect(throws: StorageError.self) {
      _ = try LearnerDatabase(
        DataFolder(path: FilePath(folder.path), knownAbilities: DiskAbilities(knowsLocks: false)),
        migrator: .learner, now: .at(0), busyTimeout: 1)
    }
    #expect(error?.fault == .locked)
  }

  @Test func `what is only read names its owner as the app does`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    try await database.recordAnswer(.sample(to: "s"))
    let me = geteuid()
    let error = #expect(throws: StorageError.self) {
      _ = try LearnerDatabase.reading(DataFolder(path: FilePath(folder.path), user: me + 1))
    }
    #expect(error?.fault == .ownedBySomeoneElse(user: me))
  }
}
