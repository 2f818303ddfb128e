import TerminalUI

/// A frame clock that a test moves by hand.
@MainActor
package final class ManualFrameClock: FrameClock {
  package private(set) var now: Duration = .zero
  /// How often ticks were asked for.
  package private(set) var startCount = 0
  private var tick: (() -> Void)?

  /// A clock at rest at zero.
  package init() {}

  /// Whether something waits for ticks; idle screens must have a clock at rest.
  package var isRunning: Bool { tick != nil }

  package func start(_ tick: @escaping () -> Void) {
    startCount += 1
    self.tick = tick
  }

  package func stop() {
    tick = nil
  }

  /// Moves the time on and ticks once, when started.
  package func advance(by duration: Duration) {
    now += duration
    tick?()
  }
}
