/// Why no answer of a server reached us.
package enum NetworkFailure: Error, Hashable, Sendable {
  /// Nobody listens at that port.
  case refused
  /// The name of the server has no address.
  case unknownHost
  /// There is no way to that machine.
  case unreachable
  /// No answer, or not all of it, within the time limit.
  case timedOut
  /// The answer began and then trickled or stood still.
  case stalled
  /// The connection ended before the answer did.
  case brokenOff
  /// More than `limit` bytes, counted after decompression.
  case tooLarge(limit: Int)
  /// One redirect after the other.
  case tooManyRedirects
  /// A redirect to something that isn't http or https.
  case redirectRefused
  /// What listens there speaks something other than HTTP.
  case notHTTP
  /// No secure connection came about: the server has no certificate that is trusted here, or
  /// speaks no TLS.
  case notSecure
  /// There is no libcurl on this machine.
  case noTransport
  /// The proxy that the environment names could not be reached, or has no address.
  case proxyUnreachable
  /// The proxy did not let the request through, with this status.
  case proxyRefused(status: Int)
  /// What else libcurl said, by number (libcurl-errors(3)) and in its words.
  case other(code: Int, message: String)
}
