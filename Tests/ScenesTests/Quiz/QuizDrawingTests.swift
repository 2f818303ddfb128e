import AppTestSupport
import AppText
import Scenes
import TestSupport
import Testing

/// The quiz as it is seen: in the usual size, in Korean, in ASCII and on a wide screen.
@MainActor
struct QuizDrawingTests {
  @Test func `a sentence is being typed`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the lo")
    #expect(
      app.screen == [
        " Stand-up · Day 1                                          ──────────  0/3  ✓ 0",
        "────────────────────────────────────────────────────────────────────────────────",
        "",
        "  Put it into English",
        "  어제 로그인 버그를 고쳤어요.",
        "",
        "  ╭──────────────────────────────────────────────────────────────────────────╮",
        "  │  I   fixed   the   lo                                                    │",
        "  │                                                                          │",
        "  ╰─────────────────────────────────────────────────────────────────────── . ╯",
        "",
        "  [1 login]  ·····  [3 fix]  ·········  [5 bug]  [6 it]  ·······",
        "",
        "  [8 yesterday]  [9 have]",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
        " ⏎ place  ⇥ hint  ⌫ take back  ^S skip  ^G show me  F1 help   Esc drop the word",
      ])
  }

  @Test func `what the check says stands in the place of the bank, in Korean`() async throws {
    let app = try await StudyApp(language: .korean)
    await app.type("I fixed the login <Enter>")
    #expect(
      app.screen == [
        " Stand-up · 1일째                                          ──────────  0/3  ✓ 0",
        "────────────────────────────────────────────────────────────────────────────────",
        "",
        "  영어로 옮기세요",
        "  어제 로그인 버그를 고쳤어요.",
        "",
        "  ╭──────────────────────────────────────────────────────────────────────────╮",
        "  │  I   fixed   the   login                                                 │",
        "  │                                                                          │",
        "  ╰─────────────────────────────────────────────────────────────────────── . ╯",
        "",
        "▌ ✗ 아직 아니에요. 조금 뒤에 다시 나와요.",
        "▌ 정답: I fixed the login bug yesterday.",
        "▌ 평가  [1 다시]   2 어려움    3 좋음     4 쉬움",
        "▌        1분 뒤    6분 뒤      10분 뒤    8일 뒤",
        "▌ 끝난 일이라 fixed예요.",
        "",
        "",
        "",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
        " ⏎ 계속  = 내 답도 맞아요  ^N 메모  u 답 취소  e 고치기  ? 도움말   Esc 나가기",
      ])
  }

  @Test func `leaving is asked over the sentence that would be lost`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the login <Enter><Enter>I <Esc>")
    #expect(
      app.screen == [
        " Stand-up · Day 1                                          ──────────  0/3  ✓ 0",
        "────────────────────────────────────────────────────────────────────────────────",
        "",
        "  Put it into English",
        "  저는 학생이에요.",
        "",
        "  ╭──────────────────────────────────────────────────────────────────────────╮",
        "  │  I                                                                       │",
        "  │      ╭ Leave the quiz? ──────────────────────────────────────────╮       │",
        "  ╰──────│ What you answered is kept; you can go on from here later. │──── . ╯",
        "         │ The sentence you are building is not kept.                │",
        "  [1 an] │                                                           │",
        "         │                                       [ Stay ]  [ Leave ] │",
        "         ╰───────────────────────────────────────────────────────────╯",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
        " ⏎ choose  ←→ move                                                     Esc back",
      ])
  }

  @Test func `the result stands over the last sentence`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the login <Enter><Enter>I am a student<Enter><Enter><Enter>")
    await app.type("Don't worry<Enter><Enter><Enter>I <Tab>the login bug yesterday")
    app.watch.advance(by: .seconds(192))
    await app.type("<Enter><Enter><Enter>")
    #expect(
      app.screen == [
        " Stand-up · Day 1                                          ━━━━━━━━━━  3/3  ✓ 2",
        "────────────────────────────────────────────────────────────────────────────────",
        "",
        "  Put it into English                                                   1 hint",
        "  어제 로그인 버그를 고쳤어요.",
        "             ╭ Day 1 done ───────────────────────────────────────╮",
        "  ╭──────────│ ≈ ✓ ✓                                             │───────────╮",
        "  │  I   fixe│                                                   │           │",
        "  │          │ 3 sentences   2 right at once   1 after a mistake │           │",
        "  ╰──────────│ 1 min 0 s                                         │──────── . ╯",
        "             │ Next reviews: 3 within 7 min                      │",
        "▌ ✓ Right.   │                                                   │",
        "▌ Also accept│ Missed: bug · yesterday                           │",
        "▌ Grade   1 A│                                                   │",
        "▌         in │                                      [ Continue ] │",
        "▌ 끝난 일이라╰───────────────────────────────────────────────────╯",
        "",
        "",
        "",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
        " ⏎ go on  u undo",
      ])
  }

  @Test func `a wide screen is read in its middle, a tall one a little lower`() async throws {
    let app = try await StudyApp(width: 160, height: 50)
    await app.type("I fixed the lo")
    #expect(app.screen.count == 50)
    #expect(app.screen[25..<48].joined().isEmpty)
    #expect(
      Array(app.screen[2..<25]) == [
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
        "                                Put it into English",
        "                                어제 로그인 버그를 고쳤어요.",
        "",
        "                                ╭──────────────────────────────────────────────────────────────────────────────────────────────╮",
        "                                │  I   fixed   the   lo                                                                        │",
        "                                │                                                                                              │",
        "                                ╰─────────────────────────────────────────────────────────────────────────────────────────── . ╯",
        "",
        "                                [1 login]  ·····  [3 fix]  ·········  [5 bug]  [6 it]  ·······  [8 yesterday]  [9 have]",
        "",
      ])
  }
}
