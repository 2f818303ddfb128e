import Executors
import Glibc

/// Tells whether the line to the terminal takes more, and when it does again.
final class OutputReadiness {
  private let watch = DescriptorWatch(STDOUT_FILENO, for: POLLOUT)

  /// Whether a write would not have to wait.
  ///
  /// A terminal that is gone counts as ready: writing to it waits for nothing.
  var isReady: Bool {
    var state = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) == 1
  }

  /// Calls `handler` once, as soon as the line takes more; only the last one given is kept.
  func whenReady(_ handler: @escaping @MainActor () -> Void) {
    watch.start { [watch] in
      watch.cancel()
      handler()
    }
  }

  /// Forgets the handler.
  func cancel() {
    watch.cancel()
  }
}
