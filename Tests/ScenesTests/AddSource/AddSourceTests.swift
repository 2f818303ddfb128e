import AppTestSupport
import AppText
import CourseLibrary
import Files
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct AddSourceTests {
  private let place: LearnerPlace
  private let stage: SceneStage

  init() async throws {
    place = try LearnerPlace()
    stage = SceneStage(try await place.setup())
  }

  private func source(
    _ text: String, known: [CourseSourceAddress] = [],
    chosen: @escaping (CourseSourceAddress?) -> Void = { _ in }
  ) -> AddSourceViewModel {
    let source = AddSourceViewModel(
      known: known, context: stage.context, dismissal: Dismissal(chosen))
    _ = source.edited(by: .paste(text))
    return source
  }

  @Test(arguments: [
    ("", "Type a folder (~/courses) or a server (https://…)."),
    ("courses", "This is neither a folder (/…, ~/…, ./…) nor a server (https://…)."),
    ("localhost:8000", "This is neither a folder (/…, ~/…, ./…) nor a server (https://…)."),
    (
      "ftp://example.org",
      "ftp is not supported; a server's address begins with http:// or https://."
    ),
    ("https://", "The name of the server cannot be right."),
    (
      "https://me:secret@example.org",
      "Leave out the user name and the password: they would be shown in the open."
    ),
    ("https://exa mple.org", "There is a blank or a control character in it."),
  ])
  func `what is no address is said while it is typed`(text: String, expected: String) {
    let source = source(text)
    #expect(source.problem == expected)
    #expect(source.remark == (text.isEmpty ? nil : expected))
  }

  @Test(arguments: ["https://example.org", "http://localhost:8000/a/", "/tmp", "~", "./own"])
  func `addresses of servers and folders have no problem`(text: String) {
    #expect(source(text).problem == nil)
  }

  @Test func `a folder that is not there is remarked on, and can be added`() {
    var chosen: CourseSourceAddress?
    let source = source("~/none") { chosen = $0 }
    #expect(source.problem == nil)
    #expect(
      source.remark == "There is no such folder yet; its courses will show when it is there.")
    source.addRequested()
    #expect(chosen == .folder(path: FilePath(place.folder.file("home/none"))))
  }

  @Test func `an address that is there is not added again`() throws {
    var isClosed = false
    let known = CourseSourceAddress.server(try ServerAddress("http://h/"))
    let source = source("http://H/library.json", known: [known]) { _ in isClosed = true }
    #expect(source.problem == "This source is there already.")
    source.addRequested()
    #expect(!isClosed)
  }

  @Test func `going back adds nothing`() {
    var results: [CourseSourceAddress?] = []
    source("http://h/") { results.append($0) }.cancelled()
    #expect(results == [nil])
  }

  @Test(arguments: [
    (
      InterfaceLanguage.english, 40,
      [
        "╭ Add a source ────────────────────────╮", "│ Courses come from a folder on this   │",
        "│ machine or from a server.            │", "│ courses                              │",
        "│ This is neither a folder (/…, ~/…,   │", "│ ./…) nor a server (https://…).       │",
        "╰──────────────────────────────────────╯",
      ]
    ),
    (
      .korean, 60,
      [
        "╭ 출처 추가 ───────────────────────────────────────────────╮",
        "│ 강의는 이 컴퓨터의 폴더나 서버에서 가져와요.             │",
        "│ courses                                                  │",
        "│ 폴더(/…, ~/…, ./…)도 서버(https://…)도 아니에요.         │",
        "│                                                          │",
        "╰──────────────────────────────────────────────────────────╯",
      ]
    ),
  ])
  func `the address stands between what it may be and what it is`(
    language: InterfaceLanguage, width: Int, expected: [String]
  ) async throws {
    let app = try await StudyApp(at: place, width: width, height: 12, language: language)
    await app.type("acourses")
    let top = try #require(app.screen.firstIndex { $0.contains("╭") })
    #expect(Array(app.screen[top...].prefix(expected.count)) == expected)
    #expect(app.terminal.cursor?.x == 9)
  }
}
