import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// The list of courses as it is seen, whole screens.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct CourseListDrawingTests {
  private let place: LearnerPlace

  init() async throws {
    place = try LearnerPlace(
      bundled: CourseText(
        id: "a", title: "Stand-up English",
        description: "Everyday sentences for people who build software", property: "work",
        answers: ["Go.", "Stay.", "Wait."]),
      CourseText(id: "b", title: "첫걸음", description: "인사와 숫자, 음식과 집에 가는 길", property: "기초"),
      CourseText(id: "c", title: "Code review, kindly"))
    let app = try await StudyApp(at: place)
    await app.type("<End><Enter>go<Enter><Enter><Enter><Enter>")
    await app.type("<Home><Enter>go<Enter><Enter><Enter><Enter>")
    _ = await app.quit()
  }

  @Test func `every kind of course and message has its own look`() async throws {
    try await place.add("gopher://h")
    let app = try await StudyApp(at: place, width: 110, height: 16)
    let date = Localization.english.date(ofSeconds: place.watch.clock.now().seconds)
    let rule = String(repeating: "─", count: 110)
    #expect(
      app.screen == [
        rootTabs(110), rule,
        " Doing",
        " ▌Stand-up English" + gap(66) + "Day 2 of 3  ━━━───── 33 %",
        " ▌Everyday sentences for people who build software · work" + gap(40) + "[ Continue ]",
        " Not started",
        "  첫걸음" + gap(75) + "1 day   [ Switch to this ]",
        "  인사와 숫자, 음식과 집에 가는 길 · 기초",
        " Done",
        "  Code review, kindly" + gap(66 - date.displayWidth) + "✓ 1 day  \(date)   [ Repeat ]",
        " ! The saved source “gopher://h” cannot be read by this version of malmoi.",
        "", "", "", rule,
        " ⏎ continue  → days  / filter  r reload  a add source  ? help" + gap(42) + "q quit",
      ])
  }

  @Test func `ASCII terminals get the same in signs they have`() async throws {
    try place.remove("b", from: "bundle")
    let app = try await StudyApp(at: place, width: 60, height: 12, isASCIIOnly: true)
    let rule = String(repeating: "-", count: 60)
    #expect(
      Array(app.screen[1...4]) == [
        rule, " Doing", " |Stand-up English                Day 2 of 3  ###----- 33 %",
        " |Everyday sentences for people who .. - work  [ Continue ]",
      ])
    #expect(app.screen.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test func `forty columns in Korean hold what matters`() async throws {
    let app = try await StudyApp(at: place, width: 40, height: 12, language: .korean)
    let date = Localization.korean.date(ofSeconds: place.watch.clock.now().seconds)
    let rule = String(repeating: "─", count: 40)
    #expect(
      app.screen == [
        rootTabs(40, .korean), rule,
        " 배우는 중",
        " ▌Stand-up English   3일 중 2일째  33 %",
        " ▌Everyday sentences … · work  [ 계속 ]",
        " 시작 전",
        "  첫걸음                            1일",
        "  인사와 숫자, …   [ 이 강의로 바꾸기 ]",
        " 끝냄",
        "  Code review, kindly" + gap(11 - date.displayWidth) + "✓ 1일  \(date)↓", rule,
        " ⏎ 계속  ? 도움말             q 끝내기",
      ])
  }

  @Test func `no size makes the list crash`() async throws {
    let app = try await StudyApp(at: place)
    for size in [(1, 1), (2, 3), (5, 2), (12, 4), (119, 3), (120, 9), (200, 60), (3, 40)] {
      await app.resize(width: size.0, height: size.1)
      await app.type("<Down><Up>/a<Esc>")
    }
  }

  private func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
}
