import Glibc
import Synchronization

/// Waits for a descriptor together with all else that the main actor waits for.
///
/// For the main actor of a program that runs `PollExecutor.main`; elsewhere nothing ever comes.
@MainActor
package final class DescriptorWatch {
  private let descriptor: Int32
  private let events: Int32
  private var number: Int?
  private var handler: () -> Void = {}

  /// A watch that does not watch yet.
  ///
  /// - Parameters:
  ///   - descriptor: What is watched; it must stay open as long as that goes on.
  ///   - events: `POLLIN` or `POLLOUT`; an error or the other end's going counts as either.
  package init(_ descriptor: Int32, for events: Int32) {
    self.descriptor = descriptor
    self.events = events
  }

  isolated deinit {
    cancel()
  }

  /// Whether it watches.
  package var isActive: Bool { number != nil }

  /// Calls `handler` whenever the descriptor is ready, within a task of the main actor, until
  /// `cancel()`: again and again while it stays ready.
  package func start(_ handler: @escaping () -> Void) {
    cancel()
    self.handler = handler
    number = PollExecutor.main.watch(descriptor, for: Int16(events)) { [weak self] in
      // In a task: there the runtime knows the main actor, and work that starts at once
      // (`Task.immediate`) does not wait its turn. It runs before the next look at the descriptor.
      Task { @MainActor [weak self] in self?.ready() }
    }
  }

  /// Watches no more.
  package func cancel() {
    number.map(PollExecutor.main.unwatch)
    number = nil
    handler = {}
  }

  private func ready() {
    if isActive { handler() }
  }
}

extension PollExecutor {
  /// Calls `handler` on the thread of the executor whenever a descriptor is ready; returns the number
  /// to end that by.
  package func watch(
    _ descriptor: Int32, for events: Int16, _ handler: @escaping @Sendable () -> Void
  ) -> Int {
    var number = 0
    change { state in
      state.lastWatch += 1
      number = state.lastWatch
      state.watched.append(
        Watched(number: number, descriptor: descriptor, events: events, handler: handler))
    }
    return number
  }

  /// Ends a watch.
  package func unwatch(_ number: Int) {
    change { $0.watched.removeAll { $0.number == number } }
  }

  func isWatched(_ number: Int) -> Bool {
    state.withLock { $0.watched.contains { $0.number == number } }
  }
}
