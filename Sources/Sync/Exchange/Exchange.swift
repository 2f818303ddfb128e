import Executors
import Files
import Lessons
import Storage

/// Leaves what happened here for other machines, and takes what they left.
///
/// An actor with a thread of its own, since it waits for disks: nothing that answers a key does.
package actor Exchange {
  let database: LearnerDatabase
  let store: any SyncStore
  let machine: Machine
  let clock: LearnerClock
  /// A file of the log is closed when it has more bytes.
  let segmentLength: Int
  var report = SyncReport()
  /// Whether what was read made something new here: a file that was put back, or stays.
  var hasNewsByReading = false

  private nonisolated let executor = SerialQueueExecutor(label: "malmoi.sync")

  /// Its own queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// An exchange between a database and a place.
  package init(
    _ database: LearnerDatabase, in store: any SyncStore, machine: Machine, clock: LearnerClock,
    segmentLength: Int = 256 * 1_024
  ) {
    self.segmentLength = segmentLength
    self.database = database
    self.store = store
    self.machine = machine
    self.clock = clock
  }

  /// Writes what is not there yet, and reads what is new.
  ///
  /// - Parameter isNew: whether the learner says that the place may be one that nothing is known of.
  package func run(inNewPlace isNew: Bool = false) async throws(SyncError) -> SyncReport {
    guard let turn = database.takeTurn() else { throw .busy }
    defer { withExtendedLifetime(turn) {} }
    report = SyncReport()
    let files = try await stored { () async throws(SyncStoreError) in try await store.files() }
    let known = try await kept { () async throws(StorageError) in try await database.syncFiles() }
    let own = try await kept { () async throws(StorageError) in try await database.device() }
    if !isNew, !known.isEmpty,
      !files.contains(where: { known[$0.path] != nil || $0.device == own })
    {
      throw .unknownPlace
    }
    try await noteCourseFiles()
    try await write(files, known)
    let rivals = try await memosWithRivals()
    try await read(files, known)
    for (memo, author) in try await memosWithRivals() where rivals[memo] == nil {
      report.remarks.append(.rivals(author))
    }
    try await placeCourseFiles(files)
    if hasNewsByReading { try await tellAtOnce() }
    if report.taken != TakenChanges() { await database.announceArrivals() }
    return report
  }

  /// Writes what came of reading: others need not wait for it until the next time.
  private func tellAtOnce() async throws(SyncError) {
    hasNewsByReading = false
    try await noteCourseFiles()
    let files = try await stored { () async throws(SyncStoreError) in try await store.files() }
    let known = try await kept { () async throws(StorageError) in try await database.syncFiles() }
    try await write(files, known)
  }

  private func memosWithRivals() async throws(SyncError) -> [MemoID: MemoAuthor] {
    try await kept { () async throws(StorageError) in try await database.memosWithRivals() }
  }

  func kept<T>(
    _ work: () async throws(StorageError) -> T
  ) async throws(SyncError) -> T {
    do throws(StorageError) {
      return try await work()
    } catch {
      throw .storage(error)
    }
  }

  func stored<T>(
    _ work: () async throws(SyncStoreError) -> T
  ) async throws(SyncError) -> T {
    do throws(SyncStoreError) {
      return try await work()
    } catch {
      throw .store(error)
    }
  }

  func seconds() -> Int64 { clock.now().seconds }
}
