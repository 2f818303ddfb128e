import AppTestSupport
import AppText
import CourseLibrary
import Lessons
import Storage
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// Real servers, which answer well, badly or not at all, beside courses that are there anyway.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CourseServerTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: CourseText(id: "a", title: "Apples"))
  }

  private func list(
    _ language: InterfaceLanguage = .english, _ servers: TestHTTPServer...
  ) async throws -> CourseListViewModel {
    for server in servers { try await place.add(server.address) }
    return CourseListViewModel(context: SceneStage(try await place.setup(language)).context)
  }

  private func address(_ server: TestHTTPServer) throws -> CourseSourceAddress {
    .server(try ServerAddress(server.address))
  }

  private func ids(_ list: CourseListViewModel) -> [String] {
    list.catalog.courses.map(\.id.rawValue)
  }

  @Test func `a server that answers well is listed`() async throws {
    let server = try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    let list = try await list(.english, server)
    await list.reloadRequested().value
    #expect(list.state == .success)
    #expect(ids(list) == ["a", "s"])
    #expect(list.shown.parts.map(\.section) == [.notStarted])
  }

  @Test(arguments: [
    (
      "404 Not Found", "the server refuses (404 Not Found). Check the address.",
      "서버가 거절했습니다(404 Not Found). 주소를 확인해 주세요."
    ),
    (
      "503 Busy", "the server is in trouble (503 Busy). Try again later.",
      "서버에 문제가 있습니다(503 Busy). 나중에 다시 시도해 주세요."
    ),
    (
      "200 OK",
      "this address holds no course library. 1:1: expected a value, found “no”.",
      "이 주소에는 강의 목록이 없습니다. 1:1: "
    ),
  ])
  func `each failure of a server has its own words`(
    status: String, english: String, korean: String
  ) async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text("no courses here", status: status))
    for (language, expected) in [(InterfaceLanguage.english, english), (.korean, korean)] {
      let list = try await list(language, server)
      await list.reloadRequested().value
      guard case .failure(.library) = list.state else {
        Issue.record("\(list.state)")
        return
      }
      #expect(ids(list) == ["a"])
      #expect(list.shown.parts.last?.items == [.failure(try address(server))])
      let message = list.message(for: .failure(try address(server)))
      #expect(message.hasPrefix("\(server.address)library.json: \(expected)"))
    }
  }

  @Test func `a server that cannot be reached is told in both languages`() async throws {
    let server = try TestHTTPServer()
    server.stop()
    for (language, expected) in [
      (InterfaceLanguage.english, "cannot reach it (refused)."), (.korean, "연결할 수 없습니다(연결 거부)."),
    ] {
      let list = try await list(language, server)
      await list.reloadRequested().value
      #expect(
        list.message(for: .failure(try address(server)))
          == "\(server.address)library.json: \(expected)")
    }
  }

  @Test func `while one server is waited for, everything else is there`() async throws {
    let (stuck, good) = (
      try TestHTTPServer(), try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    )
    stuck.serve("/library.json", TestHTTPReply(steps: [.stall]))
    let list = try await list(.english, stuck, good)
    await list.opened()
    #expect(list.state == .loading)
    #expect(list.course(CourseID(rawValue: "a")) != nil)
    let loading = CourseListItem.loading(try address(stuck))
    #expect(list.shown.parts.last?.items.contains(loading) == true)
    #expect(list.message(for: loading) == "Loading \(stuck.address)")
    stuck.stop()
    await list.loading?.value
    guard case .failure = list.state else {
      Issue.record("\(list.state)")
      return
    }
    #expect(ids(list) == ["a", "s"])
  }

  @Test func `a server that is gone leaves its courses, with the age of the copy`() async throws {
    let server = try TestHTTPServer(courses: CourseText(id: "s", title: "Served"))
    await (try await list(.english, server)).reloadRequested().value
    server.stop()
    place.watch.advance(by: .seconds(2 * 86_400 + 60))
    let list = try await list()
    await list.reloadRequested().value
    #expect(ids(list) == ["a", "s"])
    #expect(
      list.message(for: .failure(try address(server)))
        == "\(server.address)library.json: cannot reach it (refused). Showing the copy of "
        + "2 days ago.")
  }

  @Test func `a failed source is asked again by itself`() async throws {
    let server = try TestHTTPServer()
    let list = try await list(.english, server)
    await list.reloadRequested().value
    server.serve([CourseText(id: "s", title: "Served")])
    list.itemChosen(.failure(try address(server)))
    await list.context.work.finished()
    #expect(list.state == .success)
    #expect(ids(list) == ["a", "s"])
  }
}
