extension Window {
  /// Whether nothing goes on: no event unanswered, no frame due, no transition,
  /// no animation, no work.
  ///
  /// After the end nothing does.
  package var isIdle: Bool {
    if hasEnded { return true }
    return !isRouting && pendingEvents.isEmpty && !needsFrame && !transitions.isBusy
      && work.isIdle && animator.isIdle
  }

  /// Returns when nothing goes on any more.
  ///
  /// Tests wait on this and never sleep.
  package func idle() async {
    while !isIdle { await withCheckedContinuation { idleWaiters.append($0) } }
  }

  func resumeIfIdle() {
    guard isIdle, !idleWaiters.isEmpty else { return }
    let waiters = idleWaiters
    idleWaiters = []
    for waiter in waiters { waiter.resume() }
  }
}
