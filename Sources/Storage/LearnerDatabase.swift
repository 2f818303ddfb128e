import Executors
import Files
import SQLite

/// What one learner did and wants: courses, answers, sources, settings, in one SQLite file.
///
/// A call that writes returns only when the disk has it. Several processes may have the file open
/// at once; each write is a transaction that begins from what the others have committed.
package actor LearnerDatabase {
  /// The database file; `":memory:"` when there is none.
  package nonisolated let path: FilePath
  /// To be used on this actor only; another one when the database was put back.
  var connection: Connection
  /// One element whenever the database was removed, or moved, while it was open, and was put back:
  /// nothing is lost, but the learner should know.
  package nonisolated let restorations: AsyncStream<Void>
  nonisolated let restored: AsyncStream<Void>.Continuation
  /// What is needed to put it back; nil when it is in memory, or open for reading only.
  nonisolated let opening: Opening?
  /// Which file the log is.
  var log: FileID?
  /// Where a copy is kept since another file stands in the database's place.
  var copy: FilePath?
  /// Counts the plans that were to be adopted (`adopt(_:)`).
  var adoptions = 0
  var recomputingSteps = RecomputingSteps()
  /// Who writes drafts, here and elsewhere.
  let writers: DraftWriters
  /// Counts how often changes of other machines were taken in here.
  var arrivals = 0
  /// What changes are ordered by.
  let clock: WallClock
  /// The data version when the file was opened: where listeners count from.
  nonisolated let openedDataVersion: Int
  /// Whether the disk cannot keep a log of changes beside the database, so that a reader waits while
  /// somebody writes.
  package nonisolated let usesRollbackJournal: Bool

  private nonisolated let executor = SerialQueueExecutor(label: "malmoi.storage")

  /// A queue of its own, because its work waits for the disk.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Opens the database in a folder; makes both when they are missing.
  ///
  /// A database of an older version is brought up to date after a copy of it was put beside it.
  /// One that is damaged, of a newer version or of another program stays as it is.
  ///
  /// - Parameters:
  ///   - folder: see `UserFolders.data`.
  ///   - now: recorded with the steps that bring the database up to date.
  package init(
    folder: FilePath, now: Timestamp, device: DeviceID = .random(), clock: WallClock = .system
  ) throws(StorageError) {
    try self.init(
      DataFolder(path: folder), migrator: .learner(on: device), now: now, clock: clock)
  }

  /// Opens an empty database in memory, for tests and previews.
  package static func inMemory(
    device: DeviceID = .random(), clock: WallClock = .system
  ) throws(StorageError) -> LearnerDatabase {
    try LearnerDatabase(
      path: memoryPath, connection: Opening.inMemory(device: device), clock: clock)
  }

  private static let memoryPath: FilePath = ":memory:"

  nonisolated var isInMemory: Bool { path == Self.memoryPath }

  init(
    _ folder: DataFolder, migrator: Migrator, now: Timestamp, busyTimeout: Int = 5_000,
    clock: WallClock = .system
  ) throws(StorageError) {
    let opening = Opening(folder: folder, migrator: migrator, now: now, busyTimeout: busyTimeout)
    try self.init(path: folder.database, connection: opening.open(), opening: opening, clock: clock)
  }

  init(
    path: FilePath, connection: sending Connection, opening: Opening? = nil,
    clock: WallClock = .system
  ) throws(StorageError) {
    do throws(SQLiteError) {
      openedDataVersion = try connection.dataVersion()
      usesRollbackJournal = try connection.journalMode() == .rollback
    } catch {
      throw StorageError(error, at: path)
    }
    self.path = path
    self.connection = connection
    self.opening = opening
    self.clock = clock
    (restorations, restored) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    log = opening.flatMap { FileFacts($0.folder.log)?.id }
    writers = DraftWriters(path: opening?.folder.writers)
  }

  /// Looks something up.
  func read<T>(
    _ body: (LearnerTables) throws(SQLiteError) -> T
  ) throws(StorageError) -> T {
    do throws(SQLiteError) {
      return try body(LearnerTables(connection: connection))
    } catch {
      throw StorageError(error, at: path)
    }
  }

  /// Changes something, all of it or nothing, and tells other processes.
  ///
  /// Looks before and after whether the file is in its place: what is committed into a file that
  /// was removed would be lost.
  func write<T>(
    _ body: (LearnerTables) throws(SQLiteError) -> T
  ) throws(StorageError) -> T {
    try keepInPlace()
    let result = try read { tables throws(SQLiteError) in
      try tables.connection.transaction { () throws(SQLiteError) in try body(tables) }
    }
    try keepInPlace()
    announceChange()
    return result
  }
}
