import Synchronization

/// A WebDAV server on the loopback interface (RFC 4918), as far as files are listed, read and written
/// there: `PROPFIND`, `GET` with ranges, `PUT`, `MKCOL`, entity tags, basic authentication.
///
/// It has one folder of the learner's, `/dav`, which is empty at first.
package final class TestWebDAVServer: Sendable {
  /// How else than a proper server it behaves.
  package enum Manner: Hashable, Sendable {
    /// All requests get this status: a server that knows no WebDAV, or is in trouble.
    case status(String)
    /// All requests but those below an address are sent there.
    case redirecting(to: String)
    /// Whole files are sent, whatever range was asked for.
    case withoutRanges
    /// Answers end in the middle of what they announced.
    case cutOff
    /// No byte fits in any more.
    case full
  }

  fileprivate struct State: Sendable {
    var files: [String: [UInt8]] = [:]
    var folders: Set<String> = ["/dav"]
    var tags: [String: Int] = [:]
    var manner: Manner?
    var requests: [TestHTTPRequest] = []
  }

  /// The address of the server, without a slash at the end.
  package let host: String
  /// What `Authorization` has to say; nil lets everybody in.
  private let credentials: String?
  private let listener: LoopbackListener
  private let state = Mutex(State())

  /// The folder that the learner names.
  package var address: String { "\(host)/dav" }

  /// Listens on a free port.
  ///
  /// - Parameter credentials: `"Basic bWU6c2VjcmV0"`; nil lets everybody in.
  package init(credentials: String? = nil) throws(SocketError) {
    self.credentials = credentials
    listener = try LoopbackListener()
    host = "http://127.0.0.1:\(listener.port)"
    listener.start { [weak self] connection in
      guard let request = connection.readRequest(), let body = connection.readBody(of: request)
      else { return }
      connection.perform(self?.reply(to: request, body) ?? .response("503 Stopped"))
    }
  }

  deinit {
    listener.stop()
  }

  /// Behaves in some other way from now on, or properly again.
  package func behave(_ manner: Manner?) {
    state.withLock { $0.manner = manner }
  }

  /// Takes the requests there were since this was asked last.
  package func takeRequests() -> [TestHTTPRequest] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// The files there are, by their paths.
  package var files: [String: [UInt8]] { state.withLock { $0.files } }

  private func reply(to request: TestHTTPRequest, _ body: [UInt8]) -> TestHTTPReply {
    state.withLock { state in
      state.requests.append(request)
      if let credentials, request.headers["authorization"] != credentials {
        return .response(
          "401 Unauthorized", headers: [#"WWW-Authenticate: Basic realm="test""#])
      }
      switch state.manner {
      case .status(let status): return .response(status)
      case .redirecting(let place) where !request.path.hasPrefix("/moved"):
        return .response("301 Moved Permanently", headers: ["Location: \(place)\(request.path)"])
      default: break
      }
      var path = request.path
      if path.hasPrefix("/moved") { path.removeFirst("/moved".count) }
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      return state.reply(to: request, at: path, body)
    }
  }
}

extension TestWebDAVServer.State {
  fileprivate mutating func reply(
    to request: TestHTTPRequest, at path: String, _ body: [UInt8]
  ) -> TestHTTPReply {
    switch request.method {
    case "PROPFIND": list(path, isDeep: request.headers["depth"] == "1")
    case "GET": contents(path, request.headers["range"])
    case "PUT": put(body, path)
    case "MKCOL": makeFolder(path)
    default: .response("501 Not Implemented")
    }
  }

  private func list(_ path: String, isDeep: Bool) -> TestHTTPReply {
    guard folders.contains(path) || files[path] != nil else { return .response("404 Not Found") }
    let inside = (Array(folders) + files.keys).filter { Self.folder(of: $0) == path }.sorted()
    let responses = ([path] + (isDeep ? inside : [])).map(element).joined()
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <D:multistatus xmlns:D="DAV:">\(responses)</D:multistatus>
      """
    return .text(text, status: "207 Multi-Status", headers: ["Content-Type: application/xml"])
  }

  private func element(_ path: String) -> String {
    let isFolder = folders.contains(path)
    let kind = isFolder ? "<D:resourcetype><D:collection/></D:resourcetype>" : "<D:resourcetype/>"
    let tag = isFolder ? "" : "<D:getetag>\"\(tags[path] ?? 0)\"</D:getetag>"
    return """
      <D:response><D:href>\(path)\(isFolder ? "/" : "")</D:href>
      <D:propstat><D:prop>\(kind)\(tag)</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>
      </D:response>
      """
  }

  private func contents(_ path: String, _ range: String?) -> TestHTTPReply {
    guard let bytes = files[path] else { return .response("404 Not Found") }
    if manner == .cutOff { return .brokenOff(Array(bytes.dropLast(3)), announced: bytes.count) }
    guard let range, manner != .withoutRanges,
      let start = Int(range.dropFirst("bytes=".count).dropLast())
    else { return .response(body: bytes) }
    guard start < bytes.count else { return .response("416 Range Not Satisfiable") }
    return .response(
      "206 Partial Content",
      headers: ["Content-Range: bytes \(start)-\(bytes.count - 1)/\(bytes.count)"],
      body: Array(bytes[start...]))
  }

  private mutating func put(_ bytes: [UInt8], _ path: String) -> TestHTTPReply {
    guard folders.contains(Self.folder(of: path)) else { return .response("409 Conflict") }
    guard manner != .full else { return .response("507 Insufficient Storage") }
    files[path] = bytes
    tags[path, default: 0] += 1
    return .response("201 Created")
  }

  private mutating func makeFolder(_ path: String) -> TestHTTPReply {
    guard !folders.contains(path) else { return .response("405 Method Not Allowed") }
    guard folders.contains(Self.folder(of: path)) else { return .response("409 Conflict") }
    folders.insert(path)
    return .response("201 Created")
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
