/// A frame clock of at most sixty frames a second that has a timer only while it is started.
package final class TimerFrameClock: FrameClock {
  /// Time between two ticks.
  private static let frameDuration = Duration.seconds(1) / 60

  private let clock = ContinuousClock()
  private let origin = ContinuousClock.now
  private var ticking: Task<Void, Never>?

  /// A clock at rest.
  package init() {}

  package var now: Duration { origin.duration(to: clock.now) }

  /// Calls `tick` once a frame.
  ///
  /// A frame whose time passed while another was drawn is left out: a slow machine sees fewer
  /// frames, never a longer animation.
  package func start(_ tick: @escaping () -> Void) {
    stop()
    ticking = Task { [clock] in
      var next = clock.now
      while !Task.isCancelled {
        next = max(next + Self.frameDuration, clock.now)
        do { try await clock.sleep(until: next) } catch { return }
        // `stop()` may have come between the end of the sleep and this turn of the main actor.
        guard !Task.isCancelled else { return }
        tick()
      }
    }
  }

  package func stop() {
    ticking?.cancel()
    ticking = nil
  }
}
