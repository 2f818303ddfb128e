import Files
import FoundationEssentials
import Lessons
import TestSupport
import Testing

@testable import CourseLibrary

/// Opening the courses of a server.
struct ServerCourseTests {
  let server: TestHTTPServer
  let folder: TemporaryFolder
  private let id = CourseID(rawValue: "a")
  private let now = Date(timeIntervalSince1970: 1_762_250_400)

  init() throws {
    server = try TestHTTPServer()
    folder = try TemporaryFolder()
    server.serve("/ko/library.json", .text(SampleLibrary.text("a", "b")))
    server.serve("/ko/a.json", .text(SampleCourseFile.text(id: "a"), headers: ["ETag: \"c1\""]))
  }

  private func source() throws -> ServerSource {
    let now = now
    return ServerSource(
      try ServerAddress(server.address + "ko"),
      client: HTTPClient(userAgent: "malmoi/test", limits: .impatient),
      cacheFolder: FilePath(folder.file("cache")), now: { now })
  }

  @Test func `the copy that was kept is there without asking the server`() async throws {
    let first = try source()
    #expect(await first.keptCourse(id) == nil)
    _ = await first.keptCourses()
    _ = try await first.course(id)
    server.stop()
    #expect(await first.keptCourse(id)?.id == id)
    #expect(try await source().keptCourse(id)?.id == id)
    #expect(try await source().keptCourse(CourseID(rawValue: "b")) == nil)
  }

  private func error(of source: ServerSource) async throws -> CourseSourceError? {
    do {
      _ = try await source.course(id)
      return nil
    } catch let error as CourseSourceError {
      return error
    }
  }

  @Test func `a course is asked for when it is opened, and not before`() async throws {
    let source = try source()
    _ = try await source.courses()
    #expect(server.requests(for: "/ko/a.json").isEmpty)
    let copy = try await source.course(id)
    #expect(copy.course.id == id)
    #expect(copy.staleness == nil)
    #expect(server.requests(for: "/ko/library.json").count == 1)
  }

  @Test(arguments: ["a.malmoi", "A.MALMOI?v=2"])
  func `a course in plain text is told by its address`(url: String) async throws {
    let text = SampleCourseFile.plainText(id: "a", title: "Written")
    server.serve(
      "/ko/library.json", .text(SampleLibrary.text("a").replacing("a.json", with: url)))
    server.serve("/ko/\(url)", .text(text))
    #expect(try await source().course(id).course.title == "Written")
    server.stop()
    #expect(try await source().keptCourse(id)?.title == "Written")
  }

  @Test func `the list is asked for first when it is not known`() async throws {
    #expect(try await source().course(id).course.id == id)
    #expect(server.requests.map(\.path) == ["/ko/library.json", "/ko/a.json"])
  }

  @Test func `an opened course can be opened again without a network`() async throws {
    _ = try await source().course(id)
    server.stop()
    let copy = try await source().course(id)
    #expect(copy.course.id == id)
    let failure = CourseLibraryError.networkFail(
      .refused, address: server.address + "ko/a.json")
    #expect(
      copy.staleness == CourseCopy.Staleness(reason: .library(failure), confirmedAt: now))
  }

  @Test func `a course that did not change is not sent again`() async throws {
    _ = try await source().course(id)
    server.serve("/ko/a.json", .response("304 Not Modified"))
    #expect(try await source().course(id).staleness == nil)
    #expect(server.requests.last?.headers["if-none-match"] == "\"c1\"")
  }

  @Test func `a course that breaks stays as it was`() async throws {
    _ = try await source().course(id)
    server.serve("/ko/a.json", .text("{\n oops"))
    let copy = try await source().course(id)
    #expect(copy.course.title == "Sample")
    guard case .library(.pathError(.format(let problems, _), _)) = copy.staleness?.reason else {
      Issue.record("\(String(describing: copy.staleness))")
      return
    }
    #expect(problems.first?.line == 2)
  }

  @Test func `a course that never was good says where it breaks`() async throws {
    server.serve("/ko/a.json", .text("[]"))
    let url = server.address + "ko/a.json"
    let problem = CourseFileProblem(
      line: 1, column: 1, fact: .wrongType(expected: .object, found: .array))
    let defect = PathDefect.format([problem], omittedCount: 0)
    #expect(try await error(of: source()) == .library(.pathError(defect, address: url)))
  }

  @Test func `another course than promised is refused`() async throws {
    server.serve("/ko/a.json", .text(SampleCourseFile.text(id: "b")))
    let defect = PathDefect.otherCourse(CourseID(rawValue: "b"))
    let url = server.address + "ko/a.json"
    #expect(try await error(of: source()) == .library(.pathError(defect, address: url)))
  }

  @Test func `a course that is gone says so`() async throws {
    server.serve("/ko/a.json", .response("404 Not Found"))
    let reply = ServerReply(
      address: server.address + "ko/a.json", status: 404, message: "Not Found")
    #expect(try await error(of: source()) == .library(.requestError(reply)))
  }

  @Test func `a course no list has is unknown`() async throws {
    let other = CourseID(rawValue: "../../etc/passwd")
    let source = try source()
    await #expect(throws: CourseSourceError.unknownCourse(other)) { try await source.course(other) }
    #expect(server.requests.map(\.path) == ["/ko/library.json"])
  }

  @Test func `without a list the reason is why there is none`() async throws {
    server.stop()
    let failure = CourseLibraryError.networkFail(
      .refused, address: server.address + "ko/library.json")
    #expect(try await error(of: source()) == .library(failure))
  }
}
