import Lessons
import TestSupport
import Testing

@testable import Storage

struct MemoVersionsTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  /// A memo that said 0, 1, 2 … before it says `count`.
  private func memo(changed count: Int) async throws -> Memo {
    var memo = try await database.save(.new("0"), at: .at(0)).memo
    for number in stride(from: 1, through: count, by: 1) {
      memo = try await database.save(.change(memo, to: "\(number)"), at: .at(Int64(number))).memo
    }
    return memo
  }

  @Test func `each change keeps what was there before`() async throws {
    let memo = try await memo(changed: 3)
    #expect(
      try await database.versions(of: memo.id) == [
        MemoVersion(revision: 3, changedAt: 2, text: MemoText("2")),
        MemoVersion(revision: 2, changedAt: 1, text: MemoText("1")),
        MemoVersion(revision: 1, changedAt: 0, text: MemoText("0")),
      ])
    #expect(try await database.versions(of: MemoID(rawValue: "none")).isEmpty)
  }

  @Test func `the last twenty versions are kept`() async throws {
    _ = try await memo(changed: 3)
    let memo = try await memo(changed: 25)
    #expect(
      try await database.versions(of: memo.id).map(\.text.string)
        == (5..<25).reversed().map(String.init))
    #expect(try await database.memos().count == 2)
  }

  @Test func `a version can be had back, and what it replaced too`() async throws {
    let memo = try await memo(changed: 2)
    let back = try await database.restoreVersion(1, of: memo.id, at: .at(9))
    #expect(back?.text.string == "0")
    #expect((back?.revision, back?.changedAt, back?.createdAt) == (4, 9, 0))
    #expect(try await database.memos() == [back].compactMap(\.self))
    #expect(try await database.versions(of: memo.id).map(\.text.string) == ["2", "1", "0"])
    #expect(try await database.restoreVersion(77, of: memo.id, at: .at(9)) == nil)
    #expect(try await database.restoreVersion(1, of: MemoID(rawValue: "x"), at: .at(9)) == nil)
  }
}

struct MemoTrashTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `what was deleted lies in the trash and can be had back`() async throws {
    let memo = try await database.save(.new("x", on: .sample("s")), at: .at(1)).memo
    let other = try await database.save(.new("y"), at: .at(1)).memo
    #expect(try await database.delete(memo.id, at: .at(5)))
    #expect(try await database.delete(memo.id, at: .at(6)) == false)
    #expect(try await database.deletedMemos() == [DeletedMemo(memo: memo, deletedAt: 5)])
    #expect(try await database.memos() == [other])
    #expect(try await database.memo(memo.id) == nil)
    #expect(try await database.memos(on: .sample("s")).isEmpty)
    #expect(try await database.newestMemo() == other)
    #expect(try await database.restore(memo.id))
    #expect(try await database.restore(memo.id) == false)
    #expect(try await database.memo(memo.id) == memo)
    #expect(try await database.deletedMemos().isEmpty)
  }

  @Test func `the trash keeps memos for thirty days`() async throws {
    let day: Int64 = 86_400
    var ids: [MemoID] = []
    for time in [0, day, 2 * day] {
      let memo = try await database.save(.new("x"), at: .at(0)).memo
      _ = try await database.save(.change(memo, to: "y"), at: .at(0))
      try await database.delete(memo.id, at: .at(time))
      ids.append(memo.id)
    }
    let kept = try await database.save(.new("kept"), at: .at(0)).memo
    #expect(try await database.emptyTrash(at: .at(30 * day - 1)) == 0)
    #expect(try await database.emptyTrash(at: .at(31 * day)) == 2)
    #expect(try await database.deletedMemos().map(\.memo.id) == [ids[2]])
    #expect(try await database.versions(of: ids[0]).isEmpty)
    #expect(try await database.versions(of: ids[2]).count == 1)
    #expect(try await database.emptyTrash(olderThan: .zero, at: .at(2 * day)) == 1)
    #expect(try await database.memos() == [kept])
  }
}
