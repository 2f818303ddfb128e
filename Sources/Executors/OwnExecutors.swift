@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Keeps tasks off the pool of threads that Dispatch shares.
///
/// From the first job on that pool, Dispatch wakes up once a second to look after it, for as long
/// as the process lives. Queues of our own have threads that come without that, and go when there
/// is nothing left to do.
package enum OwnExecutors: ExecutorFactory {
  package static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }
  package static let defaultExecutor: any TaskExecutor = TaskQueueExecutor()

  /// Has all tasks of the process run on executors of its own.
  ///
  /// Before the first task: the runtime decides once. The compiler calls this for a program that
  /// names its factory, but in Swift 6.3 not on Linux.
  package static func install() {
    _createExecutors(factory: Self.self)
  }
}
