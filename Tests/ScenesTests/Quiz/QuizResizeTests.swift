import Lessons
import Terminal
import TestSupport
import Testing

@MainActor
struct QuizResizeTests {
  private static let sizes = [
    (1, 1), (0, 0), (2, 1), (1, 40), (200, 1), (3, 3), (8, 4), (20, 5), (30, 7), (40, 12),
    (160, 50),
  ]

  /// Brings the app into each of its states in turn, with a name.
  private static let states: [(name: String, keys: String)] = [
    ("empty", ""), ("typing", "I fixed lo"), ("bank", "<Backspace><Backspace><Down>"),
    ("answer", "<Up><Left>"), ("question", "<Esc>"), ("help", "<Esc>?"),
    ("checked", "<Esc><End><Right><Right><Enter>"), ("next", "<Enter>"), ("course", "<Esc>"),
  ]

  @Test func `in every state every size is drawn, and the way back leads to the same screen`()
    async throws
  {
    let app = try await StudyApp()
    for state in Self.states {
      await app.type(state.keys)
      let (screen, cursor) = (app.screen, app.terminal.cursor)
      for (width, height) in Self.sizes { await app.resize(width: width, height: height) }
      await app.resize(width: 80, height: 24)
      #expect(app.screen == screen, "\(state.name)")
      #expect(app.terminal.cursor == cursor, "\(state.name)")
    }
  }

  @Test func `the app can be played blind, in a terminal of one cell`() async throws {
    let app = try await StudyApp(width: 1, height: 1)
    await app.type("I fixed the login bug yesterday<Enter><Enter>")
    await app.resize(width: 80, height: 24)
    #expect(app.shows("✓ Right."))
  }

  @Test func `the field stays in sight when the answer grows and the screen shrinks`() async throws
  {
    let words = (1...40).map { "w\($0)" }.joined(separator: " ")
    let app = try await StudyApp(course: .of(words + "."), width: 40, height: 12)
    for count in 1...40 {
      await app.type("w\(count)")
      let cursor = try #require(app.terminal.cursor)
      #expect(app.screen[cursor.y].contains("w\(count)"))
      await app.type("<Space>")
    }
    await app.resize(width: 30, height: 9)
    #expect(app.terminal.cursor != nil)
    await app.type("<Enter>")
    await app.resize(width: 80, height: 24)
    #expect(app.shows("✓ Right."))
  }
}
