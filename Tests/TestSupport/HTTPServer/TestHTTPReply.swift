/// What the test server does with one request, step by step.
package struct TestHTTPReply: Sendable {
  /// One thing a server does to a connection.
  package enum Step: Sendable {
    case send([UInt8])
    /// One byte at a time, with this pause after each.
    case trickle([UInt8], pause: Duration)
    /// Nothing more, until the client goes away or the server is stopped.
    case stall
    /// Ends the connection with a reset instead of a proper end.
    case reset
  }

  package var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }
}

extension TestHTTPReply {
  /// A whole, well-formed response.
  package static func response(
    _ status: String = "200 OK", headers: [String] = [], body: [UInt8] = []
  ) -> TestHTTPReply {
    let head = head(status, headers: headers + ["Content-Length: \(body.count)"])
    return TestHTTPReply(steps: [.send(head + body)])
  }

  /// A whole response with a text for a body.
  package static func text(
    _ body: String, status: String = "200 OK", headers: [String] = []
  ) -> TestHTTPReply {
    response(status, headers: headers, body: Array(body.utf8))
  }

  /// A redirect to `location`.
  package static func redirect(to location: String) -> TestHTTPReply {
    response("302 Found", headers: ["Location: \(location)"])
  }

  /// A body that ends before the length it announced.
  package static func brokenOff(_ body: [UInt8], announced length: Int) -> TestHTTPReply {
    let head = head("200 OK", headers: ["Content-Length: \(length)"])
    return TestHTTPReply(steps: [.send(head + body)])
  }

  /// The first `count` bytes of `reply`'s first step, then nothing more.
  package static func stalled(after count: Int, of reply: TestHTTPReply) -> TestHTTPReply {
    guard case .send(let bytes) = reply.steps.first else { return TestHTTPReply(steps: [.stall]) }
    return TestHTTPReply(steps: [.send(Array(bytes.prefix(count))), .stall])
  }

  /// Status line, headers and the empty line after them.
  package static func head(_ status: String, headers: [String]) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status)", "Connection: close"] + headers + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
