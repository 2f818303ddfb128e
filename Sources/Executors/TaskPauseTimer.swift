/// A pause timer that sleeps: a key that begins the pause anew only moves its end.
@MainActor
package final class TaskPauseTimer: PauseTimer {
  private var end = ContinuousClock.now
  private var action: () -> Void = {}
  private var sleeping: Task<Void, any Error>?
  /// How much later the end may come, so that it can be joined with other wake-ups.
  private static let tolerance = Duration.milliseconds(20)

  /// A timer at rest.
  package init() {}

  package func start(_ duration: Duration, _ action: @escaping () -> Void) {
    self.action = action
    let isSooner = ContinuousClock.now + duration < end
    end = .now + duration
    if sleeping == nil || isSooner { sleep() }
  }

  package func stop() {
    sleeping?.cancel()
    sleeping = nil
    action = {}
  }

  private func sleep() {
    sleeping?.cancel()
    sleeping = Task { [weak self] in
      while let left = self?.timeLeft, left > .zero {
        try await Task.sleep(for: left, tolerance: Self.tolerance)
      }
      try Task.checkCancellation()
      self?.ended()
    }
  }

  private var timeLeft: Duration { ContinuousClock.now.duration(to: end) }

  private func ended() {
    let action = action
    stop()
    action()
  }
}
