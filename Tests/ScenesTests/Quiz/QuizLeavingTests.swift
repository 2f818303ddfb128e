import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct QuizLeavingTests {
  @Test func `with nothing built there is nothing to ask`() async throws {
    let app = try await StudyApp()
    await app.type("<Esc>")
    #expect(app.shows("▸ Day 1  Yesterday"))
  }

  @Test func `with blocks placed the learner is asked, and may stay`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed <Esc>")
    #expect(app.shows("Leave the quiz?"))
    await app.type("<Enter>")
    #expect(!app.shows("Leave the quiz?"))
    #expect(app.answer == "I fixed")
    await app.type("<Esc><Esc>")
    #expect(app.answer == "I fixed")
    await app.type("<Esc><Right><Enter>")
    #expect(app.shows("▸ Day 1  Yesterday"))
  }

  @Test func `the question is answered with the mouse, too`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed <Esc>")
    await app.click("[ Leave ]")
    #expect(app.shows("▸ Day 1  Yesterday"))
  }

  @Test func `after the check there is nothing to lose`() async throws {
    let app = try await StudyApp()
    await app.type("I fix<Enter><Enter><Esc>")
    #expect(app.shows("▸ Day 1  Yesterday"))
  }

  @Test func `an answer that cannot be saved is not left without a question`() async throws {
    let app = try await StudyApp()
    try await app.database.hide("answer")
    await app.type("I fix<Enter><Enter><Esc>")
    #expect(app.shows("Your last answer could not be saved"))
    await app.type("<Esc>")
    try await app.database.show("answer")
    await app.type("<Esc>")
    #expect(app.shows("▸ Day 1  Yesterday"))
    let key = SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))
    #expect(try await app.database.answers(to: key).map(\.text) == ["I fix"])
  }

  @Test func `skipping puts a sentence off, unless it is the only one`() async throws {
    let app = try await StudyApp()
    await app.type("I <C-s>")
    #expect(app.shows("저는 학생이에요."))
    #expect(app.answer == "")
    let alone = try await StudyApp(course: .of("Go home."))
    await alone.type("<C-s>")
    #expect(alone.hints == " ! It is the only sentence left.")
  }

  @Test func `what was being saved is saved when the program is ended`() async throws {
    let app = try await StudyApp()
    await app.type("I fix<Enter>")
    await app.typeAtOnce("<Enter>")
    _ = await app.quit()
    let key = SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))
    #expect(try await app.database.answers(to: key).count == 1)
  }

  @Test func `help shows the keys of now, and all is as it was after it`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed <Left>")
    let (screen, cursor) = (app.screen, app.terminal.cursor)
    await app.type("?")
    #expect(app.shows("give back"))
    #expect(app.shows("my answer was right") == false)
    await app.type("<Esc>")
    #expect(app.screen == screen)
    #expect(app.terminal.cursor == cursor)
  }

  @Test func `help closes by the letter for it, on a Korean keyboard too`() async throws {
    let app = try await StudyApp()
    for letter in ["q", "ㅂ"] {
      await app.type("?")
      #expect(app.shows("╭ Keys"))
      await app.type(letter)
      #expect(!app.shows("╭ Keys"))
      #expect(app.answer == "")
    }
  }

  @Test func `a quiz that was left is gone`() async throws {
    let app = try await StudyApp()
    for _ in 0..<10 {
      await app.type("I fixed lo<Down><Tab><Enter>")
      weak let screen = app.topScreen as? QuizScreen
      weak let viewModel = screen?.viewModel
      #expect(viewModel != nil)
      await app.type("<Esc><Right><Enter>")
      #expect(screen == nil)
      #expect(viewModel == nil)
      await app.type("<Enter>")
    }
  }
}
