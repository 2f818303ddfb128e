import Glibc
import SQLite

extension LearnerDatabase {
  /// Whether another process, or another connection, has changed something since the last call.
  ///
  /// Costs microseconds; call it whenever a screen shows again.
  package func hasChangedElsewhere() throws(StorageError) -> Bool {
    let version = try read { connection throws(SQLiteError) in try connection.dataVersion() }
    defer { seenDataVersion = version }
    return version != seenDataVersion
  }

  /// One element soon after others have changed something; several changes may share one.
  ///
  /// Waits without waking up. A process that is killed right after a write may leave it
  /// unannounced, so look at `hasChangedElsewhere` too. A database in memory has no others: its
  /// sequence ends at once.
  ///
  /// - Throws: when the system has no more watches to give.
  package nonisolated func changesElsewhere() throws(StorageError)
    -> some AsyncSequence<Void, Never> & Sendable
  {
    try (isInMemory ? FileWatch.nothing : FileWatch.touches(of: path)).filter { _ in
      do throws(StorageError) {
        return try await self.hasChangedElsewhere()
      } catch {
        // Whoever listens looks something up next, and meets the fault there.
        return true
      }
    }
  }

  /// Touches the database file: the sign that `changesElsewhere` of other processes waits for.
  ///
  /// The writing of the log alone would wake them too early, before the commit can be seen.
  func announceChange() {
    guard !isInMemory else { return }
    // Without the sign others see the change when they look next; nothing is lost.
    utimensat(AT_FDCWD, path, nil, 0)
  }
}
