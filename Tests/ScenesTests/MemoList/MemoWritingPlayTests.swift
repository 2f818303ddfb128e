import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// Memos that are written and changed from the list.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct MemoWritingPlayTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: CourseText(id: "a", title: "A"))
  }

  private func memos(language: InterfaceLanguage = .english) async throws -> StudyApp {
    let app = try await StudyApp(at: place, language: language)
    await app.type("3")
    return app
  }

  @Test func `the first memo is written, listed and has the focus`() async throws {
    let app = try await memos()
    #expect(app.screen[2] == "   No memos yet. Press n to write the first one.")
    await app.type("nGroceries<Enter>우유 #home<C-s>")
    #expect(app.screen[2].hasPrefix("  Groceries"))
    #expect(app.screen[2].hasSuffix("a moment ago"))
    #expect(app.hints == " ✓ Memo saved.")
    await app.type("<Enter>")
    #expect(app.shows(" 우유 #home"))
  }

  @Test func `a new memo has the focus wherever it stands`() async throws {
    let database = try place.database()
    let pinned = try await database.writeMemo("pinned", .days(1))
    try await database.setPinned(true, pinned.id)
    try await database.writeMemo("older", .hours(3))
    let app = try await memos()
    await app.type("nnew<C-s>d")
    #expect(app.hints == " ✓ Deleted “new”. u brings it back.")
  }

  /// Ten times, for who comes first is decided anew each time.
  @Test(arguments: 0..<10)
  func `keys typed right after saving are for the memo that was saved`(round: Int) async throws {
    let app = try await memos()
    await app.typeAtOnce("nfirst<C-s>e more<C-s>d")
    #expect(app.hints == " ✓ Deleted “first more”. u brings it back.")
  }

  @Test func `a changed memo goes to the top and keeps the focus`() async throws {
    let database = try place.database()
    try await database.writeMemo("first", .hours(1))
    try await database.writeMemo("second", .hours(2))
    let app = try await memos()
    await app.type("<Down>e more<C-s>")
    #expect(app.screen[2].hasPrefix("  second more"))
    await app.type("<Enter>")
    #expect(app.shows(" second more"))
    await app.type("e!<C-s>")
    #expect(app.shows(" second more!"))
    await app.type("<Esc>")
    #expect(app.screen[2].hasPrefix("  second more!"))
  }

  @Test func `a draft is offered, gone on with, and gone when it is saved`() async throws {
    _ = try await place.database().keepDraft(
      "half a thou", of: .new(on: nil), isLeft: true, at: .beforeTests(by: .minutes(10)))
    let app = try await memos()
    #expect(app.screen[2] == " ! Unsaved draft, 10 minutes ago: half a thou")
    #expect(app.hints.hasPrefix(" ⏎ write on  n new"))
    await app.type("<Enter>")
    #expect(app.shows("half a thou"))
    await app.type("ght<C-s>")
    #expect(app.screen[2].hasPrefix("  half a thought"))
    #expect(!app.shows("Unsaved draft"))
  }

  @Test func `e goes on with a draft, which cannot be pinned`() async throws {
    _ = try await place.database().keepDraft(
      "half", of: .new(on: nil), isLeft: true, at: .beforeTests(by: .minutes(10)))
    let app = try await memos()
    #expect(!app.hints.contains("p pin"))
    await app.type("e way<C-s>")
    #expect(app.screen[2].hasPrefix("  half way"))
  }

  @Test func `a draft of a change goes on with that memo`() async throws {
    let database = try place.database()
    let memo = try await database.writeMemo("saved", .hours(1))
    _ = try await database.keepDraft(
      "saved and", of: .change(of: memo), isLeft: true, at: .beforeTests(by: .minutes(1)))
    let app = try await memos(language: .korean)
    #expect(app.screen[2] == " ! 저장하지 않은 초안(1분 전): saved and")
    await app.type("<Enter> more<C-s>")
    #expect(app.screen[2].hasPrefix("  saved and more"))
    #expect(app.screen[3].isEmpty)
    #expect(try await place.database().versions(of: memo.id).map(\.text.string) == ["saved"])
  }

  @Test func `a draft is discarded only when the learner is sure`() async throws {
    _ = try await place.database().keepDraft(
      "thought", of: .new(on: nil), isLeft: true, at: .beforeTests(by: .zero))
    let app = try await memos()
    await app.type("d")
    #expect(app.text.contains("“thought” was never saved. Discarded, it is gone for good."))
    await app.type("<Enter>")
    #expect(app.shows("Unsaved draft"))
    await app.type("d<Right><Enter>")
    #expect(!app.shows("Unsaved draft"))
    #expect(app.shows("No memos yet."))
    #expect(try await place.database().drafts().isEmpty)
  }

  @Test func `a draft without text is offered as such`() async throws {
    let memo = try await place.database().writeMemo("text")
    _ = try await place.database().keepDraft(
      " \n", of: .change(of: memo), isLeft: true, at: .beforeTests(by: .zero))
    let app = try await memos()
    #expect(app.screen[2] == " ! Unsaved draft, a moment ago: (nothing written)")
  }
}
