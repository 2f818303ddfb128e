import CCurl
import Files
import Glibc

/// One request to a WebDAV server by libcurl, and its answer.
///
/// Belongs to the thread that made it, which waits.
final class WebDAVTransfer {
  /// What a server answered.
  struct Answer {
    let status: Int
    let body: [UInt8]
  }

  private let easy: UnsafeMutableRawPointer
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var body: [UInt8] = []
  private let remarks = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// More than any list or log of ours has.
  private static let limit = 64 << 20

  init() throws(SyncStoreError) {
    guard ccurl_load(), let easy = ccurl_easy_init() else { throw .server("", .noTransport) }
    self.easy = easy
    remarks.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    ccurl_easy_cleanup(easy)
    ccurl_slist_free_all(headers)
    remarks.deallocate()
  }

  /// Sends a request and waits for the answer.
  ///
  /// - Throws: when the server could not be heard; whatever status it answers with is an answer.
  func perform(_ request: WebDAVRequest) throws(SyncStoreError) -> Answer {
    guard setOptions(request), PipeSignal.dropping({ run() }) == CURLE_OK else {
      throw .server(request.url, .unheard(said))
    }
    var status = 0
    _ = ccurl_easy_getinfo_long(easy, CURLINFO_RESPONSE_CODE, &status)
    return Answer(status: status, body: body)
  }

  private var said: String {
    let text = String(cString: remarks)
    return text.isEmpty ? "libcurl" : text
  }

  /// The multi interface: the plain one is not among what is loaded of libcurl.
  private func run() -> CURLcode {
    guard let multi = ccurl_multi_init() else { return CURLE_FAILED_INIT }
    defer {
      _ = ccurl_multi_remove_handle(multi, easy)
      _ = ccurl_multi_cleanup(multi)
    }
    guard ccurl_multi_add_handle(multi, easy) == CURLM_OK else { return CURLE_FAILED_INIT }
    var running: Int32 = 1
    while running > 0 {
      guard ccurl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_RECV_ERROR }
      if running > 0, ccurl_multi_poll(multi, nil, 0, 1_000, nil) != CURLM_OK {
        return CURLE_RECV_ERROR
      }
    }
    var result = CURLE_RECV_ERROR
    return ccurl_multi_finished(multi, &result) ? result : CURLE_RECV_ERROR
  }

  // MARK: Options

  private func setOptions(_ request: WebDAVRequest) -> Bool {
    setRules() && setIdentity(request) && setContent(request) && setSink()
  }

  private func setRules() -> Bool {
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_FOLLOWLOCATION, 1), (CURLOPT_MAXREDIRS, 5), (CURLOPT_NOSIGNAL, 1),
      // A redirect keeps the method and the body, whatever its number.
      (CURLOPT_POSTREDIR, 7), (CURLOPT_CONNECTTIMEOUT_MS, 5_000), (CURLOPT_TIMEOUT_MS, 60_000),
      (CURLOPT_LOW_SPEED_TIME, 10), (CURLOPT_LOW_SPEED_LIMIT, 64),
    ]
    return numbers.allSatisfy { ccurl_easy_setopt_long(easy, $0.0, $0.1) == CURLE_OK }
      && set(CURLOPT_PROTOCOLS_STR, "http,https") && set(CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
      && ccurl_easy_setopt_pointer(easy, CURLOPT_ERRORBUFFER, remarks) == CURLE_OK
  }

  /// A name and a password come from a command, else from `~/.netrc`; they go to no other server.
  private func setIdentity(_ request: WebDAVRequest) -> Bool {
    let methods = Int(bitPattern: UInt(basicAndDigest))
    guard set(CURLOPT_URL, request.url), set(CURLOPT_USERAGENT, "malmoi"),
      ccurl_easy_setopt_long(easy, CURLOPT_HTTPAUTH, methods) == CURLE_OK
    else { return false }
    if let identity = request.identity { return set(CURLOPT_USERPWD, identity) }
    return ccurl_easy_setopt_long(easy, CURLOPT_NETRC, Int(CURL_NETRC_OPTIONAL.rawValue))
      == CURLE_OK
  }

  private func setContent(_ request: WebDAVRequest) -> Bool {
    for line in request.headers {
      guard let longer = ccurl_slist_append(headers, line) else { return false }
      headers = longer
    }
    guard set(CURLOPT_CUSTOMREQUEST, request.method),
      ccurl_easy_setopt_list(easy, CURLOPT_HTTPHEADER, headers) == CURLE_OK
    else { return false }
    guard let body = request.body else { return true }
    let size = curl_off_t(body.count)
    return ccurl_easy_setopt_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, size) == CURLE_OK
      && body.withUnsafeBytes { bytes in
        // libcurl copies them. Of no bytes there is still a body.
        let address = bytes.baseAddress ?? UnsafeRawPointer(remarks)
        return ccurl_easy_setopt_pointer(
          easy, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: address)) == CURLE_OK
      }
  }

  private func setSink() -> Bool {
    // The transfer is alive for as long as libcurl calls back.
    let state = Unmanaged.passUnretained(self).toOpaque()
    let write: curl_write_callback = { bytes, size, count, state in
      guard let bytes, let state else { return 0 }
      let transfer = Unmanaged<WebDAVTransfer>.fromOpaque(state).takeUnretainedValue()
      return transfer.take(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    let header: curl_write_callback = { bytes, size, count, state in
      guard let bytes, let state, size * count >= 5 else { return size * count }
      // Each redirect brings an answer of its own: only the last one counts.
      if memcmp(bytes, "HTTP/", 5) == 0 {
        Unmanaged<WebDAVTransfer>.fromOpaque(state).takeUnretainedValue().body = []
      }
      return size * count
    }
    return ccurl_easy_setopt_pointer(easy, CURLOPT_WRITEDATA, state) == CURLE_OK
      && ccurl_easy_setopt_pointer(easy, CURLOPT_HEADERDATA, state) == CURLE_OK
      && ccurl_easy_setopt_callback(easy, CURLOPT_WRITEFUNCTION, write) == CURLE_OK
      && ccurl_easy_setopt_callback(easy, CURLOPT_HEADERFUNCTION, header) == CURLE_OK
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard body.count + bytes.count <= Self.limit else { return 0 }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func set(_ option: CURLoption, _ text: String) -> Bool {
    ccurl_easy_setopt_string(easy, option, text) == CURLE_OK
  }
}

/// Basic and digest; libcurl's own names are macros that Swift cannot see.
private let basicAndDigest: UInt = 1 | 2

/// What is asked of a WebDAV server.
struct WebDAVRequest {
  let method: String
  let url: String
  var headers: [String] = []
  var body: [UInt8]?
  /// `user:password`; nil asks the netrc.
  var identity: String?
}
