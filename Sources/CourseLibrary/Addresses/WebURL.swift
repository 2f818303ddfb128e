import FoundationEssentials

/// An http or https address, taken apart (RFC 3986).
struct WebURL: Hashable, Sendable {
  /// Scheme, host and port: `"https://example.org:8080"`; in lower case, a usual port left out.
  let origin: String
  /// Percent-encoded.
  let path: String
  /// The whole address, without its fragment.
  let absolute: String

  /// Reads an address, or a reference that is relative to one.
  init(_ text: String, relativeTo base: String?) throws(AddressError) {
    guard !text.isEmpty else { throw .empty }
    guard text.unicodeScalars.allSatisfy(\.isAllowedInAddress) else { throw .unsafeCharacter }
    let baseURL = base.flatMap { URL(string: $0) }
    guard let url = URL(string: text, relativeTo: baseURL)?.absoluteURL else { throw .badHost }
    guard let scheme = url.scheme?.lowercased() else { throw .neitherServerNorPath }
    guard let usualPort = ["http": 80, "https": 443][scheme] else {
      throw .unsupportedScheme(scheme)
    }
    guard url.user() == nil, url.password() == nil else { throw .hasCredentials }
    guard let host = url.host()?.lowercased(), host.isPlausibleHost else { throw .badHost }
    let port = url.port.flatMap { $0 == usualPort ? nil : ":\($0)" } ?? ""
    origin = "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port)"
    path = url.path(percentEncoded: true)
    let rootedPath = path.isEmpty ? "/" : path
    absolute = origin + rootedPath + (url.query().map { "?" + $0 } ?? "")
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInAddress: Bool {
    properties.generalCategory != .control && !properties.isWhitespace
  }
}

extension String {
  /// No more than keeps out what surely is none: libcurl knows the rest.
  fileprivate var isPlausibleHost: Bool {
    let encodedBackslash = "%5c"
    return !isEmpty && !contains(encodedBackslash) && self != "."
  }
}
