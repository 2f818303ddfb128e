import AppTestSupport
import AppText
import Scenes
import TestSupport
import Testing

/// The quiz in the smallest size it is made for: 40 columns by 12 rows.
@MainActor
struct QuizSmallDrawingTests {
  private func app(
    _ language: InterfaceLanguage = .english, isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    try await StudyApp(
      width: 40, height: 12, language: language, isASCIIOnly: isASCIIOnly,
      database: await .ofSomeExperience())
  }

  @Test func `a sentence is being typed`() async throws {
    let app = try await app()
    await app.type("I fixed the lo")
    #expect(
      app.screen == [
        " Stand-up · Day 1              0/3  ✓ 0",
        "────────────────────────────────────────",
        "  어제 로그인 버그를 고쳤어요.",
        "  ╭──────────────────────────────────╮",
        "  │  I   fixed   the   lo            │",
        "  ╰─────────────────────────────── . ╯",
        "",
        "  [1 login]  ·····  [3 fix]  ·········",
        "  [5 bug]  [6 it]  ·······",
        "  [8 yesterday]  [9 have]",
        "────────────────────────────────────────",
        " ⏎ place  F1 help     Esc drop the word",
      ])
  }

  @Test func `what the check says gets the rows of frame and rule`() async throws {
    let app = try await app()
    await app.type("I fixed the login <Enter>")
    #expect(
      app.screen == [
        " Stand-up · Day 1              0/3  ✓ 0",
        "  어제 로그인 버그를 고쳤어요.",
        "  >  I   fixed   the   login         .",
        "",
        "▌ ✗ Not yet. It comes back later.",
        "▌ Answer: I fixed the login bug",
        "▌   yesterday.",
        "▌ [1 Again in 1 min] 2 Hard in 6 min",
        "▌  3 Good in 10 min  4 Easy in 8 days",
        "▌ 끝난 일이라 fixed예요.",
        "────────────────────────────────────────",
        " ⏎ go on  ? help              Esc leave",
      ])
  }

  @Test func `in Korean it says that there is more`() async throws {
    let app = try await app(.korean)
    await app.resize(width: 40, height: 11)
    await app.type("I fixed the login <Enter>")
    #expect(
      app.screen == [
        " Stand-up · 1일째              0/3  ✓ 0",
        "  어제 로그인 버그를 고쳤어요.",
        "  >  I   fixed   the   login         .",
        "▌ ✗ 아직 아니에요. 조금 뒤에 다시",
        "▌   나와요.",
        "▌ 정답: I fixed the login bug",
        "▌   yesterday.",
        "▌ [1 다시 1분 뒤]   2 어려움 6분 뒤",
        "▌  3 좋음 10분 뒤   4 쉬움 8일 뒤     ↓",
        "────────────────────────────────────────",
        " ⏎ 계속  ? 도움말           Esc 나가기",
      ])
  }

  @Test func `another grade is scrolled to, where it would not be seen`() async throws {
    let app = try await app(.korean)
    await app.resize(width: 40, height: 10)
    await app.type("I fixed the login <Enter>")
    #expect(!app.shows("3 좋음"))
    await app.type("3")
    #expect(
      Array(app.screen[3...7]) == [
        "▌ ✗ 아직 아니에요.",
        "▌ 정답: I fixed the login bug",
        "▌   yesterday.",
        "▌  1 다시 1분 뒤    2 어려움 6분 뒤",
        "▌ [3 좋음 10분 뒤]  4 쉬움 8일 뒤     ↓",
      ])
    await app.type("1")
    #expect(app.shows("[1 다시 1분 뒤]") && app.shows("4 쉬움"))
  }

  @Test func `in ASCII the same stands with other signs`() async throws {
    let app = try await app(isASCIIOnly: true)
    await app.type("I fixed the lo")
    let drawing = app.screen.map { $0.replacing("·", with: "-") }
    #expect(
      drawing == [
        " Stand-up - Day 1              0/3  + 0",
        "----------------------------------------",
        "  어제 로그인 버그를 고쳤어요.",
        "  +----------------------------------+",
        "  |  I   fixed   the   lo            |",
        "  +------------------------------- . +",
        "",
        "  [1 login]  .....  [3 fix]  .........",
        "  [5 bug]  [6 it]  .......",
        "  [8 yesterday]  [9 have]",
        "----------------------------------------",
        " F1 help              Esc drop the word",
      ])
  }

  @Test func `the result keeps its counts whole`() async throws {
    let app = try await app()
    await app.type("I fixed the login <Enter><Enter>I am a student<Enter><Enter><Enter>")
    await app.type("Don't worry<Enter><Enter><Enter>I <Tab>the login bug yesterday")
    app.watch.advance(by: .seconds(192))
    await app.type("<Enter><Enter><Enter>")
    #expect(
      app.screen == [
        " St╭ Day 1 done ───────────────────╮✓ 2",
        "   │ 3 sentences   2 right at once │",
        "  >│ 1 after a mistake             │",
        "   │ 1 min 0 s                     │ .",
        "▌ ✓│ Next reviews: 3 within 7 min  │",
        "▌ A│                               │",
        "▌  │ Missed: bug · yesterday       │",
        "▌  │                               │]",
        "▌  │                  [ Continue ] │",
        "▌  ╰───────────────────────────────╯",
        "────────────────────────────────────────",
        " ⏎ go on  u undo",
      ])
  }

  @Test func `help scrolls`() async throws {
    let app = try await app()
    await app.type("?")
    #expect(
      app.screen == [
        "╭ Keys ────────────────────────────────╮",
        "│  The sentence                        │",
        "│   ⇥           hint                   │",
        "│   ^S          skip                   │",
        "│   ^G          show me                │",
        "│   ^N          memo                   │",
        "│   PgUp/PgDn   scroll                 │",
        "│   ^R          undo – now off: There  │",
        "│               is no answer to undo.↓ │",
        "╰──────────────────────────────────────╯",
        "────────────────────────────────────────",
        " / search                     Esc close",
      ])
    await app.type("<PageDown><PageDown><PageDown>")
    #expect(
      app.screen == [
        "╭ Keys ────────────────────────────────╮",
        "│   1-9         pick by label; one   ↑ │",
        "│               without: type it, or   │",
        "│               move there             │",
        "│  Everywhere                          │",
        "│   ? F1        help                   │",
        "│   ^L          draw the screen again  │",
        "│   ^Z          suspend                │",
        "│   ^C          quit at once           │",
        "╰──────────────────────────────────────╯",
        "────────────────────────────────────────",
        " / search                     Esc close",
      ])
  }
}
