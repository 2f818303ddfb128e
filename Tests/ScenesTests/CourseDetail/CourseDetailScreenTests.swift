import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct CourseDetailScreenTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(
      bundled: CourseText(
        id: "a", title: "Stand-up English", description: "What is said in the morning.",
        property: "work", answers: ["Go.", "Stay."]))
  }

  @Test func `a course is shown with its days and what they are to the learner`() async throws {
    let app = try await StudyApp(at: place, width: 60, height: 12)
    await app.type("<Right>")
    #expect(
      app.screen == [
        " Stand-up English", " What is said in the morning.",
        " work · Korean → English · 2 days · 2 sentences", "", " [ Start ]", "",
        " ▸ Day 1                                               next",
        "   Day 2                                         1 sentence", "", "",
        String(repeating: "─", count: 60),
        " ⏎ start  b ask both ways  ? help                  Esc back",
      ])
    await app.type("<Enter>go<Enter><Enter><Enter><Enter>")
    #expect(app.screen[4] == " [ Continue ]")
    #expect(app.screen[6] == " ✓ Day 1                                               done")
    #expect(app.screen[7] == " ▸ Day 2                                               next")
  }

  @Test func `forty columns in Korean hold it too`() async throws {
    let app = try await StudyApp(at: place, width: 40, height: 12, language: .korean)
    await app.type("<Right>")
    #expect(
      app.screen == [
        " Stand-up English", " What is said in the morning.",
        " work · 한국어 → 영어 · 2일 · 문장 2개", "", " [ 시작 ]", "",
        " ▸ 1일째                           다음", "   2일째                       문장 1개", "", "",
        String(repeating: "─", count: 40), " ⏎ 시작  ? 도움말             Esc 뒤로",
      ])
  }

  @Test func `any day may be opened`() async throws {
    let app = try await StudyApp(at: place)
    await app.type("<Right><End><Enter>")
    #expect(app.screen[0].hasPrefix(" Stand-up English · Day 2"))
  }

  @Test func `looking at a course leaves no trace`() async throws {
    let app = try await StudyApp(at: place, width: 160)
    await app.type("<Right><Esc>")
    #expect(try await place.database().courseStandings().isEmpty)
  }

  @Test func `the button says what the list says`() async throws {
    try place.write(CourseText(id: "b", title: "Other"), to: "bundle")
    let app = try await StudyApp(at: place)
    await app.type("<End>")
    #expect(app.hints.hasPrefix(" ⏎ start  → days"))
    await app.type("<Right>")
    #expect(app.shows("[ Start ]"))
    await app.type("<Esc><Home><Enter><Esc><End><Right>")
    #expect(app.shows("[ Switch to this ]"))
    #expect(app.hints.hasPrefix(" ⏎ switch to this"))
  }
}
