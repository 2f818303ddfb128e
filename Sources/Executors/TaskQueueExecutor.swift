import Dispatch
@_spi(ExperimentalScheduling) import _Concurrency

/// Runs what belongs to no actor, on a queue of its own: tasks on their way between actors, and
/// functions of the standard library that wait, as for the next value of a stream.
///
/// All of that is short. What takes time belongs to an actor with a `SerialQueueExecutor`.
final class TaskQueueExecutor: TaskExecutor, SchedulingExecutor {
  private let queue = DispatchQueue(label: "malmoi.tasks", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Wakes a sleeping task.
  ///
  /// - Precondition: The clock is one of the standard library's, which count in `Duration`.
  func enqueue<SomeClock: Clock>(
    _ job: consuming ExecutorJob, after delay: SomeClock.Duration,
    tolerance: SomeClock.Duration?, clock: SomeClock
  ) {
    guard let delay = delay as? Duration else {
      preconditionFailure("\(SomeClock.self) has times of its own")
    }
    let job = UnownedJob(job)
    queue.asyncAfter(deadline: .now() + delay / .seconds(1)) {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
