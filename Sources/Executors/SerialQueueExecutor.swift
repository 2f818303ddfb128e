import Dispatch

/// Runs an actor on a thread of its own queue.
///
/// Waiting for the disk, a server or another process's lock then keeps nothing else waiting.
package final class SerialQueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: names the queue in a debugger.
  package init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
