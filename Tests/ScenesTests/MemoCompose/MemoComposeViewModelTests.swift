import AppTestSupport
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct MemoComposeViewModelTests {
  private let stage: SceneStage
  private let sentence = SentenceKey(
    course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))

  init() async throws {
    stage = try SceneStage()
    try await stage.showCourse(.standUp)
  }

  private var database: LearnerDatabase { stage.database }

  /// The scene of a memo, as it shows after a while.
  private func compose(
    _ origin: MemoEdit.Origin = .new(on: nil), text: String = "", draft: MemoDraftID? = nil
  ) async -> MemoComposeViewModel {
    let viewModel = MemoComposeViewModel(
      origin: origin, text: text, draft: draft, context: stage.context)
    await stage.context.show(.memoCompose(viewModel), using: .modal).value
    await stage.window.idle()
    return viewModel
  }

  /// A memo that is there.
  private func memo(_ text: String) async throws -> Memo {
    try await database.save(
      MemoEdit(.new(on: nil), text: try MemoText(text)), at: stage.watch.clock.now()
    ).memo
  }

  private func pause() async {
    stage.pauses.end()
    await stage.window.idle()
  }

  private func answer(_ keys: String) async {
    stage.terminal.feed(keys)
    await stage.window.idle()
  }

  private var isOpen: Bool { stage.window.isModalPresented }

  // MARK: Drafts

  @Test func `a pause of half a second keeps a draft, and the next one the same draft`()
    async throws
  {
    let viewModel = await compose(.new(on: sentence))
    viewModel.type("조사 은")
    #expect(stage.pauses.duration == .milliseconds(500))
    #expect(try await database.drafts().isEmpty)
    await pause()
    #expect(try await database.drafts().map(\.text) == ["조사 은"])
    #expect(try await database.drafts().first?.origin == .new(on: sentence))
    viewModel.type("/는")
    await pause()
    #expect(try await database.drafts().map(\.text) == ["조사 은/는"])
  }

  @Test func `nothing waits while nothing is typed`() async throws {
    let viewModel = await compose()
    #expect(stage.pauses.duration == nil)
    viewModel.type("a")
    await pause()
    #expect(stage.pauses.duration == nil)
    #expect(viewModel.edited(by: .key(.left)))
    #expect(stage.pauses.duration == nil)
  }

  @Test func `what is undone up to the beginning needs no draft`() async throws {
    let memo = try await memo("as it was")
    let viewModel = await compose(.change(of: memo), text: memo.text.string)
    viewModel.type("!")
    await pause()
    #expect(try await database.drafts().count == 1)
    #expect(viewModel.edited(by: .key(.control("_"))))
    await pause()
    #expect(try await database.drafts().isEmpty)
  }

  @Test func `a pause ends a step of undoing`() async throws {
    let viewModel = await compose()
    viewModel.type("one")
    await pause()
    viewModel.type(" two")
    #expect(viewModel.edited(by: .key(.control("_"))))
    #expect(viewModel.editor.text == "one")
  }

  @Test func `a draft of the memo comes back, one key from what is saved`() async throws {
    let memo = try await memo("saved")
    let draft = try await database.keepDraft(
      "half wri", of: .change(of: memo), isLeft: true, at: .at(3))
    let viewModel = await compose(.change(of: memo), text: "saved")
    #expect(viewModel.editor.text == "half wri")
    #expect(viewModel.remark?.text == "A draft that was never saved")
    viewModel.type("tten")
    await pause()
    #expect(try await database.drafts().map(\.id) == [draft])
    #expect(try await database.drafts().map(\.text) == ["half written"])
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(try await database.memos().map(\.text.string) == ["half written"])
    #expect(try await database.drafts().isEmpty)
  }

  @Test func `a draft counts from the memo it was begun on`() async throws {
    let memo = try await memo("first")
    _ = try await database.keepDraft("mine", of: .change(of: memo), isLeft: true, at: .at(3))
    let changed = try await database.save(
      MemoEdit(.change(of: memo), text: try MemoText("theirs")), at: .at(4)
    ).memo
    let viewModel = await compose(.change(of: changed), text: "theirs")
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(try await database.memos().map(\.text.string).sorted() == ["mine", "theirs"])
  }

  @Test func `a draft of a new memo on the sentence comes back, of none it does not`()
    async throws
  {
    _ = try await database.keepDraft("on it", of: .new(on: sentence), isLeft: true, at: .at(3))
    _ = try await database.keepDraft("on none", of: .new(on: nil), isLeft: true, at: .at(3))
    #expect(await compose(.new(on: sentence)).editor.text == "on it")
    await answer("<Esc><Enter>")
    #expect(await compose(.new(on: nil)).editor.text == "")
  }

  @Test func `keys that come before the draft does are for the draft`() async throws {
    _ = try await database.keepDraft("half", of: .new(on: sentence), isLeft: true, at: .at(3))
    let viewModel = MemoComposeViewModel(
      origin: .new(on: sentence), text: "", draft: nil, context: stage.context)
    stage.context.show(.memoCompose(viewModel), using: .modal)
    stage.terminal.feed(" done")
    await stage.window.idle()
    #expect(viewModel.editor.text == "half done")
  }

  @Test func `the end of the program keeps what was typed last`() async throws {
    let viewModel = await compose()
    viewModel.type("in the mid")
    stage.window.prepareToEnd()
    await stage.window.work.finished()
    #expect(try await database.drafts().map(\.text) == ["in the mid"])
    #expect(stage.pauses.duration == nil)
  }

  @Test func `a draft that cannot be kept is said, and kept after the next pause`() async throws {
    try await database.refuseDrafts()
    let viewModel = await compose()
    viewModel.type("a")
    await pause()
    #expect(viewModel.remark?.isTrouble == true)
    #expect(viewModel.remark?.text.hasPrefix("The draft could not be kept.") == true)
    try await database.takeDrafts()
    viewModel.type("b")
    await pause()
    #expect(viewModel.remark?.text == "Draft kept")
    #expect(try await database.drafts().map(\.text) == ["ab"])
  }

  // MARK: Saving

  @Test func `what is saved is a memo on its sentence, and no draft any more`() async throws {
    let viewModel = await compose(.new(on: sentence))
    viewModel.type("fixed: 끝난 일 #grammar")
    await pause()
    viewModel.saveRequested()
    await stage.window.idle()
    let memos = try await database.memos()
    #expect(memos.map(\.text.string) == ["fixed: 끝난 일 #grammar"])
    #expect(memos.map(\.sentence) == [sentence])
    #expect(try await database.drafts().isEmpty)
    #expect(!isOpen)
    #expect(stage.notices == ["Memo saved."])
  }

  @Test(arguments: ["", " \n\t ", "\u{200B}"])
  func `of nothing nothing is saved, and that is said`(text: String) async throws {
    let viewModel = await compose()
    _ = viewModel.edited(by: .paste(text))
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(isOpen)
    #expect(stage.notices == ["There is no text yet, so nothing was saved."])
    #expect(try await database.memos().isEmpty)
    await answer("<Esc>")
    #expect(!isOpen)
    #expect(try await database.drafts().isEmpty)
  }

  @Test func `an emptied memo keeps its text`() async throws {
    let memo = try await memo("keep me")
    let viewModel = await compose(.change(of: memo), text: "keep me")
    #expect(viewModel.edited(by: .key(.control("u"))))
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(isOpen)
    #expect(stage.notices.count == 1)
    #expect(try await database.memos() == [memo])
  }

  @Test func `an unchanged memo is left without a version`() async throws {
    let memo = try await memo("a\tb")
    let viewModel = await compose(.change(of: memo), text: memo.text.string)
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(!isOpen)
    #expect(try await database.memos() == [memo])
  }

  @Test func `a memo changed elsewhere meanwhile is not overwritten`() async throws {
    let memo = try await memo("first")
    let viewModel = await compose(.change(of: memo), text: "first")
    viewModel.type(" mine")
    _ = try await database.save(
      MemoEdit(.change(of: memo), text: try MemoText("first theirs")), at: .at(4))
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(stage.terminal.screen.contains { $0.contains("Both are kept") })
    #expect(
      try await database.memos().map(\.text.string).sorted() == ["first mine", "first theirs"])
    await answer("<Enter>")
    #expect(!isOpen)
  }

  @Test func `a refused save is said, loses nothing and works when tried again`() async throws {
    let memo = try await memo("old")
    let viewModel = await compose(.change(of: memo), text: "old")
    viewModel.type(" and new")
    try await database.refuseMemos()
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(isOpen)
    #expect(viewModel.editor.text == "old and new")
    #expect(viewModel.remark?.isTrouble == true)
    #expect(viewModel.remark?.text.hasPrefix("Not saved; the text is still here.") == true)
    #expect(try await database.memos() == [memo])
    #expect(try await database.drafts().map(\.text) == ["old and new"])
    try await database.takeMemos()
    viewModel.saveRequested()
    await stage.window.idle()
    #expect(!isOpen)
    #expect(try await database.memos().map(\.text.string) == ["old and new"])
    #expect(try await database.drafts().isEmpty)
  }

  @Test func `a paste beyond what a memo holds is refused, and said`() async throws {
    let viewModel = await compose()
    viewModel.type("a")
    #expect(viewModel.edited(by: .paste(String(repeating: "b", count: MemoText.byteLimit))))
    #expect(stage.notices == ["A memo has at most 16 MiB."])
    #expect(viewModel.editor.text == "a")
  }

  // MARK: Leaving

  @Test func `Esc asks nothing when nothing is unsaved`() async throws {
    let memo = try await memo("as it is")
    _ = await compose(.change(of: memo), text: "as it is")
    await answer("<Esc>")
    #expect(!isOpen)
  }

  @Test func `Esc and a draft: it is there`() async throws {
    let viewModel = await compose()
    viewModel.type("later")
    await answer("<Esc>")
    #expect(stage.terminal.screen.contains { $0.contains("Keep what you wrote as a draft?") })
    await answer("<Enter>")
    #expect(!isOpen)
    #expect(try await database.drafts().map(\.text) == ["later"])
    #expect(stage.notices == ["Draft kept"])
  }

  @Test func `Esc and discarding: neither memo nor draft`() async throws {
    let viewModel = await compose()
    viewModel.type("never mind")
    await pause()
    await answer("<Esc><Right><Enter>")
    #expect(!isOpen)
    #expect(try await database.drafts().isEmpty)
    #expect(try await database.memos().isEmpty)
  }

  @Test(arguments: ["<Esc>", "<Left><Enter>"])
  func `Esc and going on: as if nothing had happened`(keys: String) async throws {
    let viewModel = await compose()
    viewModel.type("wai")
    await answer("<Esc>" + keys + "t")
    #expect(viewModel.editor.text == "wait")
    #expect(isOpen)
  }

  @Test func `leaving with a draft stays while the draft cannot be kept`() async throws {
    let viewModel = await compose()
    viewModel.type("precious")
    try await database.refuseDrafts()
    await answer("<Esc><Enter>")
    #expect(isOpen)
    #expect(viewModel.editor.text == "precious")
    #expect(viewModel.remark?.isTrouble == true)
    try await database.takeDrafts()
    await answer("<Esc><Enter>")
    #expect(!isOpen)
    #expect(try await database.drafts().map(\.text) == ["precious"])
  }
}

extension MemoComposeViewModel {
  /// Types a text, key by key.
  fileprivate func type(_ text: String) {
    for character in text { _ = edited(by: .key(.character(character))) }
  }
}

extension Timestamp {
  fileprivate static func at(_ seconds: Int64) -> Timestamp {
    Timestamp(seconds: seconds, utcOffset: 0)
  }
}
