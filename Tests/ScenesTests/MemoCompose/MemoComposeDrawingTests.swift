import AppTestSupport
import AppText
import Lessons
import Scenes
import Storage
import Terminal
import TestSupport
import Testing

/// The editor of a memo over the quiz.
@MainActor
struct MemoComposeDrawingTests {
  @Test func `it takes most of the screen, below the sentence it is on`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>fixed<Enter>끝난 일이라 과거")
    #expect(
      app.screen == [
        "╭ New memo ────────────────────────────────────────────────────────────────────╮",
        "│ ▌ 어제 로그인 버그를 고쳤어요.                                               │",
        "│                                                                              │",
        "│ fixed                                                                        │",
        "│ 끝난 일이라 과거                                                             │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "────────────────────────────────────────────────────────────────────────────────",
        " ^S save  F1 help                                                      Esc back",
      ])
    #expect(app.terminal.cursor == Point(x: 2 + 16, y: 4))
  }

  @Test func `40 columns by 12 rows are enough`() async throws {
    let app = try await StudyApp(width: 40, height: 12, language: .korean)
    await app.type("<C-n>")
    #expect(
      app.screen == [
        "╭ 새 메모 ─────────────────────────────╮",
        "│ ▌ 어제 로그인 버그를 고쳤어요.       │",
        "│ 첫 줄이 제목, #낱말은 태그예요.      │",
        "│                                      │",
        "│                                      │",
        "│                                      │",
        "│                                      │",
        "│                                      │",
        "│                                      │",
        "╰──────────────────────────────────────╯",
        "────────────────────────────────────────",
        " ^S 저장  F1 도움말           Esc 뒤로",
      ])
    await app.type("오늘 스탠드업에서 배운 표현은 아주 길다<Enter>")
    app.pauses.end()
    await app.settle()
    #expect(
      app.screen == [
        "╭ 새 메모 ─────────────────────────────╮",
        "│ ▌ 어제 로그인 버그를 고쳤어요.       │",
        "│ 오늘 스탠드업에서 배운 표현은 아주   │",
        "│ 길다                                 │",
        "│                                      │",
        "│                                      │",
        "│                                      │",
        "│                                      │",
        "│ 초안으로 보관했어요                  │",
        "╰──────────────────────────────────────╯",
        "────────────────────────────────────────",
        " ^S 저장  F1 도움말           Esc 뒤로",
      ])
  }

  @Test func `a window of any size can be written in`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>")
    for (width, height) in [(1, 1), (3, 2), (8, 3), (20, 5), (40, 12), (160, 50), (80, 24)] {
      await app.resize(width: width, height: height)
      await app.type("가")
    }
    #expect(app.shows("가가가가가가가"))
  }

  @Test func `resizing in the middle of a word keeps the caret in sight`() async throws {
    let app = try await StudyApp()
    let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
    await app.type("<C-n>")
    await app.paste(lines)
    await app.resize(width: 40, height: 12)
    #expect(app.shows("line 60"))
    #expect(app.terminal.cursor != nil)
    await app.type("!")
    #expect(app.shows("line 60!"))
    #expect(app.shows("↑"))
  }

  @Test func `signs are ASCII where they must be`() async throws {
    let app = try await StudyApp(course: .of("Go home.", prompt: "Say it."), isASCIIOnly: true)
    await app.type("<C-n>plain")
    #expect(app.screen.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test func `a question mark is text, and F1 the help`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>why?")
    #expect(app.shows("why?"))
    #expect(app.hints.contains("F1 help"))
    await app.type("<F1>")
    #expect(app.shows("delete the word before"))
    await app.type("<Esc>!")
    #expect(app.shows("why?!"))
  }

  @Test func `a click sets the caret`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>one two")
    await app.click("two")
    await app.type("and ")
    #expect(app.shows("one and two"))
  }

  @Test func `nothing that is pasted leaves the frame or reaches the terminal`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>")
    await app.paste(
      "a\u{1B}[31mb\0c\u{7}\u{200B}\u{202E}rtl שלום\u{FEFF}\u{FFFD}\n"
        + String(repeating: "넓", count: 400))
    let rows = app.screen.filter { $0.contains("│") }
    #expect(rows.count == 20)
    #expect(rows.allSatisfy { $0.hasPrefix("│") && $0.hasSuffix("│") })
    #expect(app.shows("a[31mbc"))
    await app.type("<C-s>")
    let text = try #require(try await app.database.memos().first?.text.string)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `a paste of eight mebibytes is one memo`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>")
    let line = String(repeating: "말모이 malmoi ", count: 8) + "\n"
    await app.paste(String(repeating: line, count: 8 * 1_024 * 1_024 / line.utf8.count))
    await app.type("끝<C-s>")
    let text = try #require(try await app.database.memos().first?.text.string)
    #expect(text.utf8.count > 8_388_000)
    #expect(text.hasSuffix("끝"))
  }
}
