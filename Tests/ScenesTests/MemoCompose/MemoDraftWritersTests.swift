import AppTestSupport
import Files
import Lessons
import SQLite
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes
@testable import Storage

/// Two malmois on one database: each has its own drafts.
@MainActor
struct MemoDraftWritersTests {
  private let folder: TemporaryFolder
  private let stage: SceneStage
  private let theirs: LearnerDatabase
  private let sentence = SentenceKey(
    course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))

  init() async throws {
    folder = try TemporaryFolder()
    let now = Timestamp(seconds: 1)
    stage = try SceneStage(database: LearnerDatabase(folder: FilePath(folder.path), now: now))
    theirs = try LearnerDatabase(folder: FilePath(folder.path), now: now)
    try await stage.showCourse(.standUp)
  }

  private func compose(
    _ origin: MemoEdit.Origin, text: String = ""
  ) async -> MemoComposeViewModel {
    let viewModel = MemoComposeViewModel(
      origin: origin, text: text, draft: nil, context: stage.context)
    await stage.context.show(.memoCompose(viewModel), using: .modal).value
    await stage.window.idle()
    return viewModel
  }

  private func type(_ text: String, into viewModel: MemoComposeViewModel) async {
    for character in text { _ = viewModel.edited(by: .key(.character(character))) }
    stage.pauses.end()
    await stage.window.idle()
  }

  @Test func `a memo that is being written elsewhere is begun anew, and that is said`()
    async throws
  {
    let memo = try await theirs.writeMemo("saved")
    let their = try await theirs.keepDraft("saved there", of: .change(of: memo), at: .seconds(2))
    let mine = await compose(.change(of: memo), text: "saved")
    #expect(mine.editor.text == "saved")
    #expect(mine.remark?.text == "It is being written in another window too")
    await type(" here", into: mine)
    #expect(mine.remark?.text == "Draft kept")
    #expect(try await theirs.drafts().map(\.text).sorted() == ["saved here", "saved there"])
    stage.terminal.feed("<Esc><Right><Enter>")
    await stage.window.idle()
    #expect(try await theirs.hasDraft(their))
    #expect(try await theirs.drafts().map(\.text) == ["saved there"])
  }

  @Test func `two new memos on one sentence stay two`() async throws {
    let their = try await theirs.keepDraft("theirs", of: .new(on: sentence), at: .seconds(2))
    let mine = await compose(.new(on: sentence))
    #expect(mine.editor.text.isEmpty && mine.remark == nil)
    await type("mine", into: mine)
    mine.saveRequested()
    await stage.window.idle()
    #expect(try await theirs.hasDraft(their))
    let edit = MemoEdit(.new(on: sentence), text: try MemoText("theirs"), draft: their)
    _ = try await theirs.save(edit, at: .seconds(3))
    #expect(try await theirs.memos().map(\.text.string).sorted() == ["mine", "theirs"])
    #expect(try await theirs.drafts().isEmpty)
  }

  @Test func `a draft that somebody takes away is not called kept, and is kept again`()
    async throws
  {
    let mine = await compose(.new(on: nil))
    await type("precious", into: mine)
    #expect(mine.remark?.text == "Draft kept")
    try await stage.database.refuseDraftsOfAll()
    try await theirs.forgetAllDrafts()
    while mine.remark?.isTrouble != true { await Task.yield() }
    try await stage.database.takeDraftsOfAll()
    await type("!", into: mine)
    #expect(mine.remark?.text == "Draft kept")
    #expect(try await theirs.drafts().map(\.text) == ["precious!"])
  }

  @Test(arguments: 0..<10)
  func `what is saved leaves no draft, whatever others change meanwhile`(round: Int)
    async throws
  {
    let mine = await compose(.new(on: nil))
    await type("mine", into: mine)
    for second in 0..<Int64(round) {
      _ = try await theirs.keepDraft("theirs", of: .new(on: nil), at: .seconds(second))
    }
    mine.saveRequested()
    _ = try await theirs.keepDraft("theirs", of: .new(on: nil), at: .seconds(20))
    await stage.window.idle()
    #expect(try await theirs.drafts().allSatisfy { $0.text == "theirs" })
    #expect(try await theirs.memos().map(\.text.string) == ["mine"])
  }

  @Test func `the list neither offers nor discards what is being written elsewhere`()
    async throws
  {
    let list = MemoListViewModel(context: stage.context)
    let left = try await theirs.keepDraft("left", of: .new(on: nil), isLeft: true, at: .seconds(2))
    _ = try await theirs.keepDraft("written", of: .new(on: nil), at: .seconds(2))
    await list.opened()
    #expect(list.drafts.map(\.text) == ["left"])
    #expect(try await theirs.takeDraft(left) != nil)
    list.itemChosen(.draft(left))
    await stage.window.idle()
    #expect(!stage.window.isModalPresented)
    #expect(stage.notices == ["The draft is being written in another window, or gone."])
    #expect(list.drafts.isEmpty)
    #expect(try await theirs.hasDraft(left))
  }
}

extension LearnerDatabase {
  /// What a program does that knows nothing of writers.
  fileprivate func forgetAllDrafts() throws(StorageError) {
    _ = try write { tables throws(SQLiteError) in
      try tables.execute("DELETE FROM memo_draft")
    }
  }

  /// Lets no draft be made, by nobody.
  fileprivate func refuseDraftsOfAll() throws(StorageError) {
    _ = try write { tables throws(SQLiteError) in
      try tables.execute(
        """
        CREATE TRIGGER refused BEFORE INSERT ON memo_draft
        BEGIN SELECT raise(ABORT, 'no room'); END
        """)
    }
  }

  fileprivate func takeDraftsOfAll() throws(StorageError) {
    _ = try write { tables throws(SQLiteError) in
      try tables.execute("DROP TRIGGER refused")
    }
  }
}

extension Timestamp {
  fileprivate static func seconds(_ seconds: Int64) -> Timestamp {
    Timestamp(seconds: seconds, utcOffset: 0)
  }
}
