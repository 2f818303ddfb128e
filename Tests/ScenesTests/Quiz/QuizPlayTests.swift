import Lessons
import TestSupport
import Testing

/// A whole day, played through the app in every way there is.
@MainActor
struct QuizPlayTests {
  private func expectDone(_ app: StudyApp) async {
    #expect(app.shows("Day 1 done"))
    #expect(app.shows("3 right at once"))
    await app.type("<Enter>")
    #expect(app.shows("✓ Day 1  Yesterday"))
    #expect(app.shows("▸ Day 2  Today"))
  }

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
    await expectDone(app)
  }

  @Test func `the same day is played by moving only`() async throws {
    let app = try await StudyApp()
    await app.build("I", "fixed", "the", "login", "bug", "yesterday")
    #expect(app.answer == "I fixed the login bug yesterday")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>")
    await app.build("I", "am", "a", "student")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>")
    await app.build("don't", "worry")
    await app.type("<Enter><Enter>")
    await expectDone(app)
  }

  @Test func `the same day is played by the mouse only`() async throws {
    let app = try await StudyApp()
    await app.clickBlocks("I", "fixed", "the", "login", "bug", "yesterday")
    #expect(app.answer == "I fixed the login bug yesterday")
    await app.click("check")
    #expect(app.shows("✓ Right."))
    await app.click("go on")
    await app.clickBlocks("I", "am", "a", "student")
    await app.click("check")
    await app.click("go on")
    await app.clickBlocks("don't", "worry")
    await app.click("check")
    await app.click("go on")
    #expect(app.shows("Day 1 done"))
    await app.click("[ Continue ]")
    #expect(app.shows("✓ Day 1  Yesterday"))
  }

  @Test func `the same day is played by whatever is nearest`() async throws {
    let app = try await StudyApp()
    await app.type("I fix")
    await app.clickBlocks("fixed")
    await app.build("the")
    await app.type("log ")
    await app.type("5")
    await app.paste("yesterday.")
    #expect(app.answer == "I fixed the login bug yesterday")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>I am <Tab>stu <Enter>")
    await app.click("go on")
    await app.paste("Don’t worry.")
    await app.type("<Enter><Enter>")
    #expect(app.shows("Day 1 done"))
    #expect(app.shows("2 right at once   1 with a hint"))
  }

  @Test func `a wrong sentence comes back at the end of the day, with other labels`() async throws {
    let app = try await StudyApp()
    await app.type("I fix<Enter><Enter>")
    #expect(app.shows("✗ Not yet. It comes back later."))
    #expect(app.shows("0/3"))
    await app.type("<Enter>I am a student<Enter><Enter><Enter>Don't worry<Enter><Enter>")
    #expect(app.shows("2/3  ✓ 2"))
    await app.type("<Enter>")
    #expect(app.shows("어제 로그인 버그를 고쳤어요."))
    #expect(app.answer == "")
    await app.type("Yesterday I fixed the login bug<Enter><Enter>")
    #expect(app.shows("✓ Right. Another way to say it."))
    #expect(app.shows("3/3  ✓ 2"))
    await app.type("<Enter>")
    #expect(app.shows("2 right at once   1 after a mistake"))
    #expect(app.shows("Missed: fixed / fix · "))
  }

  @Test func `the only sentence left is asked again at once`() async throws {
    let app = try await StudyApp(course: .of("Go home.", distractors: ["house"]))
    await app.type("go house<Enter><Enter>")
    #expect(app.shows("✗ Not yet."))
    #expect(!app.shows("It comes back later."))
    await app.type("<Enter>")
    #expect(app.shows("Say it."))
    #expect(app.answer == "")
  }

  @Test func `a day goes on where it was left, also in another run of the app`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed the login bug yesterday<Enter><Enter><Enter>")
    _ = await app.quit()
    let next = try await StudyApp(database: app.database)
    #expect(next.shows("저는 학생이에요."))
    #expect(next.shows("1/3  ✓ 1"))
  }

  @Test func `keys typed ahead do what they would have done one by one`() async throws {
    let app = try await StudyApp(course: .of("Go.", "Stop."))
    await app.typeAtOnce("go<Enter><Enter><Enter>stop<Enter><Enter><Enter>")
    #expect(app.shows("Day 1 done"))
    #expect(app.shows("2 right at once"))
    await app.typeAtOnce("<Enter>")
    #expect(!app.shows("Day 1 done"))
    #expect(app.shows("✓ Day 1"))
  }

  @Test func `a sentence typed in one read is placed block by block`() async throws {
    let app = try await StudyApp()
    await app.typeAtOnce("I fixed the login bug yesterday<Enter><Enter>")
    #expect(app.shows("✓ Right."))
  }
}
