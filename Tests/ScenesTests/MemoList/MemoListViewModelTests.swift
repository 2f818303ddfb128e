import AppTestSupport
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct MemoListViewModelTests {
  private let stage: SceneStage
  private let list: MemoListViewModel

  init() throws {
    stage = try SceneStage()
    list = MemoListViewModel(context: stage.context)
  }

  /// The first lines of the memos in the list.
  private var titles: [String] {
    list.shown.parts.flatMap(\.items).compactMap { $0.memo.flatMap { list.memos[$0] }?.text.title }
  }

  private func type(_ text: String) {
    list.filter.requested()
    for character in text { _ = list.filter.edited(by: .key(.character(character))) }
  }

  // MARK: What is there

  @Test func `before it was read it says that it will be`() {
    #expect(list.shown.parts.map(\.items) == [[.loading]])
  }

  @Test func `without memos it says what to do`() async {
    await list.opened()
    #expect(list.shown.parts.map(\.items) == [[.empty]])
    #expect(list.message(for: .empty) == "No memos yet. Press n to write the first one.")
  }

  @Test func `memos stand pinned first, then by their newest change`() async throws {
    let old = try await stage.database.writeMemo("old", .days(3))
    try await stage.database.writeMemo("middle", .days(2))
    try await stage.database.writeMemo("new", .days(1))
    await list.opened()
    #expect(titles == ["new", "middle", "old"])
    list.pinRequested(old.id)
    #expect(titles == ["old", "new", "middle"])
    await stage.window.idle()
    #expect(titles == ["old", "new", "middle"])
    #expect(try await stage.database.memo(old.id)?.isPinned == true)
    list.pinRequested(old.id)
    #expect(titles == ["new", "middle", "old"])
  }

  @Test func `a database that fails is said, beside the memos that were read before`() async throws
  {
    try await stage.database.writeMemo("kept")
    await list.opened()
    try await stage.database.hide("memo")
    await list.reading.reloadRequested().value
    #expect(list.shown.parts.map(\.section) == [.notices, .memos])
    #expect(titles == ["kept"])
    #expect(list.message(for: .failure).contains("cannot be used"))
    try await stage.database.show("memo")
    list.itemChosen(.failure)
    await stage.window.idle()
    #expect(list.shown.parts.map(\.section) == [.memos])
  }

  @Test func `a database that fails from the start shows nothing but that`() async throws {
    try await stage.database.hide("memo")
    await list.opened()
    #expect(list.shown.parts.map(\.items) == [[.failure]])
  }

  // MARK: Deleting

  @Test func `a deleted memo is gone at once, in the trash, and comes back`() async throws {
    let memo = try await stage.database.writeMemo("아침 회의\nmore", .hours(1))
    try await stage.database.writeMemo("other", .hours(2))
    await list.opened()
    list.deleteRequested(memo.id)
    #expect(titles == ["other"])
    #expect(stage.notices == ["Deleted “아침 회의”. u brings it back."])
    await stage.window.idle()
    #expect(try await stage.database.deletedMemos().map(\.memo) == [memo])
    list.undoRequested()
    #expect(titles == ["아침 회의", "other"])
    #expect(list.content.wantedFocus == .memo(memo.id))
    await stage.window.idle()
    #expect(try await stage.database.memos().count == 2)
    #expect(titles == ["아침 회의", "other"])
    #expect(list.undoable.isEmpty)
  }

  @Test func `memos deleted in one breath come back one by one, the last first`() async throws {
    for title in ["a", "b", "c"] { try await stage.database.writeMemo(title) }
    await list.opened()
    let ids = list.memos.inOrder.map(\.id)
    for id in ids { list.deleteRequested(id) }
    // Once more, as a key that is held down does.
    list.deleteRequested(ids[0])
    #expect(list.shown.parts.map(\.items) == [[.empty]])
    for count in 1...3 {
      list.undoRequested()
      #expect(titles.count == count)
    }
    list.undoRequested()
    await stage.window.idle()
    #expect(list.memos.inOrder.map(\.id) == ids)
    #expect(try await stage.database.deletedMemos().isEmpty)
  }

  @Test func `a delete that cannot be written is said, and the memo is there again`() async throws {
    let memo = try await stage.database.writeMemo("kept")
    await list.opened()
    try await stage.database.hide("memo")
    list.deleteRequested(memo.id)
    #expect(titles.isEmpty)
    await stage.window.idle()
    #expect(stage.notices.last?.contains("cannot be used") == true)
    try await stage.database.show("memo")
    await list.reading.reloadRequested().value
    #expect(titles == ["kept"])
  }

  @Test func `what was emptied from the trash does not come back, and it is said`() async throws {
    let memo = try await stage.database.writeMemo("gone")
    await list.opened()
    list.deleteRequested(memo.id)
    await stage.window.idle()
    try await stage.database.emptyTrash(olderThan: .zero, at: .beforeTests(by: .zero))
    list.undoRequested()
    await stage.window.idle()
    #expect(stage.notices.last == "This memo is not there any more.")
    #expect(titles.isEmpty)
  }

  @Test func `what has been in the trash for thirty days goes when the list opens`() async throws {
    for (title, age) in [("older", 30), ("younger", 29)] {
      let memo = try await stage.database.writeMemo(title, .days(40))
      try await stage.database.delete(memo.id, at: .beforeTests(by: .days(age)))
    }
    await list.opened()
    #expect(try await stage.database.deletedMemos().map(\.memo.text.title) == ["younger"])
  }

  @Test func `reading that began before a change does not undo it in the list`() async throws {
    let memo = try await stage.database.writeMemo("a")
    await list.opened()
    let reading = list.reading.reloadRequested()
    list.deleteRequested(memo.id)
    await reading.value
    #expect(titles.isEmpty)
    await stage.window.idle()
    #expect(titles.isEmpty)
  }

  // MARK: Searching

  @Test(arguments: [
    ("STAND", ["standup phrases"]), ("조사", ["조사 은/는 vs 이/가"]), ("ㅎㄱㅇ", ["Where I was"]),
    ("는", ["조사 은/는 vs 이/가"]), ("#work", ["standup phrases"]), ("ｗｏｒｋ", ["standup phrases"]),
    ("zzz", []), ("", ["standup phrases", "조사 은/는 vs 이/가", "Where I was"]),
  ])
  func `a search finds parts, initials and one syllable`(text: String, found: [String]) async throws
  {
    try await stage.database.writeMemo("standup phrases\n#work", .hours(1))
    try await stage.database.writeMemo("조사 은/는 vs 이/가", .hours(2))
    try await stage.database.writeMemo("Where I was\n한국어 수업", .hours(3))
    await list.opened()
    list.filter.requested()
    await stage.window.idle()
    type(text)
    #expect(titles == found)
    #expect(list.shown.parts.last?.items.contains(.nothingMatches) == found.isEmpty)
    list.filter.cleared()
    #expect(titles.count == 3)
  }

  @Test func `a letter typed before the search is ready is answered when it is`() async throws {
    try await stage.database.writeMemo("one")
    try await stage.database.writeMemo("two")
    await list.opened()
    type("w")
    #expect(titles.count == 2)
    await stage.window.idle()
    #expect(titles == ["two"])
  }

  @Test func `a search finds drafts too`() async throws {
    try await stage.database.writeMemo("은/는")
    for text in ["half a thought", "other"] {
      _ = try await stage.database.keepDraft(
        text, of: .new(on: nil), isLeft: true, at: stage.watch.clock.now())
    }
    await list.opened()
    type("thought")
    await stage.window.idle()
    let found = list.shown.itemIdentifiers.compactMap(\.draft).compactMap { list.draft($0)?.text }
    #expect(found == ["half a thought"])
    #expect(list.shown.itemIdentifiers.count == 1)
  }

  @Test func `a search goes on over what changes meanwhile`() async throws {
    let memo = try await stage.database.writeMemo("apples and pears")
    try await stage.database.writeMemo("apples")
    await list.opened()
    type("app")
    await stage.window.idle()
    #expect(titles.count == 2)
    list.deleteRequested(memo.id)
    #expect(titles == ["apples"])
    try await stage.database.writeMemo("more apples")
    await list.reading.reloadRequested().value
    await stage.window.idle()
    #expect(Set(titles) == ["apples", "more apples"])
    #expect(
      list.message(for: .nothingMatches) == "Nothing matches “app”. Esc shows all memos again.")
  }

  @Test func `what was found is marked in the title and in the line that has it`() async throws {
    let memo = try await stage.database.writeMemo("Meeting\nnothing here\n  the café meeting, café")
    await list.opened()
    type("cafe")
    await stage.window.idle()
    let line = list.line(of: memo)
    #expect(line.title.marks.isEmpty)
    let excerpt = try #require(line.excerpt)
    #expect(excerpt.text == "the café meeting, café")
    #expect(excerpt.marks.map { String(excerpt.text[$0]) } == ["café", "café"])
    list.filter.cleared()
    type("meet")
    #expect(list.line(of: memo).title.marks.count == 1)
    #expect(list.line(of: memo).excerpt?.marks.count == 1)
  }
}
