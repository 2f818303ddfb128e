import Files
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Processes that are killed at random moments, and processes that share a database.
struct KillTests {
  /// Four databases, side by side, make 200 kills.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `every answer that was recorded outlives 50 kills`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = TestSupport.SeededGenerator(seed: seed)
    var total = 0
    for round in 0..<50 {
      let recorder = try ReportingProcess(folder: folder.path, name: "\(round)", count: .max)
      var recorded = 0
      for _ in 0..<Int.random(in: 0...4, using: &random) where recorder.nextReport() != nil {
        recorded += 1
      }
      spin(microseconds: .random(in: 0...3_000, using: &random))
      recorder.kill()
      while recorder.nextReport() != nil { recorded += 1 }
      #expect(recorder.wait() == nil)

      _ = try LearnerDatabase.open(in: folder)
      let connection = try Connection.inspecting(folder)
      let kept = try connection.values(
        "SELECT given FROM answer WHERE given LIKE ? ORDER BY id", "\(round) %", as: String.self)
      #expect(kept == (0..<kept.count).map { "\(round) \($0)" }, "round \(round)")
      #expect(
        (recorded...recorded + 1).contains(kept.count),
        "round \(round): \(recorded) were recorded, \(kept.count) are kept")
      #expect(try connection.integrityProblems() == [], "round \(round)")
      total += kept.count
    }
    #expect(total > 50, "the kills came too early to prove anything")
  }

  @Test func `a memo that was saved outlives kills, and what was not is a draft`() async throws {
    let folder = try TemporaryFolder()
    var random = TestSupport.SeededGenerator(seed: 11)
    var kept = 0
    for round in 0..<20 {
      let recorder = try ReportingProcess(
        folder: folder.path, name: "\(round)", count: .max, role: "memo")
      var saved = recorder.nextReport() == nil ? 0 : 1
      spin(microseconds: .random(in: 0...5_000, using: &random))
      recorder.kill()
      while recorder.nextReport() != nil { saved += 1 }
      #expect(recorder.wait() == nil)

      let database = try LearnerDatabase.open(in: folder)
      let memos = try await database.memos().filter { $0.text.string.hasPrefix("\(round) ") }
      let memo = try #require(memos.first, "round \(round)")
      #expect(memos.count == 1)
      #expect((saved...saved + 1).contains(memo.revision), "round \(round)")
      #expect(memo.text.string == "\(round) \(memo.revision - 1)")
      let versions = try await database.versions(of: memo.id).map(\.text.string)
      let earlier = (0..<memo.revision - 1).suffix(MemoVersion.limit)
      #expect(versions == earlier.reversed().map { "\(round) \($0)" })
      for draft in try await database.drafts() {
        #expect(draft.text == "\(round) \(memo.revision)")
        try await database.dropDraft(draft.id)
        kept += 1
      }
      #expect(try Connection.inspecting(folder).integrityProblems() == [], "round \(round)")
    }
    #expect(kept > 0, "no kill fell between a draft and its memo")
  }

  @Test func `of an import, or its undoing, that was killed all is there or nothing`() async throws
  {
    let folder = try TemporaryFolder()
    let (one, two): (FilePath, FilePath) = (
      "\(folder.path)/courses/one.json", "\(folder.path)/courses/two.json"
    )
    try RegularFile.replace(one, with: Array("before".utf8))
    var random = TestSupport.SeededGenerator(seed: 5)
    var (whole, none) = (0, 0)
    for round in 0..<60 {
      let recorder = try ReportingProcess(
        folder: folder.path, name: "\(round)", count: .max, role: "import")
      for _ in 0..<Int.random(in: 0...3, using: &random) { _ = recorder.nextReport() }
      spin(microseconds: .random(in: 0...15_000, using: &random))
      recorder.kill()
      while recorder.nextReport() != nil {}
      #expect(recorder.wait() == nil)

      let database = try LearnerDatabase.open(in: folder)
      let known = try await database.imports().first
      let contents = [one, two].map { try? RegularFile.contents(of: $0, limit: 1 << 20) }
      let connection = try Connection.inspecting(folder)
      let rows = try connection.value(
        "SELECT (SELECT count(*) FROM answer) + (SELECT count(*) FROM memory_start)", as: Int.self)
      let started = try connection.value(
        "SELECT count(*) FROM change WHERE kind = 'h'", as: Int.self)
      let names = try Folder.names(in: "\(folder.path)/courses").map(\.text)
      if let known {
        whole += 1
        let text = "\(known.id.rawValue.replacing("-", with: " "))\""
        for bytes in contents {
          #expect(String(decoding: bytes ?? [], as: UTF8.self).contains(text), "round \(round)")
        }
        #expect(rows == 4 && started == 2, "round \(round)")
        #expect(Set(names) == ["one.json", "two.json"], "round \(round)")
        _ = try await database.undoImport(known.id, in: FilePath(folder.path), at: .at(1))
      } else {
        none += 1
        #expect(contents == [Array("before".utf8), nil], "round \(round)")
        #expect(rows == 0 && started == 0, "round \(round)")
        #expect(names == ["one.json"], "round \(round)")
        // The folder itself may have been made, with nothing in it.
        let left = (try? Folder.names(in: "\(folder.path)/imports")) ?? []
        #expect(left == [], "round \(round)")
      }
    }
    #expect(whole > 5 && none > 5, "\(whole) and \(none): the kills prove nothing")
  }

  @Test func `a database that was killed while it was made can be opened`() throws {
    var random = TestSupport.SeededGenerator(seed: 7)
    for round in 0..<40 {
      let folder = try TemporaryFolder()
      let recorder = try ReportingProcess(folder: folder.path, name: "new", count: .max)
      spin(microseconds: .random(in: 0...25_000, using: &random))
      recorder.kill()
      #expect(recorder.wait() == nil)
      _ = try LearnerDatabase.open(in: folder)
      #expect(try Connection.inspecting(folder).integrityProblems() == [], "round \(round)")
    }
  }

  /// Eight processes make a new database at once, again and again: the first moments are the worst.
  @Test(arguments: 0..<5)
  func `several processes at once lose no answer, from the first moment on`(round: Int) throws {
    let folder = try TemporaryFolder()
    let names = (0..<8).map(String.init)
    let recorders = try names.map {
      try ReportingProcess(folder: folder.path, name: $0, count: 10)
    }
    for recorder in recorders {
      var recorded: [Int] = []
      while let number = recorder.nextReport() { recorded.append(number) }
      #expect(recorded == Array(0..<10))
      #expect(recorder.wait() == 0)
    }
    let kept = try Connection.inspecting(folder).values("SELECT given FROM answer", as: String.self)
    let expected = names.flatMap { name in (0..<10).map { "\(name) \($0)" } }
    #expect(kept.sorted() == expected.sorted())
  }

  /// Lets time pass without giving the processor away, so that kills fall anywhere.
  private func spin(microseconds: Int) {
    let end = ContinuousClock.now.advanced(by: .microseconds(microseconds))
    while ContinuousClock.now < end {}
  }
}
