/// A frame clock of at most sixty frames a second that has a timer only while it is started.
package final class TimerFrameClock: FrameClock {
  /// Time between two ticks.
  private static let frameDuration = Duration.nanoseconds(1_000_000_000 / 60)

  private let clock = ContinuousClock()
  private let origin = ContinuousClock.now
  private var timer: Task<Void, any Error>?

  /// A clock at rest.
  package init() {}

  package var now: Duration { origin.duration(to: clock.now) }

  /// Calls `tick` once a frame.
  ///
  /// A frame whose time passed while another was drawn is left out: a slow machine sees fewer
  /// frames, never a longer animation.
  package func start(_ tick: @escaping () -> Void) {
    stop()
    timer = Task { [clock] in
      var next = clock.now + Self.frameDuration
      while true {
        try await Task.sleep(for: clock.now.duration(to: next), tolerance: .milliseconds(1))
        try Task.checkCancellation()
        tick()
        repeat { next += Self.frameDuration } while next <= clock.now
      }
    }
  }

  package func stop() {
    timer?.cancel()
    timer = nil
  }
}
