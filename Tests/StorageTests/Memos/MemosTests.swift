import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct MemosTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `a new memo comes back as it was written`() async throws {
    let edit = try MemoEdit.new("조사 은/는 👩‍💻\n#grammar", on: .sample("hello"))
    let memo = try await database.save(edit, at: .at(5)).memo
    #expect(memo.text == edit.text)
    #expect((memo.revision, memo.createdAt, memo.changedAt) == (1, 5, 5))
    #expect(memo.sentence == .sample("hello"))
    #expect(!memo.isPinned)
    #expect(MemoID(readFrom: memo.id.rawValue) != nil)
    #expect(try await database.memos() == [memo])
    #expect(try await database.memo(memo.id) == memo)
    #expect(try await database.memo(MemoID(rawValue: "other")) == nil)
  }

  @Test func `no two memos have one id`() async throws {
    for _ in 0..<50 { _ = try await database.save(.new("same"), at: .at(1)) }
    #expect(Set(try await database.memos().map(\.id)).count == 50)
  }

  @Test func `memos are listed pinned first, then by the newest change`() async throws {
    let old = try await database.save(.new("old"), at: .at(1)).memo
    let middle = try await database.save(.new("middle"), at: .at(2)).memo
    let new = try await database.save(.new("new"), at: .at(3)).memo
    #expect(try await database.memos().map(\.id) == [new.id, middle.id, old.id])
    #expect(try await database.setPinned(true, old.id))
    #expect(try await database.memos().map(\.id) == [old.id, new.id, middle.id])
    #expect(try await database.memos().map(\.changedAt) == [1, 3, 2])
    #expect(try await database.newestMemo()?.id == new.id)
    try await database.setPinned(false, old.id)
    _ = try await database.save(.change(old, to: "old no more"), at: .at(4))
    #expect(try await database.memos().map(\.id) == [old.id, new.id, middle.id])
    #expect(try await database.setPinned(true, MemoID(rawValue: "none")) == false)
  }

  @Test func `of changes within one second the last one comes first`() async throws {
    var memos: [Memo] = []
    for number in 1...4 {
      memos.append(try await database.save(.new("\(number)"), at: .at(1)).memo)
    }
    #expect(try await database.memos().map(\.text.string) == ["4", "3", "2", "1"])
    for memo in [memos[1], memos[3], memos[0]] {
      _ = try await database.save(.change(memo, to: memo.text.string + "!"), at: .at(1))
    }
    #expect(try await database.memos().map(\.text.string) == ["1!", "4!", "2!", "3"])
    #expect(try await database.newestMemo()?.text.string == "1!")
    let next = try await database.save(.new("5", on: .sample("s")), at: .at(2)).memo
    let last = try await database.save(.new("6", on: .sample("s")), at: .at(2)).memo
    #expect(try await database.memos().prefix(2).map(\.id) == [last.id, next.id])
    #expect(try await database.memos(on: .sample("s")).map(\.id) == [last.id, next.id])
  }

  @Test func `a change counts up and keeps the rest`() async throws {
    let memo = try await database.save(.new("before", on: .sample("s")), at: .at(1)).memo
    try await database.setPinned(true, memo.id)
    let result = try await database.save(.change(memo, to: "after"), at: .at(2))
    let changed = Memo(
      id: memo.id, text: try MemoText("after"), revision: 2, createdAt: 1, changedAt: 2,
      isPinned: true, sentence: .sample("s"))
    #expect(result == .saved(changed))
    #expect(try await database.memos() == [changed])
  }

  @Test func `saving what is there already changes nothing`() async throws {
    let memo = try await database.save(.new("same"), at: .at(1)).memo
    #expect(try await database.save(.change(memo, to: "same"), at: .at(2)) == .saved(memo))
    #expect(try await database.versions(of: memo.id).isEmpty)
  }

  @Test func `memos of a sentence follow it through an edit of its prompt`() async throws {
    try await database.reconcile(with: .sample(days: [["hello = Hello."], ["bye = Bye."]]))
    let first = try await database.save(.new("1", on: .sample("hello")), at: .at(1)).memo
    let second = try await database.save(.new("2", on: .sample("hello")), at: .at(2)).memo
    _ = try await database.save(.new("3", on: .sample("bye")), at: .at(3))
    try await database.reconcile(with: .sample(days: [["hello there = Hello."], ["bye = Bye."]]))
    let found = try await database.memos(on: .sample("hello there"))
    #expect(found.map(\.id) == [second.id, first.id])
    #expect(found.map(\.sentence) == [.sample("hello there"), .sample("hello there")])
    #expect(try await database.memos(on: .sample("unknown")).isEmpty)
  }

  @Test func `a sentence that leaves its course stays for its memos and drafts`() async throws {
    try await database.reconcile(with: .sample(days: [["hello = Hello.", "bye = Bye."]]))
    let memo = try await database.save(.new("x", on: .sample("hello")), at: .at(1)).memo
    _ = try await database.keepDraft("y", of: .new(on: .sample("bye")), at: .at(1))
    try await database.reconcile(with: .sample(days: [["other = Other."]]))
    #expect(try await database.memo(memo.id)?.sentence == .sample("hello"))
    #expect(try await database.drafts().map(\.origin) == [.new(on: .sample("bye"))])
  }
}

