import AppTestSupport
import AppText
import Lessons
import Scenes
import TestSupport
import Testing

/// Sentences typed as a whole, as they are seen.
@MainActor
struct QuizWritingDrawingTests {
  private func app(
    _ course: Course = .standUp, width: Int = 80, height: Int = 24,
    language: InterfaceLanguage = .english, isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    var settings = Settings.unasked
    settings.answering = .typing
    return try await StudyApp(
      course: course, width: width, height: height, language: language, isASCIIOnly: isASCIIOnly,
      settings: settings)
  }

  @Test func `there is no bank`() async throws {
    let app = try await app()
    await app.type("I fixed the log")
    #expect(
      app.screen == [
        " Stand-up · Day 1                                          ──────────  0/3  ✓ 0",
        "────────────────────────────────────────────────────────────────────────────────",
        "",
        "  Type it in English",
        "  어제 로그인 버그를 고쳤어요.",
        "",
        "  ╭──────────────────────────────────────────────────────────────────────────╮",
        "  │ I fixed the log                                                          │",
        "  │                                                                          │",
        "  ╰─────────────────────────────────────────────────────────────────────── . ╯",
      ] + Array(repeating: "", count: 12) + [
        "────────────────────────────────────────────────────────────────────────────────",
        " ⏎ check  ⇥ hint  ^S skip  ^G show me  ^N memo  F1 help               Esc leave",
      ])
  }

  @Test func `a slip in Hangul is shown letter by letter`() async throws {
    let app = try await app(.firstSteps, width: 60, height: 16, language: .korean)
    await app.type("저는 학꾜에 가요<Enter>")
    #expect(
      app.screen == [
        " First steps · 1일째                   ━━━━━─────  1/2  ✓ 1",
        "────────────────────────────────────────────────────────────",
        "  한국어로 쓰세요",
        "  I go to school.",
        "",
        "  ╭──────────────────────────────────────────────────────╮",
        "  │ 저는 학꾜에 가요                                     │",
        "  ╰─────────────────────────────────────────────────── . ╯",
        "",
        "▌ ≈ 거의 맞았어요.",
        "▌ 정답: 저는 학교에 가요.",
        "▌ 철자: 학꾜에 → 학교에 ㅎㅏㄱ -ㄲ +ㄱ ㅛㅇㅔ",
        "▌ 평가   1 다시   [2 어려움]   3 좋음     4 쉬움",
        "▌        1분 뒤    6분 뒤      10분 뒤    8일 뒤",
        "────────────────────────────────────────────────────────────",
        " ⏎ 계속  = 내 답도 맞아요  ^N 메모  ? 도움말    Esc 나가기",
      ])
  }

  @Test func `forty columns by twelve rows scroll a long sentence to its caret`() async throws {
    let app = try await app(width: 40, height: 12, language: .korean)
    await app.paste(String(repeating: "I fixed the login bug ", count: 16) + "yesterday")
    #expect(
      app.screen == [
        " Stand-up · 1일째              0/3  ✓ 0",
        "────────────────────────────────────────",
        "  어제 로그인 버그를 고쳤어요.",
        "  ╭──────────────────────────────────╮",
        "  │ login bug I fixed the login bug ↑│",
        "  │ I fixed the login bug I fixed    │",
        "  │ the login bug yesterday          │",
        "  ╰─────────────────────────────── . ╯",
        "",
        "",
        "────────────────────────────────────────",
        " ⏎ 채점  ⇥ 힌트  F1 도움말  Esc 나가기",
      ])
    await app.type("<C-a><Up><Up><Up><Up><Up><Up>")
    #expect(
      app.screen == [
        " Stand-up · 1일째              0/3  ✓ 0",
        "────────────────────────────────────────",
        "  어제 로그인 버그를 고쳤어요.",
        "  ╭──────────────────────────────────╮",
        "  │ I fixed the login bug I fixed   ↑│",
        "  │ the login bug I fixed the login  │",
        "  │ bug I fixed the login bug I     ↓│",
        "  ╰─────────────────────────────── . ╯",
        "",
        "",
        "────────────────────────────────────────",
        " ⏎ 채점  ⇥ 힌트  F1 도움말  Esc 나가기",
      ])
    await app.type("<Enter>")
    #expect(
      app.screen == [
        " Stand-up · 1일째              0/3  ✓ 0",
        "  어제 로그인 버그를 고쳤어요.",
        "  > I fixed the login bug I fixed   ↑",
        "    the login bug I fixed the login",
        "    bug I fixed the login bug I     ↓.",
        "▌ ✗ 아직 아니에요. 조금 뒤에 다시",
        "▌   나와요.",
        "▌ 정답: I fixed the login bug",
        "▌   yesterday.",
        "▌ 내 답: I fixed the login bug -I     ↓",
        "────────────────────────────────────────",
        " ⏎ 계속  ? 도움말           Esc 나가기",
      ])
  }

  @Test func `in ASCII the same stands with other signs`() async throws {
    let app = try await app(width: 40, height: 12, isASCIIOnly: true)
    await app.type("I fixd the login bug yesterday<Enter>")
    #expect(
      app.screen == [
        " Stand-up - Day 1              1/3  + 1",
        "  어제 로그인 버그를 고쳤어요.",
        "  > I fixd the login bug yesterday   .",
        "| ~ Almost.",
        "| Answer: I fixed the login bug",
        "|   yesterday.",
        "| Spelling: fixd should be fixed.",
        "|  1 Again in 1 min [2 Hard in 6 min]",
        "|  3 Good in 10 min  4 Easy in 8 days",
        "| 끝난 일이라 fixed예요.",
        "----------------------------------------",
        " Enter go on  ? help          Esc leave",
      ])
  }

  @Test func `on a wide screen it stands in the middle`() async throws {
    let app = try await app(width: 160, height: 50)
    await app.type("I fixed the login bug")
    #expect(
      Array(app.screen[2..<22]) == [
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "                                Type it in English",
        "                                어제 로그인 버그를 고쳤어요.",
        "",
        "                                ╭──────────────────────────────────────────────────────────────────────────────────────────────╮",
        "                                │ I fixed the login bug                                                                        │",
        "                                │                                                                                              │",
        "                                ╰─────────────────────────────────────────────────────────────────────────────────────────── . ╯",
      ])
  }
}
