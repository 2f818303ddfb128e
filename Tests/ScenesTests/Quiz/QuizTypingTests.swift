import Lessons
import Terminal
import TestSupport
import Testing

@MainActor
struct QuizTypingTests {
  @Test func `Space and Enter place the block that is meant`() async throws {
    let app = try await StudyApp()
    await app.type("i fixed<Enter>the<Space>")
    #expect(app.answer == "I fixed the")
  }

  @Test func `the caret follows what is typed, and stands after the blocks`() async throws {
    let app = try await StudyApp()
    let start = try #require(app.terminal.cursor)
    await app.type("log")
    #expect(app.terminal.cursor?.x == start.x + 3)
    await app.type(" ")
    #expect(app.terminal.cursor?.x == start.x + 8)
    #expect(app.textAtCursor == "")
  }

  @Test func `what is typed narrows the bank`() async throws {
    let app = try await StudyApp()
    await app.type("fi")
    func isFaint(_ word: String) throws -> Bool {
      let place = try #require(app.place(ofBlock: word))
      let cell = try #require(app.terminal.canvas?[place])
      return cell.style.attributes.contains(.dim)
    }
    #expect(try !isFaint("fixed"))
    #expect(try !isFaint("fix"))
    #expect(try isFaint("login"))
    await app.type("<Backspace><Backspace>")
    #expect(try !isFaint("login"))
  }

  @Test func `a block that begins another is no trap`() async throws {
    let app = try await StudyApp(course: .of("I am a student.", distractors: ["an", "app"]))
    await app.type("I a<Space>a<Space>")
    #expect(app.answer == "I a a")
    #expect(app.hints == " ! Several blocks start with “a”: type on.")
    await app.type("m ")
    #expect(app.answer == "I a am")
  }

  @Test func `text that nothing matches stays, and the hint bar says why`() async throws {
    let app = try await StudyApp()
    await app.type("xyz<Space>")
    #expect(app.answer == "xyz")
    #expect(app.hints == " ! No block starts with “xyz”: type another word.")
    await app.type("<Enter>")
    #expect(app.answer == "xyz")
    await app.type("<Backspace><Backspace><Backspace>I ")
    #expect(app.answer == "I")
  }

  @Test func `a sentence typed on after a word in vain keeps its words apart`() async throws {
    let app = try await StudyApp()
    await app.type("I fixd the login ")
    #expect(app.answer == "I the login")
    #expect(app.screen[3].hasSuffix("not a block: fixd"))
    await app.type("<C-u>")
    #expect(!app.shows("not a block"))
  }

  @Test func `a word in vain looks selected: the next letter takes its place`() async throws {
    let app = try await StudyApp()
    await app.type("xyz")
    let place = try #require(app.terminal.cursor).x - 1
    func isReversed() throws -> Bool {
      let row = try #require(app.terminal.cursor?.y)
      let cell = try #require(app.terminal.canvas?[Point(x: place, y: row)])
      return cell.style.attributes.contains(.reverse)
    }
    #expect(try !isReversed())
    await app.type(" ")
    #expect(try isReversed())
    await app.type("<Backspace>z")
    #expect(try !isReversed())
  }

  @Test(arguments: ["don't worry", "don’t worry", "DON'T worry."])
  func `an apostrophe is one, whatever its shape`(sentence: String) async throws {
    let app = try await StudyApp(course: .of("Don't worry."))
    await app.type(sentence + "<Enter><Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `a full stop typed after the last block does not keep Enter from checking`()
    async throws
  {
    let app = try await StudyApp(course: .of("Go home."))
    await app.type("go home ")
    await app.type(".<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `digits pick by label, and give back`() async throws {
    let app = try await StudyApp()
    await app.type("24")
    #expect(app.answer == "I fixed")
    await app.type("4")
    #expect(app.answer == "I")
  }

  @Test func `a digit that begins a block is typed`() async throws {
    let app = try await StudyApp(course: .of("Take 2 tablets.", distractors: ["20", "3"]))
    #expect(!app.shows("[2 "))
    #expect(!app.shows("[3 "))
    await app.type("take 2 tablets<Enter>")
    #expect(app.answer == "take 2 tablets")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `a digit inside a word is typed`() async throws {
    let app = try await StudyApp(course: .of("Use utf8 here."))
    await app.type("use utf8 ")
    #expect(app.answer == "use utf8")
  }

  @Test func `a paste places a whole sentence`() async throws {
    let app = try await StudyApp()
    await app.paste("I fixed the login bug\nyesterday.")
    #expect(app.answer == "I fixed the login bug yesterday")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `a paste that goes wrong is not lost`() async throws {
    let app = try await StudyApp()
    await app.paste("I fixed our login bug")
    #expect(app.answer == "I fixed our login bug")
    #expect(app.hints == " ! No block starts with “our login bug”: type another word.")
    #expect(app.shows("[1 login]"))
  }

  @Test func `typing goes on after the focused block of the answer`() async throws {
    let app = try await StudyApp()
    await app.type("I the login <Left><Left><Left>fixed ")
    #expect(app.answer == "I fixed the login")
    await app.type("bug ")
    #expect(app.answer == "I fixed bug the login")
  }

  @Test func `Escape drops the word that is typed before it leaves`() async throws {
    let app = try await StudyApp()
    await app.type("xy")
    #expect(app.hints.hasSuffix("Esc drop the word"))
    await app.type("<Esc>")
    #expect(app.answer == "")
    #expect(app.hints.hasSuffix("Esc leave"))
  }

  @Test func `Control-U clears everything`() async throws {
    let app = try await StudyApp()
    await app.type("I fixed lo<C-u>")
    #expect(app.answer == "")
    #expect(app.shows("[2 I]"))
  }

  @Test func `a question mark inside a sentence is typed, else it asks for help`() async throws {
    let app = try await StudyApp(course: .of("Why not?"))
    await app.type("why not?")
    #expect(app.answer == "why not?")
    await app.type("<Enter>?")
    #expect(app.shows("╭ Keys"))
  }
}
