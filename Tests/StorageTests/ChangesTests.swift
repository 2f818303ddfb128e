import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct ChangesTests {
  let folder: TemporaryFolder
  let mine: LearnerDatabase
  let theirs: LearnerDatabase

  init() throws {
    folder = try TemporaryFolder()
    mine = try .open(in: folder)
    theirs = try .open(in: folder)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a listener hears of a change without asking`() async throws {
    let changes = try mine.changesElsewhere()
    try await mine.recordAnswer(.sample(to: "mine"))
    try await theirs.recordAnswer(.sample(to: "first"))
    var seen: [Int] = []
    for await _ in changes {
      seen.append(try await mine.progress(in: .sample).doneAt.count)
      if seen.count == 2 { break }
      try await theirs.recordAnswer(.sample(to: "second"))
    }
    #expect(seen == [2, 3])
  }

  @Test(.timeLimit(.minutes(10)))
  func `each listener hears of every change`() async throws {
    let listeners = try [mine.changesElsewhere(), mine.changesElsewhere()]
    try await theirs.recordAnswer(.sample(to: "first"))
    for listener in listeners {
      var changes = listener.makeAsyncIterator()
      #expect(await changes.next() != nil)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a database in memory has no others to hear of`() async throws {
    let database = try LearnerDatabase.inMemory()
    var count = 0
    for await _ in try database.changesElsewhere() { count += 1 }
    #expect(count == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `listening ends with its task`() async throws {
    let database = mine
    let listener = Task {
      for await _ in try database.changesElsewhere() {}
      return true
    }
    listener.cancel()
    #expect(try await listener.value)
  }
}

extension LearnerDatabase {
  /// A number that is another one once somebody else has changed something.
  func currentDataVersion() throws(StorageError) -> Int {
    try read { tables throws(SQLiteError) in try tables.connection.dataVersion() }
  }
}
