/// What a server answered, whatever its status.
struct HTTPResponse: Hashable, Sendable {
  /// `200`, `304`, `404`; of the last response when there were redirects.
  let status: Int
  /// The server's words beside the status, `"Not Found"`; empty when it has none (HTTP/2).
  let reasonPhrase: String
  /// Where it came from at last, when there were redirects.
  let url: String
  let validators: HTTPValidators
  /// Decompressed.
  let body: [UInt8]
}
