import AppTestSupport
import Lessons
import Scenes
import Storage
import Terminal
import TestSupport
import Testing

/// Memos from the quiz: written with ^N, read after the check.
@MainActor
struct QuizMemoTests {
  private let bug = SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))

  @Test func `a memo is on its sentence, and the quiz as it was left`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed lo")
    let before = app.screen
    await app.type("<C-n>login<Enter>외래어<C-s>")
    #expect(app.hints.contains("Memo saved."))
    await app.type("<Left><Right>")
    #expect(app.screen == before)
    await app.type("g")
    #expect(app.answer == "I fixed log")
    let memos = try await app.database.memos(on: bug)
    #expect(memos.map(\.text.string) == ["login\n외래어"])
  }

  @Test func `after the check it can be written and read`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the login bug yesterday <Enter>")
    #expect(!app.hints.contains("m 1 memo"))
    await app.type("<C-n>과거형이에요<C-s>")
    #expect(app.shows("Right"))
    await app.type("<Down>")
    #expect(app.hints.contains("m 1 memo"))
    await app.type("m")
    #expect(app.shows("Memos on this sentence"))
    #expect(app.shows("과거형이에요"))
    #expect(app.shows("a moment ago"))
    await app.type("<Esc><Enter>")
    #expect(app.shows("저는 학생이에요."))
  }

  @Test func `memos from another day are found again, those of other sentences are not`()
    async throws
  {
    let database = try LearnerDatabase.inMemory()
    let time = Timestamp(seconds: 1_780_268_400 - 7_200, utcOffset: 0)
    for text in ["한국어에는 관사가 없다", "fix, fixed, fixed"] {
      _ = try await database.save(
        MemoEdit(.new(on: bug), text: try MemoText(text)), at: time)
    }
    let app = try await StudyApp(database: database)
    await app.type("I fixed the login bug yesterday <Enter>")
    #expect(app.hints.contains("m 2 memos"))
    await app.type("m")
    #expect(app.shows("한국어에는 관사가 없다"))
    #expect(app.shows("fix, fixed, fixed"))
    #expect(app.shows("2 hours ago"))
    await app.type("q<Enter>I am a student <Enter>")
    #expect(app.shows("Right"))
    #expect(!app.hints.contains("memos"))
    await app.type("m")
    #expect(!app.shows("Memos on this sentence"))
  }

  @Test func `writing takes no time from the sentence`() async throws {
    let app = try await StudyApp()
    app.watch.advance(by: .seconds(5))
    await app.type("<C-n>a long thought")
    app.watch.advance(by: .seconds(600))
    await app.type("<C-s>I fixed the login bug yesterday <Enter>")
    #expect(try await app.database.answers(to: bug).map(\.took) == [.seconds(5)])
  }

  @Test func `a long memo scrolls`() async throws {
    let app = try await StudyApp(width: 40, height: 12)
    await app.type("I fix <Enter><C-n>")
    await app.paste((1...40).map { "line \($0)" }.joined(separator: "\n"))
    await app.type("<C-s>m")
    #expect(app.shows("line 1"))
    await app.type("<PageDown><PageDown><PageDown><PageDown><PageDown><PageDown>")
    #expect(app.shows("line 40"))
  }

  @Test func `a program that ends in the middle of a memo keeps it`() async throws {
    let app = try await StudyApp()
    await app.type("<C-n>not done ye<Esc>")
    #expect(app.shows("Not saved yet"))
    #expect(await app.quit() == .terminate)
    #expect(try await app.database.drafts().map(\.text) == ["not done ye"])
    #expect(try await app.database.drafts().map(\.origin) == [.new(on: bug)])
  }
}
