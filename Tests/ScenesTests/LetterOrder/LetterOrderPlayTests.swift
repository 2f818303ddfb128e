import AppTestSupport
import AppText
import Lessons
import Scenes
import Storage
import Terminal
import TestSupport
import Testing

/// A Hebrew course, with words turned by the terminal and by malmoi.
@MainActor
struct LetterOrderPlayTests {
  private func app(
    _ order: LetterOrder?, _ database: LearnerDatabase? = nil
  ) async throws -> StudyApp {
    var settings = Settings.unasked
    settings.letterOrder = order
    return try await StudyApp(
      course: .of("אני גר בעיר גדולה.", answerLanguage: "he"), database: database,
      settings: settings)
  }

  @Test func `the answer grows from the right, its words as the terminal wants them`()
    async throws
  {
    let app = try await app(.byTerminal)
    await app.type("אני גר ")
    #expect(app.answer == "גר אני")
    await app.type("בע")
    #expect(app.framedText == "בע גר אני")
    let caret = try #require(app.terminal.cursor)
    #expect(app.screen[caret.y].contains(" בע"))
    await app.type(" גדולה <Enter>")
    #expect(app.text.contains("גדולה בעיר גר אני"))
    #expect(app.shows("✓"))
  }

  @Test func `the answer grows from the right, its words turned by malmoi`() async throws {
    let app = try await app(.byMalmoi)
    await app.type("אני גר ")
    #expect(app.answer == "רג ינא")
    #expect(app.shows("ריעב]") && app.shows("הלודג]"), "\(app.screen.joined(separator: "\n"))")
    await app.type("ב")
    let caret = try #require(app.terminal.cursor)
    #expect(app.terminal.canvas?[Point(x: caret.x + 1, y: caret.y)].character == "ב")
  }

  @Test func `which of both is asked once, and kept`() async throws {
    let database = try LearnerDatabase.inMemory()
    let first = try await app(nil, database)
    #expect(first.shows("Which has ש at its right end?"))
    #expect(first.shows("שלום") && first.shows("םולש"))
    await first.type("<Down><Enter>")
    #expect(!first.shows("Which has"))
    await first.type("אני ")
    #expect(first.answer == "ינא")
    let settings = Settings(rows: try await database.settings())
    #expect(settings.letterOrder == .byMalmoi)
    let second = try await app(settings.letterOrder, database)
    #expect(!second.shows("Which has"))
  }

  @Test func `who goes back leaves it to the terminal, and is not asked again`() async throws {
    let database = try LearnerDatabase.inMemory()
    let app = try await app(nil, database)
    await app.type("<Esc>אני ")
    #expect(app.answer == "אני")
    #expect(Settings(rows: try await database.settings()).letterOrder == .byTerminal)
  }

  @Test func `no other course asks`() async throws {
    var settings = Settings.unasked
    settings.letterOrder = nil
    let app = try await StudyApp(settings: settings)
    #expect(!app.shows("right end"))
  }
}
