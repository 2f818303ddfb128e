import Executors
import Scenes
import Storage
import Synchronization

/// A learner's watch that goes on when it is told to; it starts on 1 June 2026 in Seoul.
nonisolated final class SteppedWatch: Sendable {
  private let seconds = Atomic<Int64>(0)

  /// The watch as the app reads it.
  var clock: LearnerClock {
    LearnerClock(
      now: { [self] in Timestamp(seconds: 1_780_268_400 + elapsed, utcOffset: 9 * 3_600) },
      elapsed: { [self] in .seconds(elapsed) })
  }

  /// Lets some seconds pass.
  func advance(by seconds: Int) {
    self.seconds.add(Int64(seconds), ordering: .relaxed)
  }

  private var elapsed: Int64 { seconds.load(ordering: .relaxed) }
}

/// A pause in typing that ends when it is told to.
package final class SteppedPauseTimer: PauseTimer {
  private var action: () -> Void = {}

  /// A timer that waits for nothing yet.
  package init() {}

  package func start(_ duration: Duration, _ action: @escaping () -> Void) {
    self.action = action
  }

  package func stop() {
    action = {}
  }

  /// Lets the pause that is waited for end; nothing happens while none is.
  package func end() {
    let action = action
    stop()
    action()
  }
}
