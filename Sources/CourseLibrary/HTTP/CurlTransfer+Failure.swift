import CCurl
import Glibc

extension CurlTransfer {
  /// What the result of a transfer means (libcurl-errors(3)).
  func failure(for code: CURLcode) -> NetworkFailure {
    switch code {
    case _ where proxyRefusal != nil: proxyRefusal ?? .proxyUnreachable
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxyUnreachable
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
    case CURLE_COULDNT_CONNECT: connectFailure
    case CURLE_OPERATION_TIMEDOUT: timeFailure
    case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING,
      CURLE_BAD_CONTENT_ENCODING, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      .brokenOff
    case CURLE_FILESIZE_EXCEEDED: .tooLarge(limit: limits.size)
    case CURLE_WRITE_ERROR where sink.hasOverflowed: .tooLarge(limit: limits.size)
    // Broken compression is also reported as bytes that could not be written.
    case CURLE_WRITE_ERROR: .brokenOff
    case CURLE_TOO_MANY_REDIRECTS: .tooManyRedirects
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT:
      (300..<400).contains(sink.status) ? .redirectRefused : .notHTTP
    case CURLE_WEIRD_SERVER_REPLY: .notHTTP
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      .notSecure
    default: .other(code: Int(code.rawValue), message: String(cString: ccurl_easy_strerror(code)))
    }
  }

  private var connectFailure: NetworkFailure {
    if !triedTheServer { return .proxyUnreachable }
    return switch Int32(truncatingIfNeeded: information(CURLINFO_OS_ERRNO)) {
    case ENETUNREACH, EHOSTUNREACH: .unreachable
    default: .refused
    }
  }

  /// libcurl has one code for all limits of time; which one it was shows in the clock.
  private var timeFailure: NetworkFailure {
    var elapsed: curl_off_t = 0
    let code = ccurl_easy_getinfo_offset(easy, CURLINFO_TOTAL_TIME_T, &elapsed)
    // libcurl's timers count in milliseconds and may be one early.
    let latest = limits.totalTime - .milliseconds(5)
    let isWithinLimit = code == CURLE_OK && Duration.microseconds(elapsed) < latest
    return isWithinLimit && sink.status != 0 ? .stalled : .timedOut
  }

  /// Whether the machine that did not answer is the one of the address, and no proxy before it.
  ///
  /// libcurl names the machine it tried; which proxy the environment wants for which address is
  /// its own affair.
  private var triedTheServer: Bool {
    let said = String(cString: remarks)
    guard let tried = said.firstRange(of: " connect to ").map({ said[$0.upperBound...] }),
      let url = location, let target = try? WebURL(url, relativeTo: nil)
    else { return true }
    let parts = tried.split(separator: " ")
    guard parts.count > 2, parts[1] == "port", let port = Int(parts[2]) else { return true }
    return target.isAt(host: String(parts[0]), port: port)
  }

  /// Where the last request went; redirects change it.
  var location: String? {
    var value: UnsafePointer<CChar>?
    let code = ccurl_easy_getinfo_string(easy, CURLINFO_EFFECTIVE_URL, &value)
    return code == CURLE_OK ? value.map { String(cString: $0) } : nil
  }

  /// The proxy's own refusal: it wants a name and a password, or made no tunnel.
  var proxyRefusal: NetworkFailure? {
    let tunnel = information(CURLINFO_HTTP_CONNECTCODE)
    if tunnel >= 300 { return .proxyRefused(status: tunnel) }
    return sink.status == 407 ? .proxyRefused(status: 407) : nil
  }

  private func information(_ info: CURLINFO) -> Int {
    var value = 0
    return ccurl_easy_getinfo_long(easy, info, &value) == CURLE_OK ? value : 0
  }

  /// Turns a result that isn't OK into an error; every call of an option goes through here.
  func check(_ code: CURLcode) throws(NetworkFailure) {
    if code != CURLE_OK { throw failure(for: code) }
  }

  /// The same for the multi interface.
  func check(_ code: CURLMcode) throws(NetworkFailure) {
    if code != CURLM_OK { throw .other(code: Int(code.rawValue), message: "curl_multi") }
  }
}
