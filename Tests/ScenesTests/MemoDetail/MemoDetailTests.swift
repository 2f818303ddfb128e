import AppTestSupport
import AppText
import Files
import Lessons
import Storage
import Sync
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// A memo in full, with what is done with it.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct MemoDetailTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(
      bundled: CourseText(id: "a", title: "Stand-up", answers: ["Go.", "Stay."]))
  }

  private func detail(
    width: Int = 80, height: Int = 24, language: InterfaceLanguage = .english
  ) async throws -> StudyApp {
    let app = try await StudyApp(at: place, width: width, height: height, language: language)
    await app.type("3<Enter>")
    return app
  }

  private func sentence(_ answer: String) async throws -> SentenceKey {
    let file = try place.folder.bytes(of: "bundle/a.json")
    let course = try #require(CourseFile.read(Array(file)).course)
    let sentence = try #require(course.sentences.first { $0.prompt == "말: \(answer)" })
    return SentenceKey(course: course.id, sentence: sentence.id)
  }

  @Test func `a memo shows its tags, its times, and its text as it was written`() async throws {
    let database = try place.database()
    let memo = try await database.writeMemo("draft", .days(3))
    try await database.changeMemo(
      memo, to: "# Title #grammar #문법\n\n  indented\ttabbed\n한국어", .hours(2))
    try await database.setPinned(true, memo.id)
    let app = try await detail(height: 12)
    #expect(
      Array(app.screen[0..<8]) == [
        " #grammar #문법", " pinned · changed 2 hours ago · written 29 May", "",
        " # Title #grammar #문법", "", "   indented    tabbed", " 한국어", "",
      ])
  }

  @Test func `a memo on a sentence says which, and leads to it`() async throws {
    try await place.database().writeMemo("note", on: try await sentence("Stay."))
    let app = try await detail()
    #expect(app.screen[1] == " On “말: Stay.” in Stand-up")
    await app.type("o")
    #expect(app.shows("  Stay.") && app.text.contains("Not answered yet."))
    await app.type("<Esc>")
    #expect(app.screen[1] == " On “말: Stay.” in Stand-up")
    await app.type("<Enter>")
    #expect(app.shows("  Stay.") && app.text.contains("Not answered yet."))
  }

  @Test func `a course that is not there any more is said, and so is a sentence`() async throws {
    let key = try await sentence("Stay.")
    let database = try place.database()
    try await database.writeMemo(
      "lost sentence", on: SentenceKey(course: key.course, sentence: SentenceID(rawValue: "x")))
    try await database.writeMemo(
      "lost course", .hours(1),
      on: SentenceKey(course: CourseID(rawValue: "zz"), sentence: key.sentence))
    let app = try await detail()
    #expect(app.screen[1] == " On a sentence of a that cannot be shown now")
    await app.type("o")
    #expect(app.shows("▸ Day 1"))
    await app.type("<Esc><Esc><Down><Enter>")
    #expect(app.screen[1] == " On a sentence of zz that cannot be shown now")
    await app.type("o")
    #expect(app.hints == " ! The course zz cannot be read now.")
  }

  @Test func `a memo on no sentence says so when asked for the course`() async throws {
    try await place.database().writeMemo("note")
    let app = try await detail()
    #expect(!app.hints.contains("to the sentence"))
    await app.type("o")
    #expect(app.hints == " ! This memo was not written on a sentence.")
  }

  @Test func `a long memo scrolls to both ends and shows that there is more`() async throws {
    let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
    try await place.database().writeMemo(lines)
    let app = try await detail(width: 40, height: 12)
    #expect(app.screen[2] == " line 1")
    #expect(app.screen[9].hasSuffix("↓"))
    await app.type("<PageDown>")
    #expect(app.screen[0].hasPrefix(" line 8"))
    #expect(app.screen[0].hasSuffix("↑"))
    await app.type("<End>")
    #expect(app.screen[9] == " line 60")
    await app.type("<Down>")
    #expect(app.screen[9] == " line 60")
    await app.type("<Up>")
    #expect(app.screen[9].hasPrefix(" line 59"))
    await app.type("<Home>")
    #expect(app.screen[2] == " line 1")
  }

  /// A memo of the learner that was changed on two machines, which heard of each other then.
  private func writeOnTwoMachines() async throws {
    let shared = try TemporaryFolder()
    let (here, there) = (try place.database(), try LearnerDatabase.inMemory())
    func exchange(_ database: LearnerDatabase, as name: String) async throws {
      let machine = Machine(name: name, id: name)
      let store = FolderStore(folder: FilePath(shared.path))
      _ = try await Exchange(database, in: store, machine: machine, clock: place.watch.clock).run()
    }
    let memo = try await here.writeMemo("first", .days(3))
    try await exchange(here, as: "laptop")
    try await exchange(there, as: "server")
    try await there.changeMemo(
      try #require(try await there.memo(memo.id)), to: "of the server", .hours(2))
    try await here.changeMemo(memo, to: "of the laptop", .hours(1))
    try await exchange(there, as: "server")
    try await exchange(here, as: "laptop")
  }

  @Test func `a memo of two machines shows both texts, and the learner joins them`() async throws {
    try await writeOnTwoMachines()
    let app = try await StudyApp(at: place)
    await app.type("3")
    #expect(app.screen.contains { $0.contains("! of the laptop") })
    await app.type("<Enter>")
    #expect(app.screen[0].hasPrefix(" ! Changed on two machines at the same time"))
    for line in [
      " ── this machine, 1 hour ago ──", " of the laptop", " ── server, 2 hours ago ──",
      " of the server",
    ] { #expect(app.shows(line), "\(line)") }
    await app.type("v")
    #expect(app.screen.contains { $0.contains("from server, 2 hours ago") })
    await app.type("<Esc>e")
    #expect(app.shows("of the server"))
    await app.type("<C-s>")
    #expect(!app.text.contains("Changed on two machines"))
    #expect(app.shows(" of the laptop") && app.shows(" of the server"))
    #expect(try await place.database().memosWithRivals() == [:])
  }

  @Test(arguments: [("k", "of the laptop"), ("t", "of the server")])
  func `a memo of two machines says what is chosen`(key: String, text: String) async throws {
    try await writeOnTwoMachines()
    let app = try await detail()
    await app.type(key)
    #expect(!app.text.contains("Changed on two machines"))
    #expect(app.shows(" \(text)"))
    #expect(try await place.database().memosWithRivals() == [:])
  }

  @Test func `a memo that is deleted elsewhere stays to be read, and is said to be gone`()
    async throws
  {
    let database = try place.database()
    let memo = try await database.writeMemo("note")
    let app = try await detail()
    try await database.delete(memo.id, at: .beforeTests(by: .zero))
    await app.terminal.shown { $0.contains { $0.contains("! This memo is not there any more.") } }
    await app.settle()
    #expect(app.shows(" note"))
    await app.type("p")
    #expect(app.hints == " ! This memo is not there any more.")
    await app.type("<Esc>")
    #expect(app.shows("No memos yet."))
  }

  @Test func `a memo that is changed elsewhere shows what it says now`() async throws {
    let database = try place.database()
    let memo = try await database.writeMemo("before")
    let app = try await detail()
    try await database.changeMemo(memo, to: "after")
    await app.terminal.shown { $0.contains(" after") }
    await app.settle()
    #expect(app.screen[0] == " changed a moment ago · written a moment ago")
  }

  @Test func `what was searched for is in sight and marked, across line ends too`() async throws {
    let lines = (1...3_000).map { "line number \($0)" }.joined(separator: "\n")
    try await place.database().writeMemo(lines + "\nthe needle\nin the hay\n" + lines)
    let app = try await StudyApp(at: place, width: 80, height: 24)
    await app.type("3/needle in<Enter><Enter>")
    let row = try #require(app.screen.firstIndex { $0.hasPrefix(" the needle") })
    #expect(app.screen[row + 1].hasPrefix(" in the hay"))
    #expect(app.screen[row - 1].hasPrefix(" line number 3000"))
    let canvas = try #require(app.terminal.canvas)
    let marked = { (x: Int, y: Int) in
      canvas[Point(x: x, y: y)].style.attributes.contains(.underline)
    }
    #expect((0..<80).filter { marked($0, row) } == Array(5...10))
    #expect((0..<80).filter { marked($0, row + 1) } == [1, 2])
    await app.type("<Home>")
    #expect(app.shows(" line number 1"))
    await app.type("<Esc>")
    #expect(app.screen[0].hasSuffix("/ needle in"))
  }

  // MARK: Versions

  @Test func `a version is read and restored, and nothing is lost by that`() async throws {
    let database = try place.database()
    var memo = try await database.writeMemo("first\nof all", .days(3))
    memo = try await database.changeMemo(memo, to: "second", .hours(9))
    try await database.changeMemo(memo, to: "third", .hours(1))
    let app = try await detail()
    #expect(app.shows(" third"))
    await app.type("v")
    #expect(app.screen[0] == " What it said before")
    #expect(app.screen[1].hasPrefix("  second"))
    #expect(app.screen[1].hasSuffix("yesterday"))
    #expect(app.screen[2].hasPrefix("  first"))
    #expect(app.screen[4] == " second")
    await app.type("<Down>")
    #expect(app.screen[4...5] == [" first", " of all"])
    await app.type("<Enter>")
    #expect(app.hints.contains("As it was before (29 May)."))
    #expect(app.shows(" of all"))
    await app.type("v")
    #expect(app.screen[1].hasPrefix("  third"))
    #expect(try await place.database().memos().map(\.text.string) == ["first\nof all"])
  }

  @Test func `versions of one title are told apart by what changed`() async throws {
    let database = try place.database()
    var memo = try await database.writeMemo("title\nsame\nfirst", .days(3))
    memo = try await database.changeMemo(memo, to: "title\nsame\nsecond", .hours(9))
    memo = try await database.changeMemo(memo, to: "title\nsame\nsecond\nthird", .hours(2))
    try await database.changeMemo(memo, to: "other", .hours(1))
    let app = try await detail()
    await app.type("v")
    #expect(app.screen[1].hasPrefix("  title"))
    #expect(app.screen[2].hasPrefix("  second"))
    #expect(app.screen[3].hasPrefix("  first"))
  }

  @Test func `a memo that was never changed has no versions, and says so`() async throws {
    try await place.database().writeMemo("only")
    let app = try await detail()
    await app.type("v")
    #expect(app.hints == " ! It was never changed, so there is nothing it said before.")
  }

  @Test func `the twenty versions of a long memo are read at every size`() async throws {
    let database = try place.database()
    var memo = try await database.writeMemo("0")
    for number in 1...25 {
      memo = try await database.changeMemo(
        memo, to: (0...number).map { "판 \($0)" }.joined(separator: "\n"))
    }
    let app = try await detail(width: 160, height: 50)
    await app.type("v<End>")
    #expect(app.shows("│ 판 5"))
    for (width, height) in [(1, 1), (2, 3), (12, 4), (40, 12), (80, 24), (99, 5), (100, 9)] {
      await app.resize(width: width, height: height)
      await app.type("<PageDown><PageUp><Up><Down>")
    }
    #expect(app.screen[0].hasPrefix(" What it said before"))
  }
}
