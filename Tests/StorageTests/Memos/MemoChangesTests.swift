import Lessons
import TestSupport
import Testing

@testable import Storage

struct MemoChangesTests {
  let folder: TemporaryFolder
  let database: LearnerDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try LearnerDatabase.open(in: folder)
  }

  /// What a list shows that follows the changes.
  private struct Follower {
    var memos: [MemoID: Memo] = [:]
    var mark: ChangeMark?
    var completeReadings = 0

    mutating func follow(_ database: LearnerDatabase) async throws {
      let changes = try await database.memoChanges(since: mark)
      if changes.isComplete {
        memos = [:]
        completeReadings += 1
      }
      for memo in changes.memos { memos[memo.id] = memo }
      for id in changes.gone { memos[id] = nil }
      mark = changes.mark
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `whoever follows the changes has what all memos are`(seed: UInt64) async throws {
    var random = Lessons.SeededGenerator(seed: seed)
    let other = try LearnerDatabase.open(in: folder)
    var follower = Follower()
    try await database.reconcile(with: .sample(days: [["s0 = A"]]))
    for step in 0..<60 as Range<Int64> {
      let writer = Bool.random(using: &random) ? database : other
      try await change(writer, step, &random)
      if Int.random(in: 0..<3, using: &random) == 0 {
        try await follower.follow(database)
        let listed = try await database.memos()
        #expect(follower.memos.values.sorted { $0.isListed(before: $1) } == listed)
      }
    }
    #expect(follower.completeReadings < 12, "most readings read only what changed")
  }

  private func change(
    _ writer: LearnerDatabase, _ step: Int64, _ random: inout Lessons.SeededGenerator
  ) async throws {
    let time = Timestamp.at(step / 3)
    let memos = try await writer.memos()
    let memo = memos.randomElement(using: &random)
    let deleted = try await writer.deletedMemos().randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), memo, deleted) {
    case (0, let memo?, _): try await writer.setPinned(!memo.isPinned, memo.id)
    case (1, let memo?, _): try await writer.delete(memo.id, at: time)
    case (2, _, let deleted?): try await writer.restore(deleted.memo.id)
    case (3, let memo?, _):
      _ = try await writer.save(.change(memo, to: "changed \(step)"), at: time)
    case (4, _, _): try await writer.recordAnswer(.sample(to: "s", at: step))
    case (5, _, _): try await writer.emptyTrash(olderThan: .seconds(5), at: time)
    case (6, _, _) where step.isMultiple(of: 5):
      try await writer.reconcile(with: .sample(days: [["s\(step) = A"]]))
    default:
      let key = step.isMultiple(of: 2) ? SentenceKey.sample("s0") : nil
      _ = try await writer.save(.new("memo \(step)", on: key), at: time)
    }
  }

  @Test func `a pinned memo is all that is read again`() async throws {
    for number in 0..<300 as Range<Int64> {
      _ = try await database.save(.new("\(number)"), at: .at(number))
    }
    let all = try await database.memoChanges(since: nil)
    #expect(all.isComplete)
    #expect(all.memos == (try await database.memos()))
    try await database.setPinned(true, all.memos[7].id)
    let changes = try await database.memoChanges(since: all.mark)
    #expect(changes.memos.map(\.id) == [all.memos[7].id])
    #expect(changes.gone.isEmpty && !changes.isComplete)
    #expect(try await database.memoChanges(since: changes.mark).memos.isEmpty)
  }
}
