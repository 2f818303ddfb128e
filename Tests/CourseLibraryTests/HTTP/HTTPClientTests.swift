import TestSupport
import Testing

@testable import CourseLibrary

struct HTTPClientTests {
  let server: TestHTTPServer

  init() throws {
    server = try TestHTTPServer()
  }

  private func get(
    _ path: String, validators: HTTPValidators = .none, limits: HTTPLimits = .impatient
  ) async throws -> HTTPResponse {
    try await HTTPClient(userAgent: "malmoi/test", limits: limits)
      .response(to: HTTPRequest(url: server.address + path, validators: validators))
  }

  @Test func `a file comes with its status, its labels and all of its bytes`() async throws {
    let body = Array("말모이".utf8)
    server.serve(
      "/a",
      .response(
        headers: ["ETag: \"v1\"", "Last-Modified: Tue, 04 Nov 2025 10:00:00 GMT"], body: body))
    let response = try await get("a")
    #expect(
      response
        == HTTPResponse(
          status: 200, reasonPhrase: "OK", url: server.address + "a",
          validators: HTTPValidators(
            entityTag: "\"v1\"", lastModified: "Tue, 04 Nov 2025 10:00:00 GMT"),
          body: body))
  }

  @Test func `a request says who asks and what copy it has, and sends no cookies`() async throws {
    server.serve("/a", .text("x", headers: ["Set-Cookie: id=1"]))
    _ = try await get("a")
    _ = try await get("a", validators: HTTPValidators(entityTag: "\"v1\"", lastModified: "then"))
    let headers = server.requests.map(\.headers)
    #expect(headers.map { $0["user-agent"] } == ["malmoi/test", "malmoi/test"])
    #expect(headers.map { $0["if-none-match"] } == [nil, "\"v1\""])
    #expect(headers.map { $0["if-modified-since"] } == [nil, "then"])
    #expect(headers.map { $0["cookie"] } == [nil, nil])
  }

  @Test(arguments: [(404, "Not Found"), (503, "Busy now"), (304, "Not Modified")])
  func `any status is an answer`(status: Int, phrase: String) async throws {
    server.serve("/a", .response("\(status) \(phrase)"))
    let response = try await get("a")
    #expect(response.status == status)
    #expect(response.reasonPhrase == phrase)
  }

  @Test func `words of the server cannot drive the terminal`() async throws {
    server.serve("/a", .response("404 \u{1B}[2Jgone\u{7}  "))
    #expect(try await get("a").reasonPhrase == "[2Jgone")
  }

  @Test func `redirects are followed, and only the last answer counts`() async throws {
    server.serve("/a", .response("302 Found", headers: ["Location: /b", "ETag: \"old\""]))
    server.serve("/b", .text("here"))
    let response = try await get("a")
    #expect(response.body == Array("here".utf8))
    #expect(response.validators == .none)
  }

  @Test func `an answer may come in pieces, one byte at a time`() async throws {
    let bytes = TestHTTPReply.head("200 OK", headers: ["Content-Length: 2"]) + Array("{}".utf8)
    server.serve("/a", TestHTTPReply(steps: [.trickle(bytes, pause: .milliseconds(1))]))
    #expect(try await get("a").body == Array("{}".utf8))
  }

  @Test func `compressed answers arrive decompressed`() async throws {
    server.serve(
      "/a", .response(headers: ["Content-Encoding: gzip"], body: Gzip.zeros(count: 70_000)))
    #expect(try await get("a").body == [UInt8](repeating: 0, count: 70_000))
  }

  @Test func `exactly as many bytes as are allowed are taken`() async throws {
    var limits = HTTPLimits.impatient
    limits.size = 1000
    server.serve("/a", .response(body: [UInt8](repeating: 32, count: 1000)))
    #expect(try await get("a", limits: limits).body.count == 1000)
  }

  @Test func `several requests wait side by side`() async throws {
    server.serve("/slow", TestHTTPReply(steps: [.stall]))
    server.serve("/fast", .text("fast"))
    let slow = Task { try await get("slow", limits: HTTPLimits()) }
    await server.requestArrived()
    #expect(try await get("fast").body == Array("fast".utf8))
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
  }

  @Test func `cancelling ends a request that would wait for minutes, at once`() async throws {
    server.serve("/a", TestHTTPReply(steps: [.stall]))
    let limits = HTTPLimits(totalTime: .seconds(600), stallTime: .seconds(600))
    let task = Task { try await get("a", limits: limits) }
    await server.requestArrived()
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a request of a cancelled task is not sent`() async throws {
    server.serve("/a", .text("x"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await get("a")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

extension HTTPLimits {
  /// Long enough for the loopback interface, short enough for a test to wait for.
  static let impatient = HTTPLimits(
    connectTime: .seconds(5), totalTime: .seconds(20), stallTime: .seconds(10))
}
