import Lessons
import TestSupport
import Testing

/// A whole day, played through the app in every way there is.
@MainActor
struct QuizPlayTests {
  @Test func `a day is played by typing`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the login bug yesterday<Enter>")
    #expect(app.answer == "I fixed the login bug yesterday")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>I am a student<Enter><Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>Don't worry<Enter><Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>")
    #expect(app.shows("Day 1 done"))
    await app.type("<Enter>")
    #expect(app.shows("✓ Day 1  Yesterday"))
    #expect(app.shows("▸ Day 2  Today"))
  }

  @Test func `many keys in one read show the result once`() async throws {
    let app = try await StudyApp(course: .of("Go."))
    await app.typeAtOnce("go<Enter><Enter><Enter><Enter><Enter>")
    #expect(app.shows("Day 1 done"))
    await app.type("<Enter>")
    #expect(!app.shows("Day 1 done"))
    #expect(app.shows("✓ Day 1"))
  }
}
