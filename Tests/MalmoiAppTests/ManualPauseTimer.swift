import MalmoiApp

/// A pause timer that a test lets run out by hand.
@MainActor
final class ManualPauseTimer: PauseTimer {
  /// How long the pause that is waited for lasts; nil while nothing waits.
  private(set) var duration: Duration?
  private var action: () -> Void = {}

  func start(_ duration: Duration, _ action: @escaping () -> Void) {
    self.duration = duration
    self.action = action
  }

  func stop() {
    duration = nil
    action = {}
  }

  /// Lets the pause end; nothing happens while none is waited for.
  func end() {
    let action = action
    stop()
    action()
  }
}
