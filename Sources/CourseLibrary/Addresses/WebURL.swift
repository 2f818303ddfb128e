import FoundationEssentials

/// An http or https address, taken apart and in its one normal form (RFC 3986, section 6.2.2).
struct WebURL: Hashable, Sendable {
  /// Scheme, host and port: `"https://example.org:8080"`; in lower case, a usual port left out, an
  /// international name as DNS has it.
  let origin: String
  /// Percent-encoded, without `.` and `..`.
  let path: String
  /// The whole address, without its fragment.
  let absolute: String

  /// Reads an address, or a reference that is relative to one.
  ///
  /// Blanks within a reference are taken as what lists write for `%20`.
  init(_ text: String, relativeTo base: String?) throws(AddressError) {
    let text = base == nil ? text : text.trimmingWhitespace.encodingBlanks
    guard !text.isEmpty else { throw .empty }
    guard text.unicodeScalars.allSatisfy(\.isAllowedInAddress) else { throw .unsafeCharacter }
    let baseURL = base.flatMap { URL(string: $0) }
    guard let url = URL(string: try text.withPlainHost(), relativeTo: baseURL)?.absoluteURL
    else { throw .badHost }
    guard let scheme = url.scheme?.lowercased() else { throw .neitherServerNorPath }
    guard let usualPort = ["http": 80, "https": 443][scheme] else {
      throw .unsupportedScheme(scheme)
    }
    guard url.user() == nil, url.password() == nil else { throw .hasCredentials }
    guard let host = url.host()?.lowercased(), host.isPlausibleHost else { throw .badHost }
    if let port = url.port, !(1...65_535).contains(port) { throw .badPort }
    let port = url.port.flatMap { $0 == usualPort ? nil : ":\($0)" } ?? ""
    origin = "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port)"
    path = url.path(percentEncoded: true).decodingUnreserved.withoutDotSegments
    absolute = origin + (path.isEmpty ? "/" : path) + (url.query().map { "?" + $0 } ?? "")
  }
}

extension WebURL {
  /// Whether requests for it go to that machine and port.
  func isAt(host: String, port: Int) -> Bool {
    let isUsual = port == (origin.hasPrefix("https:") ? 443 : 80)
    let name = host.contains(":") ? "[\(host)]" : host.lowercased()
    return origin.hasSuffix("://\(name):\(port)") || isUsual && origin.hasSuffix("://\(name)")
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInAddress: Bool {
    properties.generalCategory != .control && !properties.isWhitespace
  }
}

extension String {
  /// No more than keeps out what surely is none: libcurl knows the rest.
  fileprivate var isPlausibleHost: Bool { !isEmpty && !contains("%") && self != "." }

  fileprivate var encodingBlanks: String {
    split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }
}

// MARK: - Names of hosts

extension String {
  /// The address with the host as DNS has it, if it has one with other letters.
  ///
  /// - Throws: `badHost` when the name has no such form.
  fileprivate func withPlainHost() throws(AddressError) -> String {
    guard let start = firstRange(of: "//")?.upperBound, self[..<start].isSchemeOrNothing else {
      return self
    }
    let authority = self[start...].prefix { !"/?#\\".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    let name = host.prefix { $0 != ":" }
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    guard let plain = HostName.ascii(String(name)) else { throw .badHost }
    return self[..<name.startIndex] + plain + self[name.endIndex...]
  }
}

extension Substring {
  fileprivate var isSchemeOrNothing: Bool {
    let scheme = dropLast(2)
    return scheme.isEmpty
      || scheme.last == ":"
        && scheme.dropLast().allSatisfy { $0.isASCII && ($0.isLetter || "+-.".contains($0)) }
  }
}

// MARK: - Normal form

extension String {
  private static let unreserved = Set("-._~".utf8)

  /// With what needs no percent sign written plainly, and the digits of the others in capitals.
  fileprivate var decodingUnreserved: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var parts = split(separator: "%", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      let digits = part.prefix(2)
      guard digits.count == 2, let byte = UInt8(digits, radix: 16) else {
        result += "%" + part
        continue
      }
      let isPlain = Self.unreserved.contains(byte) || Character(Unicode.Scalar(byte)).isPlainSign
      let sign = isPlain ? String(Unicode.Scalar(byte)) : "%" + digits.uppercased()
      result += sign + part.dropFirst(2)
    }
    return result
  }

  /// The path with `.` and `..` followed (RFC 3986, section 5.2.4).
  fileprivate var withoutDotSegments: String {
    let segments = split(separator: "/", omittingEmptySubsequences: false)
    guard segments.contains(where: { $0 == "." || $0 == ".." }) else { return self }
    var kept: [Substring] = []
    for segment in segments.dropFirst() {
      if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
    }
    // What a dot stood for at the end is a folder.
    if let last = segments.last, last == "." || last == ".." { kept.append("") }
    return "/" + kept.joined(separator: "/")
  }
}

extension Character {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isPlainSign: Bool { isASCII && (isLetter || isNumber) }
}
