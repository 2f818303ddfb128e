import Lessons
import Storage
import TestSupport
import Testing

@MainActor
struct QuizCheckedTests {
  private func checked(
    _ sentence: String, width: Int = 80, height: Int = 24
  ) async throws -> StudyApp {
    let app = try await StudyApp(width: width, height: height)
    await app.type(sentence + "<Enter><Enter>")
    return app
  }

  @Test func `the cursor goes to the verdict, where screen readers look`() async throws {
    let app = try await checked("I fix")
    #expect(app.textAtCursor == "✗")
  }

  @Test func `the equals sign keeps the learner's answer, and takes that back`() async throws {
    let app = try await checked("I fix")
    await app.type("=")
    #expect(app.shows("✓ Right. Your own accepted answer."))
    #expect(app.shows("1/3"))
    #expect(app.hints.contains("= not right after all"))
    await app.type("=")
    #expect(app.shows("✗ Not yet."))
    #expect(app.hints.contains("= my answer was right"))
  }

  @Test func `who is right is not asked whether they are`() async throws {
    let app = try await checked("I fixed the login bug yesterday")
    #expect(app.shows("✓ Right."))
    #expect(app.hints.contains("⏎ go on") && !app.hints.contains("="))
    await app.type("=")
    #expect(app.shows("It was right already."))
  }

  @Test func `the learner's answer is right the next time`() async throws {
    let mine = "go now home"
    let app = try await StudyApp(course: .of("Go home now."))
    await app.type(mine + "<Enter><Enter>")
    #expect(app.shows("✗ Not yet."))
    await app.type("=<Enter>")
    #expect(app.shows("Day 1 done"))
    _ = await app.quit()
    let again = try await StudyApp(course: .of("Go home now."), database: app.database)
    await again.type(mine + "<Enter><Enter>")
    #expect(again.shows("✓ Right. Your own accepted answer."))
  }

  @Test func `why a right answer cannot be called right is said`() async throws {
    let app = try await checked("I fixed the login bug yesterday")
    await app.type("=")
    #expect(app.hints == " ! It was right already.")
  }

  @Test func `a digit changes the grade, and Again brings the sentence back`() async throws {
    let app = try await checked("I fixed the login bug yesterday")
    #expect(app.shows("[3 Good]"))
    await app.type("4")
    #expect(app.shows("[4 Easy]"))
    await app.type("1")
    #expect(app.shows("[1 Again]"))
    #expect(app.shows("It comes back later."))
    #expect(app.shows("0/3"))
  }

  @Test func `letters do nothing after the check`() async throws {
    let app = try await checked("I fix")
    let screen = app.screen
    await app.type("xy<Backspace><Tab><C-u><Left>")
    #expect(app.screen == screen)
  }

  @Test func `Space goes on like Enter`() async throws {
    let app = try await checked("I fix")
    await app.type("<Space>")
    #expect(app.shows("저는 학생이에요."))
  }

  @Test func `what does not fit scrolls by arrows and pages`() async throws {
    let app = try await checked("fix have", width: 40, height: 12)
    #expect(app.shows("✗ Not yet."))
    await app.type("<Down><Down>")
    #expect(!app.shows("✗ Not yet."))
    await app.type("<PageUp>")
    #expect(app.shows("✗ Not yet."))
    await app.type("<PageDown><PageDown>")
    #expect(app.shows("끝난 일이라 fixed예요."))
  }

  @Test func `the next sentence begins at the top again`() async throws {
    let app = try await checked("fix have", width: 40, height: 12)
    await app.type("<PageDown><Enter>an<Enter><Enter>")
    #expect(app.shows("✗ Not yet."))
  }

  @Test func `an answer that cannot be saved is said, and Enter tries again`() async throws {
    let app = try await StudyApp()
    try await app.database.hide("answer")
    await app.type("I fix<Enter><Enter>")
    #expect(app.shows("Not saved yet:"))
    await app.type("<Enter>")
    #expect(app.shows("✗ Not yet."))
    await app.type("=")
    try await app.database.show("answer")
    await app.type("<Enter>")
    #expect(app.shows("저는 학생이에요."))
    let key = SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))
    #expect(try await app.database.answers(to: key).map(\.verdict) == [.accepted])
  }
}
