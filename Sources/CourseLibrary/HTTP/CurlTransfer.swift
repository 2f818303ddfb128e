import CCurl
import Files
import Glibc

/// One request by libcurl: the easy handle, and the multi handle that drives it.
///
/// The multi interface rather than curl_easy_perform(3), since its poll can wait for our own
/// descriptor too and so ends at once when the request is cancelled. Belongs to the thread that
/// made it.
final class CurlTransfer {
  let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer
  let sink: ResponseSink
  let limits: HTTPLimits
  /// libcurl reads the list until the handle is gone.
  private var headers: UnsafeMutablePointer<curl_slist>?
  private let request: HTTPRequest
  /// What libcurl says of a failure beyond its number.
  let remarks = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// Sets up the request without sending anything.
  init(
    _ request: HTTPRequest, limits: HTTPLimits, userAgent: String, authorities: CertificateStore
  ) throws(NetworkFailure) {
    guard ccurl_load() else { throw .noTransport }
    guard let easy = ccurl_easy_init() else { throw .noTransport }
    guard let multi = ccurl_multi_init() else {
      ccurl_easy_cleanup(easy)
      throw .noTransport
    }
    self.easy = easy
    self.multi = multi
    self.limits = limits
    self.request = request
    remarks.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    sink = ResponseSink(limit: limits.size)
    try setRules()
    try setLimits()
    try setSink()
    try setAuthorities(authorities)
    try check(ccurl_easy_setopt_pointer(easy, CURLOPT_ERRORBUFFER, remarks))
    try check(ccurl_easy_setopt_string(easy, CURLOPT_URL, request.url))
    try check(ccurl_easy_setopt_string(easy, CURLOPT_USERAGENT, userAgent))
    try setHeaders(["Accept: application/json"] + request.validators.requestHeaders)
  }

  deinit {
    // Both calls can only fail for handles that were never valid.
    _ = ccurl_multi_remove_handle(multi, easy)
    _ = ccurl_multi_cleanup(multi)
    ccurl_easy_cleanup(easy)
    ccurl_slist_free_all(headers)
    remarks.deallocate()
  }

  /// Sends the request and waits for the whole answer, or until the signal is raised.
  ///
  /// - Throws: `.brokenOff` when the signal was raised.
  func perform(until cancellation: CancellationSignal) throws(NetworkFailure) -> HTTPResponse {
    try check(ccurl_multi_add_handle(multi, easy))
    var running: Int32 = 1
    while true {
      try check(ccurl_multi_perform(multi, &running))
      if running == 0 { break }
      var wake = curl_waitfd(fd: cancellation.readEnd, events: Int16(CURL_WAIT_POLLIN), revents: 0)
      try check(ccurl_multi_poll(multi, &wake, 1, 60_000, nil))
      if wake.revents != 0 { throw .brokenOff }
    }
    var result = CURLE_OK
    guard ccurl_multi_finished(multi, &result) else { throw .brokenOff }
    guard result == CURLE_OK else { throw failure(for: result) }
    // Headers that end in the middle pass for an answer without a body.
    guard sink.hasCompleteHead else { throw .brokenOff }
    if let failure = proxyRefusal { throw failure }
    return sink.response(from: location ?? request.url)
  }
}

// MARK: - Options

extension CurlTransfer {
  private func setRules() throws(NetworkFailure) {
    try check(ccurl_easy_setopt_string(easy, CURLOPT_PROTOCOLS_STR, "http,https"))
    try check(ccurl_easy_setopt_string(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https"))
    try check(ccurl_easy_setopt_long(easy, CURLOPT_FOLLOWLOCATION, 1))
    try check(ccurl_easy_setopt_long(easy, CURLOPT_MAXREDIRS, limits.redirects))
    try check(ccurl_easy_setopt_string(easy, CURLOPT_ACCEPT_ENCODING, "gzip, deflate"))
    // Resolving names must not use SIGALRM in a program with threads.
    try check(ccurl_easy_setopt_long(easy, CURLOPT_NOSIGNAL, 1))
  }

  private func setLimits() throws(NetworkFailure) {
    let connectTime = limits.connectTime.milliseconds
    try check(ccurl_easy_setopt_long(easy, CURLOPT_CONNECTTIMEOUT_MS, connectTime))
    try check(ccurl_easy_setopt_long(easy, CURLOPT_TIMEOUT_MS, limits.totalTime.milliseconds))
    let stallTime = max(1, limits.stallTime.milliseconds / 1000)
    try check(ccurl_easy_setopt_long(easy, CURLOPT_LOW_SPEED_TIME, stallTime))
    try check(ccurl_easy_setopt_long(easy, CURLOPT_LOW_SPEED_LIMIT, limits.lowSpeed))
    // Ends early what announces its size; the sink counts what doesn't, or lies.
    let size = curl_off_t(limits.size)
    try check(ccurl_easy_setopt_offset(easy, CURLOPT_MAXFILESIZE_LARGE, size))
  }

  /// The program `curl` reads the variables of the environment; the library leaves it to us.
  private func setAuthorities(_ store: CertificateStore) throws(NetworkFailure) {
    if let file = store.file {
      try check(ccurl_easy_setopt_string(easy, CURLOPT_CAINFO, file.cString))
    }
    if let folder = store.folder {
      try check(ccurl_easy_setopt_string(easy, CURLOPT_CAPATH, folder.cString))
    }
  }

  private func setSink() throws(NetworkFailure) {
    // The transfer owns the sink and the handle, and is alive for as long as libcurl calls back.
    let state = Unmanaged.passUnretained(sink).toOpaque()
    try check(ccurl_easy_setopt_pointer(easy, CURLOPT_WRITEDATA, state))
    try check(ccurl_easy_setopt_pointer(easy, CURLOPT_HEADERDATA, state))
    let write: curl_write_callback = { bytes, size, count, state in
      received(bytes, size * count, state) { $0.append($1) }
    }
    try check(ccurl_easy_setopt_callback(easy, CURLOPT_WRITEFUNCTION, write))
    let header: curl_write_callback = { bytes, size, count, state in
      received(bytes, size * count, state) { $0.appendHeader($1) }
    }
    try check(ccurl_easy_setopt_callback(easy, CURLOPT_HEADERFUNCTION, header))
  }

  private func setHeaders(_ lines: [String]) throws(NetworkFailure) {
    for line in lines {
      // On failure the list is as it was, and freed with the transfer.
      guard let longer = ccurl_slist_append(headers, line) else { throw .noTransport }
      headers = longer
    }
    try check(ccurl_easy_setopt_list(easy, CURLOPT_HTTPHEADER, headers))
  }
}

/// Hands bytes from libcurl to the sink; any count but `length` tells libcurl to stop.
private func received(
  _ bytes: UnsafeMutablePointer<CChar>?, _ length: Int, _ state: UnsafeMutableRawPointer?,
  _ take: (ResponseSink, UnsafeRawBufferPointer) -> Bool
) -> Int {
  guard let bytes, let state, length > 0 else { return length }
  let sink = Unmanaged<ResponseSink>.fromOpaque(state).takeUnretainedValue()
  return take(sink, UnsafeRawBufferPointer(start: bytes, count: length)) ? length : 0
}

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
