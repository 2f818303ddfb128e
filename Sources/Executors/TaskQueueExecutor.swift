import Dispatch

/// Runs what belongs to no actor, on a queue of its own: tasks on their way between actors, and
/// functions of the standard library that wait, as for the next value of a stream.
///
/// All of that is short. What takes time belongs to an actor with a `SerialQueueExecutor`.
final class TaskQueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "malmoi.tasks", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
