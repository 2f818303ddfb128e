import AppTestSupport
import Scenes
import Testing

/// The help over whatever is open, in the whole app.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HelpPlayTests {
  @Test func `it opens over a modal, and leaves it as it was`() async throws {
    let app = try await StudyApp()
    await app.type("I<Space><Esc><Esc>")
    let question = app.screen
    await app.type("?")
    #expect(app.shows("╭ Keys"))
    await app.type("?")
    #expect(app.screen == question)
  }

  @Test func `a search narrows it while one types, and Esc shows all again`() async throws {
    let app = try await StudyApp()
    await app.type("?")
    let all = app.screen
    #expect(app.hints.contains("/ search"))
    await app.type("/qu")
    #expect(app.shows("/ qu"))
    #expect(app.shows("quit"))
    #expect(!app.shows("hint"))
    await app.type("xyz")
    #expect(app.shows("No key does that here."))
    await app.type("<Esc>")
    #expect(app.screen == all)
    await app.type("<Esc>")
    #expect(!app.shows("╭ Keys"))
  }
}
