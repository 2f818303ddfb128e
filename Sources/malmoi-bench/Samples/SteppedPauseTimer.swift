import MalmoiApp

/// A pause timer that ends when a benchmark says so.
final class SteppedPauseTimer: PauseTimer {
  private var action: () -> Void = {}

  func start(_ duration: Duration, _ action: @escaping () -> Void) {
    self.action = action
  }

  func stop() {
    action = {}
  }

  /// Lets the pause that is waited for end.
  func end() {
    let action = action
    stop()
    action()
  }
}
