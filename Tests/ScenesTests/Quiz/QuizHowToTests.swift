import AppTestSupport
import AppText
import Lessons
import Scenes
import TestSupport
import Testing

/// The first quiz of all says how a sentence is built.
@MainActor
struct QuizHowToTests {
  private let howTo = "Press a word’s number, or type it and press Space."

  @Test func `it is said where the first word goes, until something is there`() async throws {
    let app = try await StudyApp()
    #expect(app.framedText == howTo)
    #expect(app.textAtCursor == "Press")
    await app.type("f")
    #expect(app.framedText == "f")
    await app.type("<Backspace>")
    #expect(app.framedText == howTo)
    await app.type("I ")
    #expect(app.framedText == "I")
  }

  @Test func `its room stays, so that no block of the bank moves`() async throws {
    let app = try await StudyApp(width: 40, height: 12)
    let bank = app.screen.firstIndex { $0.contains("[1 login]") }
    await app.type("I ")
    #expect(app.screen.firstIndex { $0.contains("[1 login]") } == bank)
  }

  @Test func `it stays while the focus is in the bank`() async throws {
    let app = try await StudyApp()
    await app.type("<Down>")
    #expect(app.framedText == howTo)
    await app.type("<Space>")
    #expect(app.framedText == "login")
  }

  @Test func `who has answered once knows it`() async throws {
    let app = try await StudyApp()
    await app.type("I <Enter><Enter>")
    #expect(app.framedText == "")
    _ = await app.quit()
    let again = try await StudyApp(database: app.database)
    #expect(again.framedText == "")
  }

  @Test(arguments: [InterfaceLanguage.english, .korean])
  func `forty columns hold it in both languages`(language: InterfaceLanguage) async throws {
    let app = try await StudyApp(width: 40, height: 12, language: language)
    #expect(app.framedText == Localization.bundled(language)[.quizHowTo])
    #expect(app.shows("[1 login]"))
  }
}
