import Storage
import TerminalUI

/// What a scene shows of the database: read when it comes and when it shows again, and followed
/// while another process changes it.
///
/// It is never read twice at once: who asks while a reading is under way has it done once more
/// after that. A reading that began before `change(_:)` is dropped and done again, so that what the
/// learner changed is not taken back by what was read before.
package final class Reading<Value: Equatable> {
  /// Why the last reading failed; nil when it did not.
  @Followed package private(set) var failure: StorageError?
  /// Counts the values: what was worked out under another number is outdated.
  @Followed package private(set) var edition = 0
  /// Called after each reading, whatever came of it; whoever waits for the reading waits for this.
  package var didRead: () async -> Void = {}

  private let context: any ReadingContext
  private let read: (Value?) async throws(StorageError) -> Value
  private var stored: Value?
  /// Whether the value was read for a frame that has not shown yet.
  private var isFresh: Bool
  private var isWanted = false
  private var isRunning = false
  private var running: Task<Void, Never>?
  private var following: Task<Void, Never>?

  /// What `read` gives, which is told what was read last.
  ///
  /// - Parameter value: what was read already, for the first frame; nil when nothing was.
  init(
    _ value: Value? = nil, in context: any ReadingContext,
    by read: @escaping (Value?) async throws(StorageError) -> Value
  ) {
    self.context = context
    self.read = read
    stored = value
    isFresh = value != nil
  }

  isolated deinit {
    following?.cancel()
  }

  /// What was read last, with what was changed here since; nil before.
  package var value: Value? {
    _ = edition
    return stored
  }

  /// Whether the first reading has not ended.
  package var isLoading: Bool { value == nil && failure == nil }

  /// Reads for the first frame, and returns when there is something to show.
  package func open() async {
    follow()
    await reload()
    isFresh = true
  }

  /// The scene shows, for the first time or again: reads anew what was not read for that.
  ///
  /// - Returns: the reading; nil when there is no need of one.
  @discardableResult
  package func appeared() -> Task<Void, Never>? {
    follow()
    defer { isFresh = false }
    return isFresh ? nil : reloadRequested()
  }

  /// The learner, or another process, wants it read again.
  @discardableResult
  package func reloadRequested() -> Task<Void, Never> {
    context.work.start { [self] in await reload() }
  }

  /// Reads it again, and returns when a reading that began after this call is there.
  package func reload() async {
    isWanted = true
    if !isRunning {
      isRunning = true
      running = context.work.start { [self] in await run() }
    }
    await running?.value
  }

  /// Shows at once what the learner changed; who writes it has it read again then.
  package func change(_ edit: (inout Value) -> Void) {
    guard var changed = stored else { return }
    stored = nil
    edit(&changed)
    stored = changed
    edition += 1
  }

  private func run() async {
    while isWanted {
      isWanted = false
      let before = edition
      let result = await result()
      if before == edition { await adopt(result) } else { isWanted = true }
    }
    isRunning = false
  }

  private func result() async -> Result<Value, StorageError> {
    do throws(StorageError) {
      return .success(try await read(stored))
    } catch {
      return .failure(error)
    }
  }

  private func adopt(_ result: Result<Value, StorageError>) async {
    switch result {
    case .success(let found):
      failure = nil
      if found != stored {
        stored = found
        edition += 1
      }
    case .failure(let error):
      failure = error
    }
    await didRead()
  }

  private func follow() {
    guard following == nil else { return }
    following = context.followingChanges { [weak self] in self?.reloadRequested() }
  }
}
