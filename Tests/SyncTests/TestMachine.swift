import Files
import Glibc
import Lessons
import SQLite
import Sync
import Synchronization
import TestSupport

@testable import Storage

/// A machine of the learner's with a database of its own.
final class TestMachine: Sendable {
  let name: String
  let folder: TemporaryFolder
  let database: LearnerDatabase
  let exchange: Exchange
  let time: ManualTime

  init(
    _ name: String, sharing shared: TemporaryFolder, in folder: TemporaryFolder? = nil,
    device: DeviceID = .random()
  ) throws {
    self.name = name
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    let time = ManualTime()
    database = try LearnerDatabase(
      folder: FilePath(folder.path), now: .at(0), device: device, clock: time.wallClock)
    exchange = Exchange(
      database, in: FolderStore(folder: FilePath(shared.path)),
      machine: Machine(name: name, id: name),
      clock: LearnerClock(now: { .at(time.seconds) }, elapsed: { .zero }))
    self.time = time
  }

  @discardableResult
  func sync(inNewPlace isNew: Bool = false) async throws -> SyncReport {
    try await exchange.run(inNewPlace: isNew)
  }

  func dump() async throws -> [String] { try await database.canonicalDump() }

  @discardableResult
  func answer(
    _ sentence: String, _ text: String = "Yes.", grade: Grade = .good, at seconds: Int64
  ) async throws -> AnswerID {
    time.set(seconds)
    return try await database.recordAnswer(
      GivenAnswer(
        to: .sample(sentence), text: text, kind: .build, verdict: grade == .again ? .wrong : .exact,
        grade: grade, took: .seconds(3), time: .at(seconds)))
  }
}

/// A clock that a test sets.
final class ManualTime: Sendable {
  private let microseconds = Mutex<Int64>(0)

  var wallClock: WallClock { WallClock { self.microseconds.withLock { $0 } } }
  var seconds: Int64 { microseconds.withLock { $0 } / 1_000_000 }

  func set(_ seconds: Int64) { microseconds.withLock { $0 = seconds * 1_000_000 } }
}

extension SentenceKey {
  /// A sentence of the course of the tests.
  static func sample(_ id: String) -> SentenceKey {
    SentenceKey(course: CourseID(rawValue: "sample"), sentence: SentenceID(rawValue: id))
  }
}

extension Timestamp {
  /// A second of the tests.
  static func at(_ seconds: Int64) -> Timestamp { Timestamp(seconds: seconds, utcOffset: 32_400) }
}

extension Folder {
  /// Gives a file or a folder another name.
  static func rename(_ path: String, to other: String) throws {
    guard Glibc.rename(path, other) == 0 else {
      throw FileWriteError(path: FilePath(path), code: errno)
    }
  }
}

extension LearnerDatabase {
  /// A change as a later version might make one.
  func keepUnknownChange() throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      try tables.execute(
        """
        INSERT INTO change (device, sequence, clock, kind, subject, body)
        SELECT id, sequence + 1, clock + 1, 'later', 'it', '{"what":"else"}' FROM device
        WHERE is_own = 1
        """)
      try tables.execute("UPDATE device SET sequence = sequence + 1 WHERE is_own = 1")
    }
  }
}
