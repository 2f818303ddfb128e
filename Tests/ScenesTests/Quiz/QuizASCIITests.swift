import Lessons
import TestSupport
import Testing

/// With `--ascii` no frame, bar, arrow or mark is drawn with another sign.
@MainActor
struct QuizASCIITests {
  private static let signs = Set("╭╮╰╯─│━▰▱✓✗≈▸▌↑↓↕←⏎⌫⇥◌…")

  @Test(arguments: [(80, 24), (40, 12)])
  func `on no screen there is a sign of another kind`(width: Int, height: Int) async throws {
    let app = try await StudyApp(width: width, height: height, isASCIIOnly: true)
    let steps = [
      "I fix", " the <Down>", "?", "<Esc><Esc>", "<Esc>login<Enter><Enter>", "<PageDown>", "?",
      "<Esc><Enter>I am <Tab>student<Enter><Enter>", "<Enter>Don't worry<Enter><Enter>", "<Enter>",
      "I fixed the login bug yesterday<Enter><Enter>", "<Enter>", "<Enter>",
    ]
    for step in steps {
      await app.type(step)
      let found = Set(app.screen.joined()).intersection(Self.signs)
      #expect(found.isEmpty, "after \(step)")
    }
    #expect(app.shows("+ Day 1  Yesterday"))
  }

  @Test func `a long word is cut with two full stops`() async throws {
    let word = String(repeating: "abcdefghij", count: 20)
    let app = try await StudyApp(
      course: .of(word + " is."), width: 40, height: 12, isASCIIOnly: true)
    #expect(app.screen.contains { $0.hasSuffix("..]") })
  }
}
