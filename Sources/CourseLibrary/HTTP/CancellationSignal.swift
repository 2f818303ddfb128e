import Glibc

/// Tells a thread that waits in poll(2) that nobody wants the result any more.
///
/// A descriptor rather than a flag: poll wakes up for it at once.
final class CancellationSignal: Sendable {
  private let writeEnd: Int32
  /// Becomes readable, and stays so, when the signal is raised.
  let readEnd: Int32

  /// - Throws: When the process has no descriptor left.
  init() throws(NetworkFailure) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .other(code: Int(errno), message: "socketpair")
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    _ = close(writeEnd)
    _ = close(readEnd)
  }

  /// Wakes the waiting thread; may be called from any thread, more than once.
  ///
  /// Ending the stream is what makes the other end readable, so no byte needs to be sent.
  func raise() {
    _ = shutdown(writeEnd, Int32(SHUT_WR))
  }
}
