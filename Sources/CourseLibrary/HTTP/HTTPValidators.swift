/// The labels a server puts on one version of a file (RFC 9110, section 8.8).
struct HTTPValidators: Hashable, Sendable, Codable {
  /// The `ETag`, quotes and all.
  let entityTag: String?
  /// The `Last-Modified` date, in the server's own words.
  let lastModified: String?

  /// No labels: the file is sent whatever version it is.
  static let none = HTTPValidators(entityTag: nil, lastModified: nil)

  /// Takes only what can stand in a header line: a label comes back from a server's headers or
  /// a cached file, and must not smuggle a second header into our request.
  init(entityTag: String?, lastModified: String?) {
    self.entityTag = entityTag.flatMap(Self.headerValue)
    self.lastModified = lastModified.flatMap(Self.headerValue)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      entityTag: try container.decodeIfPresent(String.self, forKey: .entityTag),
      lastModified: try container.decodeIfPresent(String.self, forKey: .lastModified))
  }

  /// The header lines that ask for the file only if it changed.
  var requestHeaders: [String] {
    var lines: [String] = []
    if let entityTag { lines.append("If-None-Match: \(entityTag)") }
    if let lastModified { lines.append("If-Modified-Since: \(lastModified)") }
    return lines
  }

  private static func headerValue(_ text: String) -> String? {
    let isPrintable = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPrintable && !text.isEmpty && text.utf8.count <= 1024 ? text : nil
  }
}
