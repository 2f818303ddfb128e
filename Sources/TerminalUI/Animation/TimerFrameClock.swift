import Dispatch

/// A frame clock of at most sixty frames a second that has a timer only while it is started.
package final class TimerFrameClock: FrameClock {
  /// Time between two ticks.
  private static let frameDuration = DispatchTimeInterval.nanoseconds(1_000_000_000 / 60)

  private let clock = ContinuousClock()
  private let origin = ContinuousClock.now
  private var timer: (any DispatchSourceTimer)?

  /// A clock at rest.
  package init() {}

  package var now: Duration { origin.duration(to: clock.now) }

  /// Calls `tick` once a frame.
  ///
  /// A frame whose time passed while another was drawn is left out: a slow machine sees fewer
  /// frames, never a longer animation.
  package func start(_ tick: @escaping () -> Void) {
    stop()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(
      deadline: .now() + Self.frameDuration, repeating: Self.frameDuration,
      leeway: .milliseconds(1))
    timer.setEventHandler(handler: tick)
    timer.activate()
    self.timer = timer
  }

  package func stop() {
    timer?.cancel()
    timer = nil
  }
}
