import Glibc
import Synchronization

/// Runs an actor, the main actor above all, on one thread that waits in one poll(2): for jobs, for
/// the next timer and for descriptors, as the terminal's.
///
/// Between a key and the job that answers it there is no other thread and no queue: the call that
/// tells of the key is the one that waited for everything.
package final class PollExecutor: SerialExecutor {
  /// The main actor's, once `OwnExecutors.install()` was called.
  package static let main = PollExecutor()

  /// What any thread may add to; a mutex, since jobs come from all of them.
  let state = Mutex(State())
  /// Ends the wait: a byte in it makes it readable.
  private let wakeUps = WakeUpPipe()

  struct State: Sendable {
    /// Jobs that are due, the oldest first.
    var jobs: [DueJob] = []
    var timers = JobTimers()
    var watched: [Watched] = []
    var lastWatch = 0
    /// Whether the thread waits, or is about to, and has to be woken up.
    var isWaiting = false
    var isStopping = false
    var thread: pthread_t?
  }

  /// A descriptor with what to do when it is ready.
  struct Watched: Sendable {
    let number: Int
    let descriptor: Int32
    let events: Int16
    let handler: @Sendable () -> Void
  }

  /// An executor that does not run yet; jobs wait for it.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    change { $0.jobs.append(DueJob(job: job)) }
  }

  /// Has a job of a task executor run at `instant` or soon after, on this thread: what wakes a sleeping
  /// task is short, and most sleep on the main actor.
  func enqueue(
    _ job: UnownedJob, of executor: UnownedTaskExecutor, at instant: ContinuousClock.Instant
  ) {
    change { $0.timers.add(DueJob(job: job, executor: executor), at: instant) }
  }

  /// Changes what is waited for, and wakes the thread up to look at it.
  func change(_ body: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      body(&state)
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    if mustWake { wakeUps.send() }
  }

  package func isIsolatingCurrentContext() -> Bool? {
    state.withLock { $0.thread.map { pthread_equal($0, pthread_self()) != 0 } } ?? false
  }

  package func checkIsolated() {
    precondition(isIsolatingCurrentContext() == true, "not on the thread of the executor")
  }
}

// MARK: - The loop

extension PollExecutor {
  /// Runs jobs on this thread until `stop()` is called.
  package func run() {
    runUntil { false }
  }

  /// Runs jobs on this thread until `condition` is true, which is asked after each round of them, or
  /// `stop()` is called.
  package func runUntil(_ condition: () -> Bool) {
    state.withLock { state in
      state.thread = pthread_self()
      state.isStopping = false
    }
    while true {
      runDueJobs()
      if condition() || state.withLock({ $0.isStopping }) { break }
      wait()
    }
    state.withLock { $0.thread = nil }
  }

  /// Has the loop end after the jobs that are due now.
  package func stop() {
    change { $0.isStopping = true }
  }

  /// Runs the jobs that are due by now; those that they add have their turn after a look at the
  /// descriptors, so that no flood of jobs keeps a key waiting.
  private func runDueJobs() {
    let jobs = state.withLock { state in
      state.timers.moveDue(to: &state.jobs)
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { run(job) }
  }

  private func run(_ due: DueJob) {
    if let executor = due.executor {
      due.job.runSynchronously(on: executor)
    } else {
      due.job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  /// Waits until something is due, and calls the handlers of the descriptors that are ready.
  private func wait() {
    let (watched, timeout) = state.withLock { state in
      let timeout = state.jobs.isEmpty && !state.isStopping ? state.timers.timeout() : .zero
      state.isWaiting = timeout != .zero
      return (state.watched, timeout)
    }
    var descriptors = [pollfd(fd: wakeUps.descriptor, events: Int16(POLLIN), revents: 0)]
    descriptors += watched.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    let count = descriptors.poll(timeout: timeout)
    state.withLock { $0.isWaiting = false }
    guard count > 0 else { return }
    if descriptors[0].revents != 0 { wakeUps.clear() }
    for (index, watch) in watched.enumerated() where descriptors[index + 1].revents != 0 {
      // One handler may have ended the watch of another.
      if isWatched(watch.number) { watch.handler() }
    }
  }
}

extension [pollfd] {
  /// Waits until one is ready, at most for `timeout`, in whole milliseconds; nil is for ever.
  fileprivate mutating func poll(timeout: Duration?) -> Int32 {
    guard let timeout else { return Glibc.poll(&self, nfds_t(count), -1) }
    let milliseconds = (timeout / .milliseconds(1)).rounded(.up)
    return Glibc.poll(&self, nfds_t(count), Int32(Swift.min(milliseconds, 1e9)))
  }
}
