import Dispatch
import Glibc
import Synchronization

/// A real HTTP server on the loopback interface that can behave as badly as any.
///
/// Answers each path with the reply set for it, else with 404, and remembers the requests. It
/// works on threads of its own, so that it can stall without stalling the test; the lock is there
/// because these threads cannot wait for an actor.
package final class TestHTTPServer: Sendable {
  private struct State: Sendable {
    var replies: [String: TestHTTPReply] = [:]
    var requests: [TestHTTPRequest] = []
  }

  /// Where it listens, with a slash at the end: `"http://127.0.0.1:41234/"`.
  package let address: String
  private let listener: LoopbackListener
  private let state = Mutex(State())
  private let arrivals = AsyncStream<Void>.makeStream()

  /// Listens on a free port.
  ///
  /// - Throws: `SocketError`.
  package init() throws {
    listener = try LoopbackListener()
    address = "http://127.0.0.1:\(listener.port)/"
    listener.start { [weak self] connection in
      guard let request = connection.readRequest() else { return }
      connection.perform(self?.reply(to: request) ?? .response("503 Stopped"))
    }
  }

  deinit {
    listener.stop()
  }

  /// Refuses connections from now on and ends those that stall.
  package func stop() {
    listener.stop()
  }

  /// Sets what a path, `"/library.json"`, is answered with.
  package func serve(_ path: String, _ reply: TestHTTPReply) {
    state.withLock { $0.replies[path] = reply }
  }

  /// The requests so far, in the order they came.
  package var requests: [TestHTTPRequest] {
    state.withLock { $0.requests }
  }

  /// The requests for one path so far.
  package func requests(for path: String) -> [TestHTTPRequest] {
    requests.filter { $0.path == path }
  }

  /// Waits until one more request has come in than was waited for before.
  package func requestArrived() async {
    for await _ in arrivals.stream { return }
  }

  private func reply(to request: TestHTTPRequest) -> TestHTTPReply {
    defer { arrivals.continuation.yield() }
    return state.withLock { state in
      state.requests.append(request)
      return state.replies[request.path] ?? .text("no such file", status: "404 Not Found")
    }
  }
}
