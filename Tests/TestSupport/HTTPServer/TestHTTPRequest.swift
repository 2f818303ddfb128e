/// A request as the test server received it.
package struct TestHTTPRequest: Hashable, Sendable {
  /// `"GET"`.
  package let method: String
  /// `"/library.json"`, with the query.
  package let path: String
  /// By lower-cased name.
  package let headers: [String: String]

  /// Nil when `head` is no request.
  init?(head: String) {
    let lines = head.split(whereSeparator: \.isNewline)
    guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
    method = String(words[0])
    path = String(words[1])
    let fields = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
    headers = Dictionary(fields) { first, _ in first }
  }
}
