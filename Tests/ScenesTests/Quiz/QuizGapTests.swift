import AppTestSupport
import AppText
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// A sentence with a gap, on the screen.
@MainActor
struct QuizGapTests {
  private static var inTurn: Settings {
    var settings = Settings.unasked
    settings.answering = .mixed
    return settings
  }

  /// A sentence that was not known, and is asked again.
  private func app(_ course: Course = .of("I understand it.")) async throws -> StudyApp {
    let app = try await StudyApp(
      course: course, database: .ofSomeExperience(), settings: Self.inTurn)
    await app.type("<C-g><Enter>")
    return app
  }

  @Test func `what was not built is asked for with a gap`() async throws {
    let app = try await app()
    #expect(app.shows("Which word is missing?"))
    #expect(app.framedText == "I ·········· it.")
    await app.type("under")
    #expect(app.framedText == "I under····· it.")
    await app.type("<Backspace>rstand<Enter>")
    #expect(app.shows("✓ Right."))
    #expect(app.shows("[2 Hard]"), "at a later try")
    #expect(app.framedText == "I understand it.")
  }

  @Test func `a hint gives the first letter, then the word`() async throws {
    let app = try await app()
    await app.type("xy<Tab>")
    #expect(app.framedText == "I u········· it.")
    #expect(app.shows("Taken back: xy"))
    await app.type("<Tab>")
    #expect(app.framedText == "I understand it.")
    await app.type("<Enter>")
    #expect(app.shows("[1 Again]"))
  }

  @Test func `nothing typed is nothing to check, and a question mark asks for help`() async throws {
    let app = try await app()
    await app.type("<Enter>")
    #expect(app.shows("Type the missing word first."))
    await app.type("a<C-u>?")
    #expect(app.shows("show me"))
  }

  @Test func `syllables compose in the gap`() async throws {
    let stage = try SceneStage()
    try stage.context.settings.change(to: Self.inTurn)
    let quiz = try await stage.quiz(.of("물이 있어요.", answerLanguage: "ko"))
    quiz.showMeRequested()
    #expect(await quiz.keeper.saved())
    quiz.continueRequested()
    let gap = try #require(quiz.answering as? GapViewModel)
    for scalar in "\u{110B}\u{1175}\u{11BB}\u{110B}\u{1165}\u{110B}\u{116D}".unicodeScalars {
      gap.characterTyped(Character(scalar))
    }
    #expect(gap.draft?.text == "있어요")
    #expect(gap.draft?.given == "물이 있어요.")
  }

  @Test func `no size does harm`() async throws {
    let app = try await app(.of("I {understand|comprehend} every single word of it, I think."))
    await app.type("under")
    for (width, height) in [(40, 12), (8, 3), (1, 1), (0, 0), (160, 50)] {
      await app.resize(width: width, height: height)
    }
    #expect(app.framedText.contains("under·····"))
  }

  @Test func `the next time it is asked in another way`() async throws {
    let stage = try SceneStage()
    try stage.context.settings.change(to: Self.inTurn)
    let quiz = try await stage.quiz()
    quiz.showMeRequested()
    #expect(await quiz.keeper.saved())
    let again = try await stage.quiz()
    #expect(again.answer?.kind == .gap)
    again.skipped()
    #expect(again.answer?.kind == .build, "what was never asked is built first")
  }
}
