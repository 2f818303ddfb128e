import AppTestSupport
import Lessons
import Terminal
import TestSupport
import Testing

/// Blocks on their way between bank and answer, frame by frame.
@MainActor
struct QuizAnimationTests {
  /// The rows of the screen from the answer down to the bank.
  private func drawing(_ app: StudyApp) -> [String] { Array(app.screen[7...11]) }

  private func app(_ course: Course = .of("Go home.", distractors: ["house"])) async throws
    -> StudyApp
  {
    try await StudyApp(
      course: course, width: 32, height: 14, isAnimated: true,
      database: await .ofSomeExperience())
  }

  @Test func `a block flies from its slot to its place, and the slot stays`() async throws {
    let app = try await app()
    app.terminal.feed("go ")
    await app.advance(by: .zero)
    #expect(
      drawing(app) == [
        "  │                          │",
        "  │                          │",
        "  ╰─────────────────────── . ╯",
        "",
        "  [1 home]  [2 house]   go",
      ])
    await app.advance(by: .milliseconds(60))
    #expect(
      drawing(app) == [
        "  │                          │",
        "  │        go                │",
        "  ╰─────────────────────── . ╯",
        "",
        "  [1 home]  [2 house]  ······",
      ])
    await app.settle()
    #expect(
      drawing(app) == [
        "  │  go                      │",
        "  │                          │",
        "  ╰─────────────────────── . ╯",
        "",
        "  [1 home]  [2 house]  ······",
      ])
  }

  @Test func `keys on the way are not waited for`() async throws {
    let app = try await StudyApp(isAnimated: true)
    for word in ["I ", "fixed ", "the ", "login ", "bug ", "yesterday "] {
      app.terminal.feed(word)
      await app.advance(by: .milliseconds(20))
    }
    #expect(app.frames.isRunning)
    app.terminal.feed("<Enter>")
    #expect(app.shows("✓ Right."))
    await app.settle()
    #expect(app.answer == "I fixed the login bug yesterday")
  }

  @Test func `a block called back on its way turns round`() async throws {
    let app = try await app()
    let before = app.screen
    app.terminal.feed("go ")
    await app.advance(by: .milliseconds(40))
    app.terminal.feed("<Backspace>")
    await app.advance(by: .milliseconds(40))
    #expect(app.screen != before)
    await app.settle()
    #expect(app.screen == before)
  }

  @Test func `a flight takes less than a fifth of a second, then nothing ticks`() async throws {
    let app = try await app()
    app.terminal.feed("go ")
    #expect(app.frames.isRunning)
    await app.advance(by: .milliseconds(179))
    #expect(app.frames.isRunning)
    await app.advance(by: .milliseconds(1))
    #expect(!app.frames.isRunning)
  }

  @Test func `a click hits a block that is still on its way`() async throws {
    let app = try await app()
    app.terminal.feed("go ")
    await app.advance(by: .milliseconds(179))
    await app.click("go")
    await app.settle()
    #expect(app.answer == "")
  }

  @Test func `without animation nothing ever ticks`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed <Backspace><Tab><C-u>the <Esc><Esc>")
    #expect(app.frames.startCount == 0)
  }

  @Test func `a new size in the middle of a flight is no harm`() async throws {
    let app = try await app()
    app.terminal.feed("go ")
    await app.advance(by: .milliseconds(40))
    for (width, height) in [(80, 24), (1, 1), (0, 0), (40, 12)] {
      app.terminal.resize(width: width, height: height)
      await app.advance(by: .milliseconds(10))
    }
    await app.settle()
    #expect(app.answer == "go")
  }
}
