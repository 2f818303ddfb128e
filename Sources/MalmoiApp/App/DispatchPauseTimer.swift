import Dispatch

/// A pause timer on the main queue: a key that begins the pause anew only moves its end.
package final class DispatchPauseTimer: PauseTimer {
  private var source: (any DispatchSourceTimer)?
  private var action: () -> Void = {}
  /// How much later the end may come, so that the kernel can join it with other wake-ups.
  private static let leeway = DispatchTimeInterval.milliseconds(20)

  /// A timer at rest.
  package init() {}

  package func start(_ duration: Duration, _ action: @escaping () -> Void) {
    self.action = action
    let source = self.source ?? activatedSource()
    let nanoseconds = DispatchTimeInterval.nanoseconds(Int(duration / .nanoseconds(1)))
    source.schedule(deadline: .now() + nanoseconds, leeway: Self.leeway)
  }

  package func stop() {
    source?.cancel()
    source = nil
    action = {}
  }

  private func activatedSource() -> any DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: .main)
    // In a task: Dispatch calls where the runtime does not know the main actor.
    source.setEventHandler { [weak self] in Task { self?.ended() } }
    source.activate()
    self.source = source
    return source
  }

  private func ended() {
    // `stop()` may have come between the end of the pause and this turn of the main actor.
    guard source != nil else { return }
    let action = action
    stop()
    action()
  }
}
