import Files
import FoundationEssentials
import Lessons
import TestSupport
import Testing

@testable import CourseLibrary

struct ServerSourceTests {
  let server: TestHTTPServer
  let folder: TemporaryFolder
  let now = Date(timeIntervalSince1970: 1_762_250_400)

  init() throws {
    server = try TestHTTPServer()
    folder = try TemporaryFolder()
  }

  /// A source that starts anew, as after a restart of the app.
  private func source(at date: Date? = nil, limits: HTTPLimits = .impatient) throws -> ServerSource
  {
    let date = date ?? now
    return ServerSource(
      try ServerAddress(server.address),
      client: HTTPClient(userAgent: "malmoi/test", limits: limits),
      cacheFolder: FilePath(folder.file("cache")), now: { date })
  }

  private var libraryURL: String { server.address + "library.json" }

  private func error(
    from source: ServerSource
  ) async throws -> (error: CourseSourceError?, kept: CourseListing) {
    switch try await source.courses() {
    case .success(let listing): (nil, listing)
    case .failure(let error, let kept): (error, kept)
    }
  }

  // MARK: - The five outcomes

  @Test func `success is the list, confirmed now`() async throws {
    server.serve("/library.json", .text(SampleLibrary.text("a", "b")))
    guard case .success(let listing) = try await source().courses() else {
      Issue.record("the list is good")
      return
    }
    #expect(listing.items.map(\.id.rawValue) == ["a", "b"])
    #expect(listing.problems == [])
    #expect(listing.age(at: now + 60) == 60)
    #expect(listing.age(at: now - 60) == 0)
  }

  @Test func `courses are found from where a redirect led, also from the kept copy`() async throws {
    server.serve("/library.json", .redirect(to: "/new/library.json"))
    server.serve(
      "/new/library.json", .text(SampleLibrary.text("a"), headers: ["ETag: \"1\""]))
    server.serve("/new/a.json", .text(SampleCourseFile.text(id: "a", title: "Moved")))
    let id = CourseID(rawValue: "a")
    #expect(try await source().course(id).course.title == "Moved")
    server.serve("/new/library.json", .response("304 Not Modified"))
    #expect(try await source().course(id).course.title == "Moved")
    server.stop()
    let kept = try source()
    #expect(await kept.keptCourse(id)?.title == "Moved")
  }

  @Test(arguments: [400, 401, 403, 404, 410, 429, 418])
  func `4xx is the server's own words`(status: Int) async throws {
    server.serve("/library.json", .response("\(status) No courses for you"))
    let reply = ServerReply(address: libraryURL, status: status, message: "No courses for you")
    #expect(try await error(from: source()).error == .library(.requestError(reply)))
  }

