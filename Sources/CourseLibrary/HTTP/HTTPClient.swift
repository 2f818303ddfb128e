import Dispatch
import Files

/// Gets files from HTTP servers, several side by side.
///
/// Speaks http and https only, follows redirects within these two, accepts compressed answers,
/// keeps no cookies and reads no netrc. The proxy variables of the environment (`http_proxy`,
/// `https_proxy`, `no_proxy`) are honoured, as people behind one expect.
///
/// FoundationNetworking does the same for 29 MB of memory at its first use, more than the whole
/// app is to take; libcurl takes 8.5 MB, and nothing before the first request.
package struct HTTPClient: Sendable {
  let limits: HTTPLimits
  /// The `User-Agent`: `"malmoi/1.0"`.
  let userAgent: String
  let authorities: CertificateStore

  package init(
    userAgent: String, limits: HTTPLimits = HTTPLimits(), authorities: CertificateStore = .system
  ) {
    self.userAgent = userAgent
    self.limits = limits
    self.authorities = authorities
  }

  /// Asks for a file and waits for all of it, without holding a thread of the caller.
  ///
  /// - Throws: `NetworkFailure`; `CancellationError` at once when the task is cancelled.
  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    let cancellation = try CancellationSignal()
    let outcome: Outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A queue of its own: the threads of a concurrent queue are as many as there are
        // processors, and a second is lost until the system notices that they all wait.
        DispatchQueue(label: "malmoi.http").async {
          continuation.resume(returning: performed(request, until: cancellation))
        }
      }
    } onCancel: {
      cancellation.raise()
    }
    try Task.checkCancellation()
    return try outcome.get()
  }

  private typealias Outcome = Result<HTTPResponse, NetworkFailure>

  private func performed(
    _ request: HTTPRequest, until cancellation: CancellationSignal
  ) -> Outcome {
    do throws(NetworkFailure) {
      let response = try PipeSignal.dropping { () throws(NetworkFailure) in
        try CurlTransfer(
          request, limits: limits, userAgent: userAgent, authorities: authorities
        ).perform(until: cancellation)
      }
      return .success(response)
    } catch {
      return .failure(error)
    }
  }
}
