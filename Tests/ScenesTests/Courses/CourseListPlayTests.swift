import AppTestSupport
import AppText
import CourseLibrary
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// The courses as a person at the keyboard meets them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct CourseListPlayTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(
      bundled: CourseText(
        id: "a", title: "Stand-up", description: "What is said", property: "work",
        answers: ["Go.", "Stay."]),
      CourseText(id: "b", title: "첫걸음", description: "인사와 숫자", answers: ["Yes."]))
  }

  @Test func `a course is learned from the list to its end`() async throws {
    let app = try await StudyApp(at: place)
    #expect(app.shows(" Not started"))
    await app.type("<Right>")
    #expect(app.shows("[ Start ]"))
    #expect(app.shows("▸ Day 1"))
    await app.type("<Enter>go<Enter><Enter><Enter>")
    #expect(app.shows("Day 1 done"))
    await app.type("<Enter>")
    #expect(app.shows("✓ Day 1"))
    #expect(app.shows("▸ Day 2"))
    #expect(app.shows("[ Continue ]"))
    await app.type("<Esc>")
    #expect(app.screen[2] == " Doing")
    #expect(app.screen[3].hasPrefix(" ▌Stand-up "))
    #expect(app.screen[3].hasSuffix("Day 2 of 2  ━━━━──── 50 %"))
    #expect(app.screen[4].hasSuffix("[ Continue ]"))
    #expect(app.shows("[ Switch to this ]"))
    await app.type("<Enter>stay<Enter><Enter><Enter><Enter>")
    #expect(app.shows(" Done"))
    #expect(app.shows("✓ 2 days"))
    #expect(app.shows("[ Repeat ]"))
    #expect(await app.quitByKey("q"))
  }

  @Test func `a filter narrows the list while it is typed`() async throws {
    let app = try await StudyApp(at: place)
    await app.type("/")
    #expect(app.terminal.cursor == Point(x: 3, y: 0))
    #expect(app.shows("part of a title"))
    #expect(app.hints.contains("F1 help"), "a question mark is text here")
    await app.type("q인")
    #expect(app.shows("Nothing matches “q인”. Esc shows all courses again."))
    await app.type("<C-u>인사")
    #expect(app.shows("첫걸음"))
    #expect(!app.shows("Stand-up"))
    await app.type("<Enter>")
    #expect(app.screen[0].hasPrefix(" 1 Today  2 Courses"))
    #expect(app.screen[0].hasSuffix("  / 인사"))
    #expect(app.hints.hasSuffix("Esc show all  q quit"))
    await app.type("<Right>")
    #expect(app.shows("▸ Day 1"))
    await app.type("<Esc>")
    #expect(!app.shows("Stand-up"))
    await app.type("<Esc>")
    #expect(app.shows("Stand-up"))
    #expect(app.screen[0] == rootTabs(80))
  }

  @Test func `arrows move in the list while the filter is typed`() async throws {
    let app = try await StudyApp(at: place)
    await app.type("/<Down><Enter><Right>")
    #expect(app.shows(" 첫걸음"))
    #expect(app.shows("▸ Day 1"))
  }

  @Test func `a server is added, listed, and there again after a restart`() async throws {
    let server = try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    let app = try await StudyApp(at: place)
    await app.type("a")
    #expect(app.shows("Add a source"))
    await app.type("courses")
    #expect(app.shows("This is neither a folder"))
    await app.type("<Enter>")
    #expect(app.hints.hasPrefix(" ! This is neither a folder"))
    await app.type("<C-u>\(server.address)")
    #expect(!app.shows("This is neither a folder"))
    await app.type("<Enter>")
    #expect(app.hints == " ✓ Added \(server.address): 1 course.")
    #expect(app.shows("  Served"))
    await app.type("o")
    #expect(app.shows(" Served"))
    #expect(app.shows("▸ Day 1"))
    _ = await app.quit()
    let again = try await StudyApp(at: place)
    #expect(again.shows("Served"))
  }

  @Test func `an address that is there is not added twice`() async throws {
    let server = try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    try await place.add(server.address)
    let app = try await StudyApp(at: place)
    await app.type("a\(server.address)library.json")
    #expect(app.shows("This source is there already."))
    await app.type("<Enter>")
    #expect(app.shows("Add a source"))
    await app.type("<Esc>")
    #expect(!app.shows("Add a source"))
  }

  @Test func `a source that fails when it is added has the focus, and is asked again`()
    async throws
  {
    let server = try TestHTTPServer()
    let app = try await StudyApp(at: place)
    await app.type("a\(server.address)<Enter>")
    #expect(app.shows("! \(server.address)library.json: the server refuses"))
    #expect(app.shows("r retry"))
    #expect(app.hints.hasPrefix(" ⏎ retry"))
    server.serve([CourseText(id: "s", title: "Served")])
    await app.type("<Enter>")
    #expect(app.shows("Served"))
    #expect(!app.shows("retry"))
  }

  @Test func `a source is removed when the learner is sure, and stays away`() async throws {
    let server = try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    try await place.add(server.address)
    let app = try await StudyApp(at: place)
    await app.type("d")
    #expect(app.hints == " ! This came with malmoi and cannot be removed.")
    await app.type("<End>d")
    #expect(app.shows("Remove the source?"))
    await app.type("<Enter>")
    #expect(app.shows("Served"))
    await app.type("d<Right><Enter>")
    #expect(!app.shows("Served"))
    _ = await app.quit()
    let again = try await StudyApp(at: place)
    #expect(!again.shows("Served"))
  }

  @Test func `r asks all sources again`() async throws {
    let server = try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    try await place.add(server.address)
    let app = try await StudyApp(at: place)
    server.serve([CourseText(id: "s", title: "Served anew")])
    await app.type("r")
    #expect(app.shows("Served anew"))
  }

  @Test func `a Korean keyboard works, and ㅂ quits`() async throws {
    let app = try await StudyApp(at: place, language: .korean)
    #expect(app.shows(" 시작 전"))
    #expect(app.shows("[ 시작 ]"))
    await app.type("ㅁ")
    #expect(app.shows("출처 추가"))
    await app.type("<Esc>")
    #expect(await app.quitByKey("ㅂ"))
  }

  @Test func `a course is chosen with the mouse`() async throws {
    let app = try await StudyApp(at: place)
    await app.click("첫걸음")
    #expect(app.screen[0].contains("첫걸음 · Day 1"))
  }

  @Test func `a wide screen shows the focused course beside the list`() async throws {
    let app = try await StudyApp(at: place, width: 160, height: 50)
    #expect(app.shows("│  Stand-up"))
    await app.type("<Down>")
    #expect(app.shows("│  첫걸음"))
    #expect(app.shows("Korean → English · 1 day · 1 sentence"))
    await app.click("▸ Day 1")
    #expect(app.screen[0].contains("첫걸음 · Day 1"))
    await app.type("<Esc>")
    await app.resize(width: 80, height: 24)
    #expect(!app.shows("│"))
  }

  @Test func `a screen that becomes wide shows the focused course at once`() async throws {
    let app = try await StudyApp(at: place, width: 80, height: 24)
    await app.resize(width: 120, height: 30)
    await app.settle()
    #expect(app.shows("│  Stand-up"))
  }

  @Test func `a file saved in the learner's folder shows by itself`() async throws {
    let app = try await StudyApp(at: place)
    try place.write(CourseText(id: "mine", title: "Of my own"), to: "own")
    await app.terminal.shown { $0.contains { $0.contains("Of my own") } }
    try place.folder.write("{\n  oops", to: "own/mine.json")
    await app.terminal.shown { $0.contains { $0.contains("! ") } }
    await app.settle()
    #expect(app.shows("mine.json:2:3:"))
    #expect(app.shows("Of my own"))
    #expect(app.text.contains("The last good version can still be used."))
  }

  @Test func `two apps on one database show each other's progress`() async throws {
    let (mine, theirs) = (try await StudyApp(at: place), try await StudyApp(at: place))
    await mine.type("<Right><Enter>go<Enter><Enter><Enter>")
    await theirs.terminal.shown { $0.contains { $0.hasSuffix("Day 2 of 2  ━━━━──── 50 %") } }
    await theirs.settle()
    await theirs.type("<Right>")
    #expect(theirs.shows("✓ Day 1"))
    await mine.type("<Enter><Down>")
    await theirs.type("<Enter>stay<Enter><Enter><Enter>")
    await mine.terminal.shown { $0.contains { $0.hasPrefix(" ✓ Day 2") } }
  }
}

/// What is left of an app that has ended.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EndedAppTests {
  @Test func `nothing holds an app that has ended, with its screens and models`() async throws {
    let place = try LearnerPlace(bundled: CourseText(id: "a", title: "A"))
    weak var application: Application?
    weak var window: AnyObject?
    do {
      let app = try await StudyApp(at: place, width: 160)
      await app.type("<Enter><Enter>?")
      application = app.application
      window = app.application.window
      _ = await app.quit()
    }
    #expect(application == nil)
    #expect(window == nil)
  }
}

extension StudyApp {
  /// Presses a key, and returns whether the app ends by it.
  fileprivate func quitByKey(_ key: Character) async -> Bool {
    terminal.feed(.key(.character(key)))
    return await ended() == nil
  }
}
