import TestSupport

/// What a server does instead of answering well.
enum ServerFault: CaseIterable {
  /// Stops at some byte, of the head or the body.
  case stall
  /// Sends one byte a second.
  case trickle
  /// Sends without end.
  case endless
  /// Announces another length than it sends.
  case wrongLength
  /// Sends from place to place.
  case redirectLoop
  /// Sends what unpacks to far more.
  case bomb
  /// Ends the connection in the middle.
  case reset
  /// Answers with some status.
  case status
  /// Sends a library that was garbled on its way.
  case garbled
  /// Sends bytes that are no HTTP.
  case noise

  @MainActor
  func reply(_ run: TortureRun) -> TestHTTPReply {
    let body = Array(Torture.library(of: 3).utf8)
    let good = TestHTTPReply.response(body: body)
    let whole = good.steps.reduce(into: [UInt8]()) { bytes, step in
      if case .send(let sent) = step { bytes += sent }
    }
    switch self {
    case .stall:
      return .stalled(after: run.number(in: 0...whole.count - 1), of: good)
    case .trickle:
      return TestHTTPReply(steps: [.trickle(whole, pause: .seconds(1))])
    case .endless:
      let head = TestHTTPReply.head("200 OK", headers: [])
      let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
      return TestHTTPReply(
        steps: [.send(head)] + Array(repeating: .send(piece), count: 20) + [.stall])
    case .wrongLength:
      return .brokenOff(body, announced: body.count + run.number(in: 1...1_000))
    case .redirectLoop:
      return .redirect(to: run.any(of: ["/library.json", "library.json?again", "//", "http://"]))
    case .bomb:
      return .response(
        headers: ["Content-Encoding: gzip"], body: Gzip.zeros(count: 17 << 20, withChecksum: false))
    case .reset:
      let part = Array(whole.prefix(run.number(in: 0...whole.count - 1)))
      return TestHTTPReply(steps: [.send(part), .reset])
    case .status:
      return .text("\u{1B}[2Jno", status: "\(run.number(in: 200...599)) \u{7}Whatever")
    case .garbled:
      return .response(body: run.mutated(body, words: [[0], [0x1B], Array("[[[".utf8)]))
    case .noise:
      return TestHTTPReply(steps: [
        .send((0..<run.number(in: 1...500)).map { _ in UInt8(run.number(in: 0...255)) })
      ])
    }
  }
}
