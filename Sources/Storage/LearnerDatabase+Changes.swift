import Files
import Glibc
import SQLite

extension LearnerDatabase {
  /// One element soon after others have changed something; several changes may share one.
  ///
  /// Waits without waking up; each listener hears of every change. A process that is killed right
  /// after a write may leave it unannounced until the next one. A database in memory has no others:
  /// its sequence ends at once.
  ///
  /// - Throws: when the file cannot be watched: the system has no more watches to give.
  package nonisolated func changesElsewhere() throws(FileReadError) -> ChangesElsewhere {
    let touches = try isInMemory ? FileWatch.nothing : FileWatch.touches(of: path)
    return ChangesElsewhere(database: self, touches: touches)
  }

  /// The version that SQLite counts up whenever another connection has committed.
  ///
  /// A fault counts as a change: whoever listens looks something up next, and meets it there.
  fileprivate func dataVersion() -> Int? {
    do throws(StorageError) {
      return try read { tables throws(SQLiteError) in try tables.connection.dataVersion() }
        &+ arrivals &* 1_000_003
    } catch {
      return nil
    }
  }

  /// Has listeners of `changesElsewhere` hear that changes of other machines were taken in, though
  /// this process did it.
  package func announceArrivals() {
    arrivals &+= 1
    announceChange()
  }

  /// Touches the database file: the sign that `changesElsewhere` of other processes waits for.
  ///
  /// The writing of the log alone would wake them too early, before the commit can be seen.
  func announceChange() {
    guard !isInMemory else { return }
    // Without the sign others see the change when they look next; nothing is lost.
    utimensat(AT_FDCWD, path.cString, nil, 0)
  }
}

/// What others change in a database, as one listener hears of it.
package struct ChangesElsewhere: AsyncSequence, Sendable {
  package typealias Failure = Never

  fileprivate let database: LearnerDatabase
  /// Anyone's writing, our own included.
  fileprivate let touches: AsyncStream<Void>

  package func makeAsyncIterator() -> Iterator {
    Iterator(database: database, touches: touches.makeAsyncIterator())
  }

  /// Leaves out what we wrote ourselves.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let database: LearnerDatabase
    fileprivate var touches: AsyncStream<Void>.Iterator
    private var seenVersion: Int?

    fileprivate init(database: LearnerDatabase, touches: AsyncStream<Void>.Iterator) {
      self.database = database
      self.touches = touches
      seenVersion = database.openedDataVersion
    }

    package mutating func next(isolation actor: isolated (any Actor)?) async -> Void? {
      while await touches.next(isolation: actor) != nil {
        let version = await database.dataVersion()
        defer { seenVersion = version }
        if version == nil || version != seenVersion { return () }
      }
      return nil
    }
  }
}
