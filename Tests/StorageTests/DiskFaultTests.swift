import Files
import FoundationEssentials
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

@Suite(.enabled(if: SmallDisk.isPossible, "mounting a disk takes root"))
struct DiskFaultTests {
  @Test func `a full disk refuses an answer and keeps all that were recorded`() async throws {
    let disk = try SmallDisk(kilobytes: 4_096)
    let database = try LearnerDatabase(folder: FilePath(disk.path), now: .at(0))
    let filler = try disk.fill(leaving: 1_000_000)
    var recorded = 0
    let error = await #expect(throws: StorageError.self) {
      for number in 0..<10_000 {
        try await database.recordAnswer(.sample(to: "s", text: "\(number)", at: Int64(number)))
        recorded += 1
      }
    }
    #expect(error?.fault == .noRoom)
    #expect(recorded > 10)
    #expect(try await database.answers(to: .sample("s")).count == recorded)

    try FileManager.default.removeItem(atPath: filler)
    try await database.recordAnswer(.sample(to: "s", text: "room again", at: 20_000))
    #expect(try await database.answers(to: .sample("s")).count == recorded + 1)
    #expect(try Connection(path: database.path.cString, access: .read).integrityProblems() == [])
  }

  @Test func `a full disk refuses a memo, and the one that was saved survives`() async throws {
    let disk = try SmallDisk(kilobytes: 1_024)
    let database = try LearnerDatabase(folder: FilePath(disk.path), now: .at(0))
    var memo = try await database.save(.new("kept"), at: .at(0)).memo
    let draft = try await database.keepDraft("draft", of: .change(of: memo), at: .at(0))
    let error = await #expect(throws: StorageError.self) {
      for number in 1..<1_000 {
        let text = String(repeating: "글 \(number) ", count: 2_000)
        memo = try await database.save(.change(memo, to: text), at: .at(1)).memo
      }
    }
    #expect(error?.fault == .noRoom)
    #expect(memo.revision > 1)
    #expect(try await database.memos() == [memo])
    let huge = try MemoEdit.change(memo, to: String(repeating: "x", count: 2_000_000), draft: draft)
    await #expect(throws: StorageError.self) { _ = try await database.save(huge, at: .at(2)) }
    #expect(try await database.memos() == [memo])
    #expect(try await database.drafts().map(\.text) == ["draft"])
    #expect(try Connection(path: database.path.cString, access: .read).integrityProblems() == [])
  }

  @Test func `an export that finds no room leaves whole files only`() async throws {
    let disk = try SmallDisk(kilobytes: 256)
    let database = try LearnerDatabase.inMemory()
    for number in 0..<20 {
      let text = String(repeating: "\(number) ", count: 10_000)
      _ = try await database.save(.new(text), at: .at(Int64(number)))
    }
    let error = await #expect(throws: MemoExportError.self) {
      _ = try await database.exportMemos(to: FilePath(disk.path))
    }
    guard case .write(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.code == 28)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(names.count > 3 && names.allSatisfy { $0.hasSuffix(".md") })
    let elsewhere = try LearnerDatabase.inMemory()
    let summary = try await elsewhere.importMemos(from: [FilePath(disk.path)], at: .at(50))
    #expect(summary.added == names.count && summary.skipped.isEmpty)
  }

  @Test func `a database that finds no room at all says so`() throws {
    let disk = try SmallDisk(kilobytes: 64)
    try Data(count: 64 * 1_024).write(to: URL(filePath: "\(disk.path)/filler"))
    let error = #expect(throws: StorageError.self) {
      _ = try LearnerDatabase(folder: FilePath(disk.path), now: .at(0))
    }
    #expect(error?.fault == .noRoom)
  }

  @Test func `no room for a copy, no migration`() async throws {
    let disk = try SmallDisk(kilobytes: 1_024)
    do {
      let database = try LearnerDatabase(folder: FilePath(disk.path), now: .at(0))
      let text = String(repeating: "x", count: 200_000)
      try await database.recordAnswer(.sample(to: "s", text: text))
    }
    try disk.fill(leaving: 150_000)
    let error = #expect(throws: StorageError.self) {
      _ = try LearnerDatabase(
        DataFolder(path: FilePath(disk.path)), migrator: .withOneMoreStep, now: .at(1))
    }
    #expect(error?.fault == .noRoom)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(names.filter { $0.hasPrefix("malmoi-v") } == [])
    let database = try LearnerDatabase(folder: FilePath(disk.path), now: .at(2))
    #expect(try await database.answers(to: .sample("s")).count == 1)
  }

  @Test func `a read-only disk is named`() throws {
    let disk = try SmallDisk(kilobytes: 256)
    #expect(disk.makeReadOnly())
    #expect(throws: StorageError(path: FilePath(disk.path), fault: .readOnly)) {
      _ = try LearnerDatabase(folder: FilePath(disk.path), now: .at(0))
    }
    #expect(
      throws: StorageError(
        path: "\(disk.path)/new", fault: .cannotMakeFolder(SystemError(code: 30)))
    ) {
      _ = try LearnerDatabase(folder: "\(disk.path)/new", now: .at(0))
    }
  }
}
