/// Runs animations: steps from 0 to 1 over a time, all on one frame tick.
///
/// It has a timer only while something moves. Progress follows the clock, not the count of
/// frames, so a slow line drops frames and every animation still ends in time.
package final class Animator {
  /// Names a running animation.
  package struct AnimationID: Hashable {
    fileprivate let number: Int
  }

  private struct Animation {
    let id: AnimationID
    let start: Duration
    let duration: Duration
    let step: (Double) -> Void
    let completion: () -> Void
  }

  /// Whether things move at all.
  ///
  /// When false, an animation is its end, at once and without a timer; turning it off ends what
  /// is running.
  package var isEnabled: Bool {
    didSet { if !isEnabled { finishAll() } }
  }

  /// Called each time the last running animation has ended.
  package var didBecomeIdle: (() -> Void)?

  private let clock: any FrameClock
  private var running: [Animation] = []
  private var lastNumber = 0
  private var isTicking = false

  /// An animator whose frames come from `clock`.
  package init(clock: any FrameClock = TimerFrameClock(), isEnabled: Bool = true) {
    self.clock = clock
    self.isEnabled = isEnabled
  }

  /// Whether nothing moves.
  package var isIdle: Bool { running.isEmpty }

  /// Calls `step` with the time passed as a part of `duration`, first 0, last exactly 1, at most
  /// once a frame, and returns after the last.
  ///
  /// Cancelling the calling task does not cut it short: the end is always drawn.
  package func animate(duration: Duration, _ step: @escaping (Double) -> Void) async {
    await withCheckedContinuation { continuation in
      start(duration: duration, step) { continuation.resume() }
    }
  }

  /// Starts an animation and returns at once; `completion` is called after the last step.
  ///
  /// When the animator is disabled or `duration` is not positive, `step(1)` and `completion` are
  /// called before this returns.
  @discardableResult
  package func start(
    duration: Duration, _ step: @escaping (Double) -> Void,
    completion: @escaping () -> Void = {}
  ) -> AnimationID {
    lastNumber += 1
    let id = AnimationID(number: lastNumber)
    guard isEnabled, duration > .zero else {
      step(1)
      completion()
      return id
    }
    running.append(
      Animation(
        id: id, start: clock.now, duration: duration, step: step, completion: completion))
    step(0)
    wakeIfBusy()
    return id
  }

  /// Forgets an animation: neither its step nor its completion is called again.
  ///
  /// One that has ended is left as it is.
  package func cancel(_ id: AnimationID) {
    guard let index = running.firstIndex(where: { $0.id == id }) else { return }
    running.remove(at: index)
    restIfIdle()
  }

  /// Brings everything that runs to its end now.
  package func finishAll() {
    end(running)
  }

  private func tick() {
    let now = clock.now
    var ended: [Animation] = []
    for animation in running where isRunning(animation) {
      let progress = (now - animation.start) / animation.duration
      if progress >= 1 { ended.append(animation) } else { animation.step(max(0, progress)) }
    }
    if !ended.isEmpty { end(ended) }
  }

  /// Takes the last step of `animations`; their completions see an animator that is done with
  /// them, and may start others.
  private func end(_ animations: [Animation]) {
    for animation in animations where isRunning(animation) { animation.step(1) }
    let ended = animations.filter(isRunning)
    running.removeAll { animation in ended.contains { $0.id == animation.id } }
    for animation in ended { animation.completion() }
    restIfIdle()
  }

  /// Whether an animation has not been forgotten, by a step of another perhaps.
  private func isRunning(_ animation: Animation) -> Bool {
    running.contains { $0.id == animation.id }
  }

  private func wakeIfBusy() {
    guard !isIdle, !isTicking else { return }
    isTicking = true
    // The clock holds the animator for as long as something moves, and no longer.
    clock.start { self.tick() }
  }

  private func restIfIdle() {
    guard isIdle, isTicking else { return }
    isTicking = false
    clock.stop()
    didBecomeIdle?()
  }
}
