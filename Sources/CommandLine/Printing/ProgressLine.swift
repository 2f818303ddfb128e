import Glibc
import Synchronization

/// One line on a terminal that tells how far a long piece of work is, and goes when it is done.
nonisolated final class ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let last = Mutex(ContinuousClock.now - .seconds(1))

  /// Shows a line in place of the one before; ten times a second at most.
  func show(_ line: @autoclosure () -> String) {
    guard isShown else { return }
    let isTime = last.withLock { last in
      guard ContinuousClock.now - last > .milliseconds(100) else { return false }
      last = .now
      return true
    }
    if isTime { StandardStream.error.show(line()) }
  }

  /// Takes the line away.
  func clear() {
    if isShown { StandardStream.error.show("") }
  }
}
