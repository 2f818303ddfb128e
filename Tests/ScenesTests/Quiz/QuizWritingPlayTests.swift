import AppTestSupport
import AppText
import Lessons
import Scenes
import Storage
import Terminal
import TestSupport
import Testing

/// Sentences typed as a whole, in the whole app.
@MainActor
struct QuizWritingPlayTests {
  private func app(
    _ course: Course = .standUp, width: Int = 80, height: Int = 24,
    language: InterfaceLanguage = .english, isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    var settings = Settings.unasked
    settings.answering = .typing
    return try await StudyApp(
      course: course, width: width, height: height, language: language, isASCIIOnly: isASCIIOnly,
      settings: settings)
  }

  @Test func `a day is typed`() async throws {
    let app = try await app()
    await app.type("I fixed the login bug yesterday<Enter>")
    #expect(app.shows("✓ Right."))
    #expect(app.answer == "I fixed the login bug yesterday")
    await app.type("<Enter>")
    #expect(app.answer == "")
    await app.type("I'm a student.<Enter>")
    #expect(app.shows("✓ Right. Another way to say it."))
    await app.type("<Enter>dont worry<Enter>")
    #expect(app.shows("! Almost.") || app.shows("Almost."))
    await app.type("<Enter>")
    #expect(app.shows("Day 1 done"))
  }

  @Test func `a sentence typed ahead in one read is checked`() async throws {
    let app = try await app()
    await app.typeAtOnce("I fixed the login bug yesterday<Enter><Enter>I am a")
    #expect(app.shows("1/3"))
    #expect(app.answer == "I am a")
  }

  @Test func `digits, letters of commands and Korean letters are text`() async throws {
    let app = try await app()
    await app.type("q1ㅂ 2=m?")
    #expect(app.answer == "q1ㅂ 2=m?")
    #expect(app.hints.contains("F1 help"))
    await app.type("<C-u>?")
    #expect(app.shows("╭ Keys"))
    await app.type("<PageDown>")
    #expect(app.shows("undo"))
  }

  @Test func `the caret moves by letters and words, and writes where it stands`() async throws {
    let app = try await app()
    await app.type("I the login<C-Left><C-Left>fixed <End> bug<Home><Delete>i<C-e>s<Backspace>")
    #expect(app.answer == "i fixed the login bug")
    #expect(app.terminal.cursor == Point(x: 25, y: 7))
    await app.type("<C-w><C-w><Left><C-k>")
    #expect(app.answer == "i fixed the")
  }

  @Test func `the cursor stands where an input method composes`() async throws {
    let app = try await app(.firstSteps)
    let start = try #require(app.terminal.cursor)
    await app.type("학교")
    #expect(app.terminal.cursor == Point(x: start.x + 4, y: start.y))
    await app.type("<Left>")
    #expect(app.terminal.cursor == Point(x: start.x + 2, y: start.y))
  }

  @Test func `what is left unchecked is asked about, an empty answer is not`() async throws {
    let app = try await app()
    await app.type("I<Esc>")
    #expect(app.shows("Leave the quiz?"))
    await app.type("<Esc><C-u><Esc>")
    #expect(app.shows("▸ Day 1"))
  }

  @Test func `a skipped sentence leaves nothing typed`() async throws {
    let app = try await app()
    await app.type("I fixed<C-s>")
    #expect(app.shows("저는 학생이에요."))
    #expect(app.answer == "")
  }

  @Test func `a click sets the caret`() async throws {
    let app = try await app()
    await app.type("fixed it")
    let end = try #require(app.terminal.cursor)
    app.terminal.click(x: end.x - 8, y: end.y)
    await app.settle()
    await app.type("I ")
    #expect(app.answer == "I fixed it")
  }

  @Test func `the setting holds from the next day that is opened on`() async throws {
    let place = try LearnerPlace(bundled: CourseText(id: "a", title: "Go", answers: ["Go home."]))
    let app = try await StudyApp(at: place)
    await app.type("5<Down><Down><Down><Down><Down>")
    #expect(app.shows("◂ blocks, later typing ▸"))
    await app.type("<Left>")
    #expect(app.shows("◂ typing ▸"))
    await app.type("2<Enter>")
    #expect(app.shows("Type it in"))
    await app.type("go home<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `blocks and typing mix in one session`() async throws {
    let database = try LearnerDatabase.inMemory()
    try await database.learnLongAgo(.standUp, first: 1, at: TestWatch().clock.now())
    let app = try await StudyApp(day: 1, database: database)
    await app.type("I fixed the login bug yesterday<Enter>")
    #expect(app.shows("✓ Right."))
    #expect(app.shows("[3 Good]"))
    await app.type("<Enter>")
    #expect(app.shows("[1 "))
    await app.type("I am a student<Enter><Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `sizes down to nothing do no harm, and text stays`() async throws {
    let app = try await app()
    let text = String(repeating: "가나 ", count: 80) + "끝"
    await app.paste(text)
    for (width, height) in [(1, 1), (0, 0), (3, 2), (12, 5), (40, 12), (160, 50), (80, 24)] {
      await app.resize(width: width, height: height)
      await app.type("<Up><PageDown><Down><End>x<Backspace>")
    }
    await app.type("<C-e>")
    #expect(app.answer.hasSuffix("끝"))
  }
}
