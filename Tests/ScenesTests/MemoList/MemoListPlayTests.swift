import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// The memos as a person at the keyboard meets them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct MemoListPlayTests {
  private let place: LearnerPlace

  init() async throws {
    place = try LearnerPlace(bundled: CourseText(id: "a", title: "Stand-up", answers: ["Go."]))
    let database = try place.database()
    try await database.writeMemo("standup phrases\nyesterday I fixed the bug\n#work", .hours(2))
    try await database.writeMemo("조사 은/는 vs 이/가\n#grammar", .hours(9))
    try await database.writeMemo("Tea\n한국어로 주문하기", .days(3))
  }

  private func memos(
    width: Int = 80, height: Int = 24, language: InterfaceLanguage = .english,
    isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    let app = try await StudyApp(
      at: place, width: width, height: height, language: language, isASCIIOnly: isASCIIOnly)
    await app.type("3")
    return app
  }

  /// The rows of the list, without the head and the keys.
  private func rows(_ app: StudyApp, _ count: Int = 3) -> [String] {
    Array(app.screen[2..<2 + count])
  }

  // MARK: What is seen

  @Test func `the memos are listed with their tags and ages`() async throws {
    let app = try await memos(height: 10)
    let rule = String(repeating: "─", count: 80)
    #expect(
      app.screen == [
        rootTabs(80), rule,
        "  standup phrases" + gap(31) + "#work" + gap(15) + "2 hours ago",
        "  조사 은/는 vs 이/가" + gap(27) + "#grammar" + gap(14) + "yesterday",
        "  Tea" + gap(68) + "29 May",
        "", "", "", rule,
        " ⏎ open  n new memo  e edit  d delete  p pin  / search  T trash  ? help" + gap(2)
          + "q quit",
      ])
  }

  @Test func `forty columns in Korean hold what matters`() async throws {
    let app = try await memos(width: 40, height: 12, language: .korean)
    #expect(
      rows(app) == [
        "  standup phrases              2시간 전", "  조사 은/는 vs 이/가              어제",
        "  Tea                          5월 29일",
      ])
    #expect(app.screen[0].contains("3 메모"))
  }

  @Test func `ASCII terminals get signs they have`() async throws {
    let app = try await memos(width: 60, height: 12, isASCIIOnly: true)
    await app.type("p")
    #expect(app.screen[2].hasPrefix(" |standup phrases"))
    await app.type("<Enter>v")
    for line in app.screen where !line.contains("조사") {
      #expect(line.unicodeScalars.allSatisfy(\.isASCII) == true)
    }
  }

  @Test func `no size makes the memos crash`() async throws {
    let app = try await memos()
    let sizes = [
      (1, 1), (2, 3), (5, 2), (12, 4), (40, 12), (99, 3), (100, 9), (160, 50), (3, 40), (80, 24),
    ]
    for keys in ["<Down>/a<Esc>", "<Enter>", "<Esc>T", "<Esc>"] {
      await app.type(keys)
      for (width, height) in sizes { await app.resize(width: width, height: height) }
    }
    #expect(app.shows("standup phrases"))
  }

  // MARK: Searching

  @Test func `a search narrows the list while it is typed, and shows where it found`() async throws
  {
    let app = try await memos()
    await app.type("/")
    #expect(app.terminal.cursor == Point(x: 3, y: 0))
    #expect(app.shows("part of a memo, or a #tag"))
    await app.type("ㅎㄱ")
    #expect(rows(app, 2)[0].hasPrefix("  Tea"))
    #expect(rows(app, 2)[1] == "    한국어로 주문하기")
    let canvas = try #require(app.terminal.canvas)
    #expect(canvas[Point(x: 4, y: 3)].style.attributes.contains(.underline))
    #expect(!canvas[Point(x: 8, y: 3)].style.attributes.contains(.underline))
    await app.type("x")
    #expect(app.shows("Nothing matches “ㅎㄱx”. Esc shows all memos again."))
    await app.type("<Backspace><Enter>")
    #expect(app.screen[0].hasSuffix("/ ㅎㄱ"))
    await app.type("<Enter>")
    #expect(app.shows("한국어로 주문하기"))
    await app.type("<Esc><Esc>")
    #expect(rows(app)[0].hasPrefix("  standup phrases"))
    #expect(rows(app)[2].hasPrefix("  Tea"))
  }

  @Test func `letters are text while a search is typed, commands before and after`() async throws {
    let app = try await memos(language: .korean)
    await app.type("/ㅇd<Esc>")
    #expect(rows(app).count { !$0.isEmpty } == 3)
    await app.type("ㅇ")
    #expect(app.hints.contains("“standup phrases”을(를) 지웠어요."))
    await app.type("ㅕ")
    #expect(app.shows("standup phrases"))
  }

  // MARK: Changing

  @Test func `d deletes, the focus goes on, and u brings back`() async throws {
    let app = try await memos()
    await app.type("d")
    #expect(app.hints == " ✓ Deleted “standup phrases”. u brings it back.")
    #expect(!rows(app).joined().contains("standup"))
    await app.type("d<Down>")
    #expect(app.hints.contains("u undo"))
    #expect(rows(app)[0].hasPrefix("  Tea"))
    await app.type("u")
    #expect(app.hints.contains("“조사 은/는 vs 이/가” is back."))
    await app.type("u")
    #expect(rows(app)[0].hasPrefix("  standup phrases"))
    await app.type("u")
    #expect(app.hints == " ! Nothing was deleted since this list is open.")
  }

  @Test func `p pins on top and takes down`() async throws {
    let app = try await memos()
    await app.type("<End>p")
    #expect(rows(app)[0].hasPrefix(" ▌Tea"))
    #expect(app.hints.contains("p unpin"))
    let again = try await memos()
    #expect(rows(again)[0].hasPrefix(" ▌Tea"))
    await app.type("p")
    #expect(rows(app)[2].hasPrefix("  Tea"))
  }

  @Test func `the trash gives back, and is emptied when the learner is sure`() async throws {
    let app = try await memos()
    await app.type("T")
    #expect(app.shows("The trash is empty. What is deleted stays here for 30 days."))
    await app.type("<Enter>")
    #expect(app.hints == " ! The trash is empty.")
    await app.type("<Esc>ddT")
    #expect(app.screen[0] == " Trash")
    #expect(app.screen[1].hasPrefix("  조사"))
    #expect(app.screen[1].hasSuffix("30 days left"))
    await app.type("<Enter>")
    #expect(app.hints.contains("is back."))
    #expect(app.screen[1].hasPrefix("  standup"))
    await app.type("x")
    #expect(app.text.contains("1 memo would be gone for good."))
    await app.type("<Enter>")
    #expect(app.shows("standup"))
    await app.type("x<Right><Enter>")
    #expect(app.hints.contains("The trash is empty now."))
    await app.type("<Esc>")
    #expect(rows(app)[0].hasPrefix("  조사"))
    #expect(try await place.database().deletedMemos().isEmpty)
  }

  @Test func `what is in the trash can be read before it comes back`() async throws {
    let app = try await memos()
    await app.type("dT")
    #expect(app.shows(" yesterday I fixed the bug"))
    await app.resize(width: 40, height: 12)
    #expect(app.shows(" yesterday I fixed the bug"))
    await app.resize(width: 120, height: 12)
    #expect(app.shows("│ yesterday I fixed the bug"))
    await app.type("<PageDown><Enter>")
    #expect(!app.shows("yesterday I fixed the bug"))
  }

  @Test func `what came back from the trash is not undone again`() async throws {
    let app = try await memos()
    await app.type("dT<Enter><Esc>u")
    #expect(app.hints == " ! Nothing was deleted since this list is open.")
    await app.type("ddT<Enter><Esc>u")
    #expect(app.hints.contains("is back."))
    #expect(rows(app)[0].hasPrefix("  standup phrases"))
  }

  @Test(arguments: [InterfaceLanguage.english, .korean])
  func `at forty columns what was done and how it is undone are seen`(
    language: InterfaceLanguage
  ) async throws {
    try await place.database().writeMemo("a title that is far too long for forty columns")
    let app = try await memos(width: 40, height: 12, language: language)
    await app.type("d")
    #expect(app.hints.hasSuffix(language == .korean ? "지웠어요. u: 되돌리기" : "”. u brings it back."))
    await app.type("<Down>")
    #expect(app.hints.contains(language == .korean ? "u 되돌리기" : "u undo"))
  }

  @Test func `what another process writes shows by itself`() async throws {
    let app = try await memos()
    try await place.database().writeMemo("from elsewhere")
    await app.terminal.shown { $0.contains { $0.contains("from elsewhere") } }
  }

  // MARK: The detail

  @Test func `a memo opens in full, and one comes back to where one was`() async throws {
    let app = try await memos()
    await app.type("<Down><Enter>")
    #expect(app.screen[0] == " #grammar")
    #expect(app.screen[1] == " written yesterday")
    #expect(app.screen[3...4] == [" 조사 은/는 vs 이/가", " #grammar"])
    await app.type("<Esc>d")
    #expect(app.hints.contains("Deleted “조사"))
  }

  @Test func `a memo deleted in full is undone in the list`() async throws {
    let app = try await memos()
    await app.type("<Enter>d")
    #expect(app.hints == " ✓ Deleted “standup phrases”. u brings it back.")
    #expect(rows(app)[0].hasPrefix("  조사"))
    await app.type("u")
    #expect(rows(app)[0].hasPrefix("  standup phrases"))
  }

  @Test func `a wide screen shows the focused memo beside the list`() async throws {
    let app = try await memos(width: 160, height: 50)
    #expect(app.shows("│ standup phrases"))
    #expect(app.shows("│ yesterday I fixed the bug"))
    await app.type("<Down><Down>")
    #expect(app.shows("│ 한국어로 주문하기"))
    await app.type("p")
    #expect(app.shows("│ pinned · written 29 May"))
    await app.type("d")
    #expect(!app.shows("한국어로 주문하기"))
    await app.resize(width: 80, height: 24)
    #expect(!app.shows("│"))
  }

  @Test func `nothing holds the memos when the learner went elsewhere`() async throws {
    let app = try await memos(width: 160)
    await app.type("<Enter>v<Esc><Esc>T<Esc>/t<Esc>")
    weak let screen = app.topScreen
    weak let viewModel = (app.topScreen as? MemoListScreen)?.viewModel
    #expect(viewModel != nil)
    await app.type("2")
    #expect(screen == nil)
    #expect(viewModel == nil)
  }

  @Test func `memos are chosen and scrolled with the mouse`() async throws {
    let app = try await memos()
    await app.click("Tea")
    #expect(app.shows("한국어로 주문하기"))
    await app.type("<Esc>")
    await app.click("2 Courses")
    #expect(app.shows("Stand-up"))
  }

  private func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
}
