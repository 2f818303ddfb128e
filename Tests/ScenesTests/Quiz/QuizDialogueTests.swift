import AppTestSupport
import AppText
import Lessons
import TestSupport
import Testing

@testable import Scenes

/// A dialogue that is built line by line.
@MainActor
struct QuizDialogueTests {
  private static let course: Course = {
    let text = """
      {"format": 1, "id": "d", "title": "D", "languages": {"prompt": "ko", "answer": "en"},
       "days": [{"sentences": [
         {"id": "a", "prompt": "가요.", "answers": ["Go."]},
         {"id": "b", "prompt": "안녕?", "answers": ["Hi."], "by": "Mina"},
         {"id": "c", "prompt": "안녕!", "answers": ["{Hello|Hey} you."], "by": "Tom"},
         {"id": "d", "prompt": "커피?", "answers": ["Coffee?"], "by": "Mina"}]}]}
      """
    let result = CourseFile.read(Array(text.utf8))
    guard let course = result.course else { preconditionFailure("\(result.problems)") }
    return course
  }()

  private func app(height: Int = 24) async throws -> StudyApp {
    let app = try await StudyApp(course: Self.course, width: 80, height: height)
    await app.type("go <Enter><Enter>")
    return app
  }

  @Test func `the lines so far stand above the next one`() async throws {
    let app = try await app()
    #expect(app.shows("Mina: 안녕?") && !app.shows("Mina: Hi."))
    await app.type("hi <Enter>")
    #expect(!app.shows("Mina: Hi."), "it is just being built")
    await app.type("<Enter>")
    #expect(app.shows("Mina: Hi.") && app.shows("Tom: 안녕!"))
    await app.type("hello you <Enter><Enter>")
    let rows = ["Mina: Hi.", "Tom: Hello you.", "Mina: 커피?"].map { line in
      app.screen.firstIndex { $0.contains(line) } ?? -1
    }
    #expect(rows == rows.sorted() && rows[0] > 0, "\(app.screen.joined(separator: "\n"))")
    await app.type("coffee <Enter>")
    #expect(app.shows("Tom: Hello you."), "it stays after the check")
  }

  @Test func `where there is no room the line itself is asked all the same`() async throws {
    let app = try await app(height: 12)
    await app.type("hi <Enter><Enter>")
    #expect(app.shows("Tom: 안녕!") && !app.shows("Mina: Hi."))
  }
}
