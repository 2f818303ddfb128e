/// Work that goes on between events: loading, saving, transitions asked for by a view model.
///
/// Whoever starts a task starts it here, so that the app knows when it is idle. The task is
/// returned, to be stored and cancelled.
package final class BackgroundWork {
  /// Called each time the last piece of work ends.
  package var onIdle: () -> Void = {}
  /// Called each time keys need not wait any more.
  var onKeysReleased: () -> Void = {}
  private var running = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var taskCount = 0
  private var holdingCount = 0
  private var finishers: [CheckedContinuation<Void, Never>] = []

  /// No work yet.
  package init() {}

  /// Whether nothing goes on, apart from waiting for the learner.
  package var isIdle: Bool { running == 0 }

  /// Whether keys wait for the screen that some work leads to.
  var holdsKeys: Bool { holdingCount > 0 }

  /// Starts a task.
  ///
  /// It runs up to its first suspension before this returns, so that a transition asked for in a
  /// key binding happens before the next key.
  @discardableResult
  package func start(_ operation: @escaping () async -> Void) -> Task<Void, Never> {
    begin()
    taskCount += 1
    let number = taskCount
    var hasEnded = false
    let task = Task.immediate {
      await Self.$current.withValue(self) { await operation() }
      hasEnded = true
      self.tasks[number] = nil
      self.end()
    }
    if !hasEnded { tasks[number] = task }
    return task
  }

  /// Cancels all tasks: those that wait for others stop soon, those that save go on to the end.
  package func cancel() {
    for task in tasks.values { task.cancel() }
  }

  /// Lets keys wait while `operation` runs, because they are meant for what it leads to; they lose
  /// nothing but time.
  ///
  /// For work that is short and certain to end: nobody can press Esc meanwhile. What it leads to
  /// stands when `operation` returns: the keys come at once.
  package func holdingKeys<Result, Failure: Error>(
    _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    holdKeys()
    defer { releaseKeys() }
    return try await operation()
  }

  /// Lets keys wait until `releaseKeys()` or `releaseKeysSoon()`.
  func holdKeys() {
    holdingCount += 1
  }

  /// Lets keys come that waited because of `holdKeys()`, unless they wait for something else too.
  func releaseKeys() {
    holdingCount -= 1
    if !holdsKeys { onKeysReleased() }
  }

  /// Releases the keys once the task that calls this waits for something: what it does until then
  /// may hold them on.
  func releaseKeysSoon() {
    begin()
    Task {
      releaseKeys()
      end()
    }
  }

  /// Returns when nothing goes on any more, apart from waiting for the learner.
  package func finished() async {
    while !isIdle { await withCheckedContinuation { finishers.append($0) } }
  }

  /// The work that the current task counts as; nil outside of `start(_:)`.
  @TaskLocal static var current: BackgroundWork?

  /// Counts a piece of work that has begun, or goes on after it waited for the learner.
  func begin() {
    running += 1
  }

  /// Counts a piece of work that has ended, or waits for the learner from now on.
  func end() {
    running -= 1
    guard running == 0 else { return }
    let waiting = finishers
    finishers = []
    for continuation in waiting { continuation.resume() }
    onIdle()
  }
}
