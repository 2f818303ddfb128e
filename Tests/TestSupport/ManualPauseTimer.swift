import Executors

/// A pause timer that a test lets run out by hand.
@MainActor
package final class ManualPauseTimer: PauseTimer {
  /// How long the pause that is waited for lasts; nil while nothing waits.
  package private(set) var duration: Duration?
  private var action: () -> Void = {}

  /// A timer at rest.
  package init() {}

  package func start(_ duration: Duration, _ action: @escaping () -> Void) {
    self.duration = duration
    self.action = action
  }

  package func stop() {
    duration = nil
    action = {}
  }

  /// Lets the pause end; nothing happens while none is waited for.
  package func end() {
    let action = action
    stop()
    action()
  }
}
