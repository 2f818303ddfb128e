@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Has the tasks of a program run on executors of our own.
///
/// The main actor waits in one poll(2) (`PollExecutor`). All other tasks are kept off the pool of
/// threads that Dispatch shares: from the first job on that pool, Dispatch wakes up once a second to
/// look after it, for as long as the process lives. Queues of our own have threads that come without
/// that, and go when there is nothing left to do.
///
/// All that rests on the compiler's private interface is in this file: Swift 6.3 is the first to
/// have it. When another changes it, this is what to do:
/// - where `_createExecutors` is gone, name this type `DefaultExecutorFactory` in the program
///   (SE-0505), and drop `install()`;
/// - where the protocols have moved, follow them in the conformances below: the classes have the
///   methods already;
/// - where there is no way any more, empty `install()` and let `run()` be `dispatchMain()`: then
///   whoever makes a `DescriptorWatch` must be given a source of Dispatch on the main queue.
package enum OwnExecutors: ExecutorFactory {
  package static var mainExecutor: any MainExecutor { PollExecutor.main }
  package static let defaultExecutor: any TaskExecutor = TaskQueueExecutor()

  /// Has all tasks of the process run on executors of its own.
  ///
  /// Before the first task: the runtime decides once. The compiler calls this for a program that
  /// names its factory, but in Swift 6.3 not on Linux.
  package static func install() {
    _createExecutors(factory: Self.self)
  }

  /// Runs the main actor on this thread, the main one, for as long as the process lives.
  package static func run() -> Never {
    while true { PollExecutor.main.run() }
  }
}

extension PollExecutor: MainExecutor {}

extension TaskQueueExecutor: SchedulingExecutor {
  /// Wakes a sleeping task, on the main actor's thread.
  ///
  /// - Precondition: The clock is one of the standard library's, which count in `Duration`.
  func enqueue<SomeClock: Clock>(
    _ job: consuming ExecutorJob, after delay: SomeClock.Duration,
    tolerance: SomeClock.Duration?, clock: SomeClock
  ) {
    guard let delay = delay as? Duration else {
      preconditionFailure("\(SomeClock.self) has times of its own")
    }
    PollExecutor.main.enqueue(UnownedJob(job), of: asUnownedTaskExecutor(), at: .now + delay)
  }
}