struct MemoConflictTests {
  let folder: TemporaryFolder
  let mine: LearnerDatabase
  let theirs: LearnerDatabase

  init() throws {
    folder = try TemporaryFolder()
    mine = try .open(in: folder)
    theirs = try .open(in: folder)
  }

  @Test func `the second of two edits keeps both`() async throws {
    let memo = try await mine.save(.new("base", on: .sample("s")), at: .at(1)).memo
    let their = try await theirs.save(.change(memo, to: "theirs"), at: .at(2)).memo
    let result = try await mine.save(.change(memo, to: "mine"), at: .at(3))
    guard case .conflict(let kept, let beside) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(beside == their)
    #expect(kept.text.string == "mine" && kept.id != memo.id)
    #expect((kept.revision, kept.createdAt, kept.sentence) == (1, 3, .sample("s")))
    #expect(try await theirs.memos() == [kept, their])
    #expect(try await mine.versions(of: memo.id).map(\.text.string) == ["base"])
    #expect(try await mine.save(.change(kept, to: "mine again"), at: .at(4)).memo.id == kept.id)
  }

  @Test func `two edits to the same text are one`() async throws {
    let memo = try await mine.save(.new("base"), at: .at(1)).memo
    let their = try await theirs.save(.change(memo, to: "same"), at: .at(2)).memo
    #expect(try await mine.save(.change(memo, to: "same"), at: .at(3)) == .saved(their))
  }

  @Test func `an edit brings back what was deleted meanwhile`() async throws {
    let memo = try await mine.save(.new("base"), at: .at(1)).memo
    try await theirs.delete(memo.id, at: .at(2))
    let back = try await mine.save(.change(memo, to: "after"), at: .at(3)).memo
    #expect(back.id == memo.id && back.revision == 2)
    #expect(try await theirs.memos() == [back])
    #expect(try await theirs.deletedMemos().isEmpty)
    try await theirs.delete(memo.id, at: .at(4))
    #expect(try await mine.save(.change(back, to: "after"), at: .at(5)) == .saved(back))
    #expect(try await mine.memos() == [back])
  }

  @Test func `an edit outlives its memo`() async throws {
    let memo = try await mine.save(.new("base"), at: .at(1)).memo
    let draft = try await mine.keepDraft("half", of: .change(of: memo), at: .at(1))
    try await theirs.delete(memo.id, at: .at(2))
    #expect(try await theirs.emptyTrash(olderThan: .zero, at: .at(2)) == 1)
    #expect(try await mine.drafts().map(\.origin) == [.new(on: nil)])
    let back = try await mine.save(.change(memo, to: "after", draft: draft), at: .at(3))
    #expect(back.memo.id == memo.id && back.memo.text.string == "after")
    #expect(try await theirs.memos() == [back.memo])
    #expect(try await theirs.drafts().isEmpty)
  }
}
