import Lessons
import Terminal
import TestSupport
import Testing

@MainActor
struct QuizMovingTests {
  @Test func `Down goes to the bank, Up back to the answer`() async throws {
    let app = try await StudyApp()
    let field = app.terminal.cursor
    await app.type("<Down>")
    #expect(app.textAtCursor == "[1")
    #expect(app.hints.contains("⏎ pick"))
    await app.type("<Up>")
    #expect(app.terminal.cursor == field)
    #expect(app.hints.contains("⏎ check"))
  }

  @Test func `Down from the last row of the bank goes to the field`() async throws {
    let app = try await StudyApp()
    let field = app.terminal.cursor
    await app.type("<Down><Down><Down>")
    #expect(app.terminal.cursor == field)
  }

  @Test func `arrows pass over the gaps of placed blocks`() async throws {
    let app = try await StudyApp()
    await app.type("2<Down><Right>")
    #expect(app.textAtCursor == "[3")
  }

  @Test func `Space picks the focused block, Enter on its gap checks`() async throws {
    let app = try await StudyApp(course: .of("Go home.", distractors: ["house"]))
    await app.build("go", "home")
    #expect(app.answer == "go home")
    #expect(app.hints.contains("⏎ check"))
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `Left and Right go over blocks and field in reading order`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the ")
    await app.type("<Left>")
    #expect(app.textAtCursor == "the")
    #expect(app.hints.contains("⏎ give back"))
    await app.type("<Left><Left>")
    #expect(app.textAtCursor == "I")
    await app.type("<Left>")
    #expect(app.textAtCursor == "")
    await app.type("have ")
    #expect(app.answer == "have I fixed the")
    await app.type("<Right><Right><Right><Right>bug ")
    #expect(app.answer == "have I fixed the bug")
  }

  @Test func `Home and End put the field at the ends of the answer`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed <Home>yesterday <End>it ")
    #expect(app.answer == "yesterday I fixed it")
  }

  @Test func `Enter gives the focused block of the answer back`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the <Left><Left><Enter>")
    #expect(app.answer == "I the")
    #expect(app.shows("[4 fixed]"))
  }

  @Test func `Backspace takes the focused block, else the one before the caret`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the <Left><Left><Backspace>")
    #expect(app.answer == "I the")
    await app.type("<Backspace>")
    #expect(app.answer == "the")
    await app.type("<Backspace>")
    #expect(app.hints == " ! There is nothing to take back.")
  }

  @Test func `a letter that is typed goes before any block, wherever the focus is`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed lo<Left><Backspace>")
    #expect(app.answer == "I fixed l")
  }

  @Test func `Shift moves the focused block, or the one before the caret`() async throws {
    let app = try await StudyApp()
    await app.type("fixed I <S-Left>")
    #expect(app.answer == "I fixed")
    await app.type("the <Left><S-Left><S-Left>")
    #expect(app.answer == "the I fixed")
    #expect(app.textAtCursor == "the")
    await app.type("<S-Right>")
    #expect(app.answer == "I the fixed")
  }

  @Test func `a block moved past the end stays there`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed <S-Right><S-Right>")
    #expect(app.answer == "I fixed")
  }

  @Test func `without a block to move the reason is said`() async throws {
    let app = try await StudyApp()
    await app.type("<S-Left>")
    #expect(app.hints == " ! Move to a block of the answer first.")
  }

  @Test func `a block picked in the bank goes in after the focused one of the answer`()
    async throws
  {
    let app = try await StudyApp()
    await app.type("I the bug <Left><Left><Left>48")
    #expect(app.answer == "I fixed yesterday the bug")
    await app.type("<Left><Left><Down>")
    await app.build("have", "it")
    #expect(app.answer == "I fixed have it yesterday the bug")
  }

  @Test func `moving in an answer that runs from right to left follows the eye`() async throws {
    let app = try await StudyApp(
      course: .of("أنا أحب القهوة", answerLanguage: "ar"))
    await app.type("أنا أحب القهوة ")
    let end = try #require(app.terminal.cursor)
    await app.type("<Right>")
    #expect(try #require(app.terminal.cursor).x > end.x)
    #expect(app.textAtCursor == "القهوة")
    await app.type("<Right>")
    #expect(app.textAtCursor == "أحب")
    await app.type("<S-Right>")
    await app.type("<End><Enter>")
    #expect(app.shows("Order: "))
  }
}
