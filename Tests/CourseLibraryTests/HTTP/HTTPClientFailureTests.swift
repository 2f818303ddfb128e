import TestSupport
import Testing

@testable import CourseLibrary

/// Every way a server can fail to answer has its own name.
struct HTTPClientFailureTests {
  let server: TestHTTPServer

  init() throws {
    server = try TestHTTPServer()
  }

  private func failure(
    of url: String? = nil, limits: HTTPLimits = .impatient
  ) async -> NetworkFailure? {
    do {
      let client = HTTPClient(userAgent: "malmoi/test", limits: limits)
      _ = try await client.response(to: HTTPRequest(url: url ?? server.address + "a"))
      return nil
    } catch {
      return error as? NetworkFailure
    }
  }

  @Test func `nobody listens`() async throws {
    server.stop()
    #expect(await failure() == .refused)
  }

  @Test func `the name has no address`() async {
    let label = String(repeating: "a", count: 64)
    #expect(await failure(of: "http://\(label).invalid/") == .unknownHost)
  }

  @Test func `a machine that does not even take the connection`() async throws {
    let deaf = try LoopbackListener(backlog: 0)
    let url = "http://127.0.0.1:\(deaf.port)/"
    var limits = HTTPLimits.impatient
    limits.connectTime = .milliseconds(300)
    // The system itself takes as many connections as the backlog holds; the next one hangs.
    async let first = failure(of: url, limits: limits.lasting(.milliseconds(900)))
    async let second = failure(of: url, limits: limits.lasting(.milliseconds(900)))
    async let third = failure(of: url, limits: limits)
    #expect(await [first, second, third].allSatisfy { $0 == .timedOut })
  }

  @Test(arguments: [0, 5, 17, 30])
  func `no answer in time, stopping before, in or after the status line`(count: Int) async {
    server.serve("/a", .stalled(after: count, of: .text("body")))
    #expect(await failure(limits: HTTPLimits.impatient.lasting(.milliseconds(300))) == .timedOut)
  }

  @Test func `an answer that stops in the middle of its body`() async {
    let head = TestHTTPReply.head("200 OK", headers: ["Content-Length: 10"])
    server.serve("/a", TestHTTPReply(steps: [.send(head + Array("{".utf8)), .stall]))
    var limits = HTTPLimits.impatient
    limits.stallTime = .seconds(1)
    #expect(await failure(limits: limits) == .stalled)
  }

  @Test func `a body shorter than announced`() async {
    server.serve("/a", .brokenOff(Array("{\"cour".utf8), announced: 100))
    #expect(await failure() == .brokenOff)
  }

  @Test(arguments: [[], Array("HTTP/1.1 200 OK\r\nContent-Le".utf8)])
  func `a connection closed before the headers are complete`(bytes: [UInt8]) async {
    server.serve("/a", TestHTTPReply(steps: [.send(bytes)]))
    #expect(await failure() == .brokenOff)
  }

  @Test func `a connection reset in the middle`() async {
    let head = TestHTTPReply.head("200 OK", headers: ["Content-Length: 10"])
    server.serve("/a", TestHTTPReply(steps: [.send(head), .reset]))
    #expect(await failure() == .brokenOff)
  }

  @Test func `an answer that announces 17 MiB is refused before it comes`() async {
    let head = TestHTTPReply.head("200 OK", headers: ["Content-Length: \(17 << 20)"])
    server.serve("/a", TestHTTPReply(steps: [.send(head), .stall]))
    #expect(await failure() == .tooLarge(limit: 16 << 20))
  }

  @Test func `17 MiB that were not announced are cut off`() async {
    let body = [UInt8](repeating: 32, count: 17 << 20)
    let head = TestHTTPReply.head("200 OK", headers: [])
    server.serve("/a", TestHTTPReply(steps: [.send(head + body)]))
    #expect(await failure() == .tooLarge(limit: 16 << 20))
  }

  @Test func `a small file that unpacks to 17 MiB is cut off`() async {
    let bomb = Gzip.zeros(count: 17 << 20, withChecksum: false)
    #expect(bomb.count < 1 << 17)
    server.serve("/a", .response(headers: ["Content-Encoding: gzip"], body: bomb))
    #expect(await failure() == .tooLarge(limit: 16 << 20))
  }

  @Test func `headers without end are cut off`() async {
    let line = "X-Filler: " + String(repeating: "x", count: 1000)
    server.serve("/a", .response(headers: Array(repeating: line, count: 100)))
    #expect(await failure() == .tooLarge(limit: 16 << 20))
  }

  @Test func `compression that is broken`() async {
    let noise = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    server.serve("/a", .response(headers: ["Content-Encoding: gzip"], body: noise))
    #expect(await failure() == .brokenOff)
  }

  @Test func `a redirect to itself`() async {
    server.serve("/a", .redirect(to: "/a"))
    #expect(await failure() == .tooManyRedirects)
    #expect(server.requests.count == 6)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/a", "gopher://127.0.0.1/", "data:,a"])
  func `a redirect to anything but http and https`(location: String) async {
    server.serve("/a", .redirect(to: location))
    #expect(await failure() == .redirectRefused)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/"])
  func `another scheme from the start`(url: String) async {
    #expect(await failure(of: url) == .notHTTP)
  }

  @Test func `something that speaks another language`() async {
    server.serve("/a", TestHTTPReply(steps: [.send(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8))]))
    #expect(await failure() == .notHTTP)
  }

  @Test func `https where only http is spoken`() async {
    let url = "https" + server.address.dropFirst(4)
    #expect(await failure(of: url) == .notSecure)
  }
}

extension HTTPLimits {
  fileprivate func lasting(_ totalTime: Duration) -> HTTPLimits {
    var limits = self
    limits.totalTime = totalTime
    return limits
  }
}
