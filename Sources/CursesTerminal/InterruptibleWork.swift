import Glibc

/// Work without a screen that ^C ends in good order.
package enum InterruptibleWork {
  /// Does something, and cancels the task it is done in when ^C is typed; typed once more, ^C ends
  /// the program at once.
  package static func run<Value: Sendable>(
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    guard !SignalWatch.isIgnored(SIGINT) else { return try await work() }
    let watch = SignalWatch([SIGINT])
    defer { watch.cancel() }
    let task = Task { try await work() }
    watch.start { signal in
      if task.isCancelled { SignalWatch.die(of: signal) }
      task.cancel()
    }
    return try await task.value
  }
}
