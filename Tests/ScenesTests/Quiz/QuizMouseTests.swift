import Lessons
import Terminal
import TestSupport
import Testing

@MainActor
struct QuizMouseTests {
  @Test func `a click picks a block, a click on its gap or on itself gives it back`() async throws {
    let app = try await StudyApp()
    let place = try #require(app.place(ofBlock: "fixed"))
    await app.clickBlocks("fixed")
    #expect(app.answer == "fixed")
    app.terminal.click(x: place.x, y: place.y)
    await app.settle()
    #expect(app.answer == "")
    await app.clickBlocks("fixed")
    await app.click("fixed")
    #expect(app.answer == "")
  }

  @Test func `after a click the next letter is for the field`() async throws {
    let app = try await StudyApp()
    await app.type("I the <Left>")
    await app.click("I   the")
    await app.clickBlocks("I")
    await app.type("bug ")
    #expect(app.answer == "the I bug")
  }

  @Test func `Enter after clicks checks`() async throws {
    let app = try await StudyApp(course: .of("Go home."))
    await app.clickBlocks("go", "home")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `a click beside everything does nothing`() async throws {
    let app = try await StudyApp()
    let screen = app.screen
    app.terminal.click(x: 70, y: 15)
    app.terminal.click(x: 0, y: 0)
    await app.settle()
    #expect(app.screen == screen)
  }

  @Test func `the wheel scrolls what the check says`() async throws {
    let app = try await StudyApp(width: 40, height: 12)
    await app.type("fix have<Enter><Enter>")
    #expect(app.shows("✗ Not yet."))
    for _ in 0..<9 {
      app.terminal.feed(.mouse(MouseEvent(.scrollDown, at: Point(x: 5, y: 6))))
    }
    await app.settle()
    #expect(!app.shows("✗ Not yet."))
    #expect(app.shows("끝난 일이라 fixed예요."))
    for _ in 0..<9 {
      app.terminal.feed(.mouse(MouseEvent(.scrollUp, at: Point(x: 5, y: 6))))
    }
    await app.settle()
    #expect(app.shows("✗ Not yet."))
  }

  @Test func `the wheel scrolls a long answer, and typing comes back to the field`() async throws {
    let words = (1...40).map { "w\($0)" }.joined(separator: " ")
    let app = try await StudyApp(course: .of(words + "."), width: 40, height: 12)
    await app.type(words + " ")
    #expect(!app.shows(" w1 "))
    for _ in 0..<9 {
      app.terminal.feed(.mouse(MouseEvent(.scrollUp, at: Point(x: 8, y: 3))))
    }
    await app.settle()
    #expect(app.shows(" w1 "))
    await app.type("x")
    #expect(app.shows("w40   x"))
  }
}
