/// Takes the headers and the body of an answer as they arrive.
///
/// A class, since libcurl hands its callbacks one pointer to give them back their state.
final class ResponseSink {
  private let limit: Int
  private(set) var hasOverflowed = false
  private(set) var body: [UInt8] = []
  private(set) var status = 0
  /// Whether the empty line after the headers has come.
  private(set) var hasCompleteHead = false
  private var reasonPhrase = ""
  private var headers: [String: String] = [:]
  private var headerByteCount = 0

  /// More than any server sends in earnest; without a limit, headers could go on for ever.
  private static let headerLimit = 65_536

  init(limit: Int) {
    self.limit = limit
  }

  /// The answer, once it is whole.
  ///
  /// - Parameter url: where it came from.
  func response(from url: String) -> HTTPResponse {
    HTTPResponse(
      status: status, reasonPhrase: reasonPhrase, url: url,
      validators: HTTPValidators(
        entityTag: headers["etag"], lastModified: headers["last-modified"]),
      body: body)
  }

  /// Takes decompressed bytes of the body; false ends the transfer.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= limit else {
      hasOverflowed = true
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Takes one header line with its line end; false ends the transfer.
  func appendHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headerByteCount += bytes.count
    guard headerByteCount <= Self.headerLimit else {
      hasOverflowed = true
      return false
    }
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      begin(statusLine: line)
    } else if line.allSatisfy(\.isNewline) {
      hasCompleteHead = true
    } else {
      addHeader(line)
    }
    return true
  }

  /// Each redirect brings an answer of its own: only the last one counts.
  private func begin(statusLine line: String) {
    let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    status = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    reasonPhrase = parts.count > 2 ? Self.printable(parts[2]) : ""
    hasCompleteHead = false
    headers = [:]
    body = []
  }

  private func addHeader(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    headers[line[..<colon].lowercased()] = Self.printable(line[line.index(after: colon)...])
  }

  /// The text without the characters that could drive a terminal, and without outer white space.
  private static func printable(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let trimmed = Substring(scalars).drop(while: \.isWhitespace).prefix(200)
    return String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
  }
}
