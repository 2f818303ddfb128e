import Dispatch

/// Runs an actor on a thread of its own queue.
///
/// Waiting for the disk, or for another process's lock, then keeps no thread of the pool that all
/// other tasks share.
final class SerialQueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