  @Test(arguments: [500, 502, 503, 599])
  func `5xx is trouble of the server`(status: Int) async throws {
    server.serve("/library.json", .response("\(status) Down"))
    let reply = ServerReply(address: libraryURL, status: status, message: "Down")
    #expect(try await error(from: source()).error == .library(.serverError(reply)))
  }

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html></html>", 1, 1), ("", 1, 1), ("[]", 1, 1),
    ("{\"courses\": {}}", 1, 13),
    ("{\"courses\": [\n {\"id\": \"a\", \"title\": \"A\u{7}\"}]}", 2, 25),
    ("{\"courses\": [\n {\"id\": \"a\"", 2, 12), ("\u{0}\u{1}\u{2}", 1, 1),
    ("{\"courses\": [\n {\"id\": \"a\"}]}", 2, 2),
  ])
  func `2xx that is no list says where it breaks`(
    body: String, line: Int, column: Int
  ) async throws {
    server.serve("/library.json", .text(body))
    let error = try await error(from: source()).error
    guard case .library(.pathError(.format(let problems, _), libraryURL)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.first.map { [$0.line, $0.column] } == [line, column])
  }

  @Test func `no answer is a failure of the network`() async throws {
    server.stop()
    let failure = CourseLibraryError.networkFail(.refused, address: libraryURL)
    #expect(try await error(from: source()).error == .library(failure))
  }

  @Test func `an answer that is too large or broken off is one too`() async throws {
    server.serve("/library.json", .brokenOff(Array("{\"courses\": [".utf8), announced: 1000))
    #expect(
      try await error(from: source()).error
        == .library(.networkFail(.brokenOff, address: libraryURL)))
    server.serve("/library.json", .response(body: [UInt8](repeating: 32, count: 17 << 20)))
    #expect(
      try await error(from: source()).error
        == .library(.networkFail(.tooLarge(limit: 16 << 20), address: libraryURL)))
  }

  // MARK: - Entries

  @Test func `one bad entry hides no other`() async throws {
    let text = """
      {"courses": [\(SampleLibrary.entry("a")), {"id": "b"},
      \(SampleLibrary.entry("a")), \(SampleLibrary.entry("c", url: "file:///etc/passwd")),
      \(SampleLibrary.entry("d"))]}
      """
    server.serve("/library.json", .text(text))
    let (error, listing) = try await error(from: source())
    #expect(error == nil)
    #expect(listing.items.map(\.id.rawValue) == ["a", "d"])
    let facts = listing.problems.map(\.fact)
    #expect(
      facts.contains(
        .badReference(
          CourseID(rawValue: "c"), url: "file:///etc/passwd", .unsupportedScheme("file"))))
    guard case .format(let problems, _) = facts.first else {
      Issue.record("\(facts)")
      return
    }
    #expect(problems.map(\.fact).contains(.duplicateCourseID("a", firstLine: 1)))
    #expect(problems.map(\.fact).contains(.missingKey("title")))
  }

  // MARK: - Copies

  @Test func `a file that did not change is not sent again`() async throws {
    let whole = TestHTTPReply.text(SampleLibrary.text("a"), headers: ["ETag: \"v1\""])
    server.serve("/library.json", whole)
    _ = try await source().courses()
    server.serve("/library.json", .response("304 Not Modified"))
    let later = now + 3600
    guard case .success(let listing) = try await source(at: later).courses() else {
      Issue.record("304 is a success")
      return
    }
    #expect(listing.items.map(\.id.rawValue) == ["a"])
    #expect(listing.confirmedAt == later)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\""])
  }

  @Test func `a file that changed takes the place of the copy`() async throws {
    server.serve("/library.json", .text(SampleLibrary.text("a"), headers: ["ETag: \"v1\""]))
    _ = try await source().courses()
    server.serve("/library.json", .text(SampleLibrary.text("b"), headers: ["ETag: \"v2\""]))
    _ = try await source().courses()
    #expect(try await source().keptCourses().items.map(\.id.rawValue) == ["b"])
    server.serve("/library.json", .response("304 Not Modified"))
    _ = try await source().courses()
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\"", "\"v2\""])
  }

  @Test func `the last good copy stands in, with its age, whatever happens`() async throws {
    server.serve("/library.json", .text(SampleLibrary.text("a")))
    _ = try await source().courses()
    let later = now + 2 * 86_400
    for reply in [
      TestHTTPReply.response("404 Gone"), .response("500 Oops"), .text("garbage"),
      .text("{\"courses\": [{}]}"), .brokenOff([], announced: 9), .redirect(to: "file:///etc"),
      .response("304 Not Modified"),
    ] {
      server.serve("/library.json", reply)
      let (error, kept) = try await error(from: source(at: later))
      #expect(kept.items.map(\.id.rawValue) == ["a"])
      if error != nil { #expect(kept.age(at: later) == 172_800.0) }
    }
    server.stop()
    let (error, kept) = try await error(from: source(at: later + 1))
    #expect(error == .library(.networkFail(.refused, address: libraryURL)))
    #expect(kept.items.map(\.id.rawValue) == ["a"])
  }

  @Test func `304 for a file that was never sent is refused`() async throws {
    server.serve("/library.json", .response("304 Not Modified"))
    let reply = ServerReply(address: libraryURL, status: 304, message: "Not Modified")
    #expect(try await error(from: source()).error == .library(.requestError(reply)))
  }

  @Test func `a damaged copy is as good as none`() async throws {
    server.serve("/library.json", .text(SampleLibrary.text("a"), headers: ["ETag: \"v1\""]))
    _ = try await source().courses()
    let copies = KeptCopies(
      of: try ServerAddress(server.address), in: FilePath(folder.file("cache")))
    try Data("malmoi copy 1\nrubbish".utf8).write(
      to: URL(filePath: copies.path(of: libraryURL).text))
    #expect(try await source().keptCourses() == .empty)
    _ = try await source().courses()
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
    #expect(try await source().keptCourses().items.count == 1)
  }

  @Test func `a copy that cannot be kept is told, and the list stays while the app runs`()
    async throws
  {
    try folder.write("", to: "cache")
    server.serve("/library.json", .text(SampleLibrary.text("a")))
    let source = try source()
    let listing = try await error(from: source).kept
    guard case .copyNotKept = listing.problems.first?.fact else {
      Issue.record("\(listing.problems)")
      return
    }
    server.stop()
    #expect(try await error(from: source).kept.items.map(\.id.rawValue) == ["a"])
  }

  @Test func `cancelling is no answer`() async throws {
    server.serve("/library.json", TestHTTPReply(steps: [.stall]))
    let source = try source()
    let task = Task { try await source.courses() }
    await server.requestArrived()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
