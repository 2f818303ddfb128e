import Dispatch
import Glibc

/// Tells whether the line to the terminal takes more, and when it does again.
final class OutputReadiness {
  private var source: (any DispatchSourceWrite)?

  /// Whether a write would not have to wait.
  ///
  /// A terminal that is gone counts as ready: writing to it waits for nothing.
  var isReady: Bool {
    var state = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) == 1
  }

  /// Calls `handler` once, as soon as the line takes more; only the last one given is kept.
  func whenReady(_ handler: @escaping @MainActor () -> Void) {
    cancel()
    let source = DispatchSource.makeWriteSource(fileDescriptor: STDOUT_FILENO, queue: .main)
    source.setEventHandler { [weak self] in
      guard let self, self.source != nil else { return }
      cancel()
      handler()
    }
    source.activate()
    self.source = source
  }

  /// Forgets the handler.
  func cancel() {
    source?.cancel()
    source = nil
  }
}
