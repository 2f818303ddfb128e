import AppTestSupport
import AppText
import CourseLibrary
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// Servers that keep the learner waiting, or went away.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SlowServerTests {
  private let place: LearnerPlace
  private let server: TestHTTPServer

  init() async throws {
    place = try LearnerPlace(bundled: CourseText(id: "a", title: "Apples", answers: ["Go."]))
    server = try TestHTTPServer(
      courses: CourseText(id: "s", title: "Served", answers: ["Go.", "Stay."]))
    try await place.add(server.address)
  }

  private func stall(_ path: String) {
    server.serve(path, TestHTTPReply(steps: [.stall]))
  }

  @Test func `keys work while a server is waited for, and the app ends at once`() async throws {
    stall("/library.json")
    let app = try await StudyApp(at: place, waitsForServers: false)
    #expect(app.shows("Apples"))
    await app.terminal.shown { $0.contains { $0.contains("◌ Loading \(server.address)") } }
    app.terminal.type("<Right>")
    await app.terminal.shown { $0.contains { $0.contains("▸ Day 1") } }
    app.terminal.type("<Esc>")
    await app.terminal.shown { $0.contains { $0.contains("Loading") } }
    app.terminal.type("q")
    #expect(await app.ended() == nil)
  }

  @Test func `a course on its way is seen to be, and need not be waited for`() async throws {
    stall("/courses/s.json")
    let app = try await StudyApp(at: place)
    app.terminal.type("<End><Right>")
    await app.terminal.shown { $0.contains { $0.contains("Served") && $0.hasSuffix("◌ opening") } }
    #expect(app.hints.contains("Esc do not wait"))
    await app.type("<Esc>")
    #expect(!app.shows("opening"))
    await app.type("<Home><Right>")
    #expect(app.shows("▸ Day 1"))
  }

  @Test func `a course that comes while a modal is open does not get in the way`() async throws {
    let app = try await StudyApp(at: place)
    app.terminal.type("<End><Right>?")
    await app.settle()
    #expect(app.shows("On this screen"))
    await app.type("<Esc>")
    #expect(app.shows("[ Start ]"))
    await app.type("<Right>")
    #expect(app.shows("▸ Day 1"))
  }

  @Test func `a course that cannot be had says why, and is asked for again`() async throws {
    server.serve("/courses/s.json", .text("", status: "404 Gone"))
    let app = try await StudyApp(at: place)
    await app.type("<End><Right>")
    #expect(app.shows("This course cannot be opened"))
    #expect(app.shows("404 Gone"))
    server.serve([CourseText(id: "s", title: "Served", answers: ["Go.", "Stay."])])
    await app.type("<Enter>")
    #expect(app.shows("▸ Day 1"))
  }

  @Test func `a server that goes away in the middle takes nothing away`() async throws {
    let app = try await StudyApp(at: place)
    await app.type("<End><Enter>")
    server.stop()
    await app.type("go<Enter><Enter><Enter>")
    #expect(app.shows("Day 1 done"))
    await app.type("<Enter><Enter>stay<Enter><Enter><Enter>")
    #expect(app.shows("Served: done"))
    await app.type("<Enter>r")
    #expect(app.shows("✓ 2 days"))
    #expect(
      app.text.contains(
        "! \(server.address)library.json: cannot reach it (refused). r retry Showing the copy of "
          + "a moment ago."))
  }

  @Test func `a course opens from its kept copy, and says so`() async throws {
    let app = try await StudyApp(at: place)
    await app.type("<End><Right>")
    #expect(!app.shows("!"))
    _ = await app.quit()
    server.stop()
    place.watch.advance(by: .seconds(3 * 3_600))
    let again = try await StudyApp(at: place, language: .korean)
    await again.type("<Down><Right>")
    #expect(
      again.text.contains(
        "! \(server.address)courses/s.json: 연결할 수 없습니다(연결 거부). 3시간 전 받은 것을 보여 드립니다."))
    #expect(again.shows("▸"))
  }
}
