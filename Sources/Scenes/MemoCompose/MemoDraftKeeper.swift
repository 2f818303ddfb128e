import Lessons
import Observation
import Storage
import TerminalUI

/// Keeps the draft of one editor in step with the database.
///
/// What should be kept is set at once and never waits; writing follows, and of several wishes that
/// came meanwhile only the last one is written.
@Observable
final class MemoDraftKeeper {
  /// What counts the changes of a text, so that whole texts need not be compared, and whether the
  /// editor is done with it.
  private struct Stage: Equatable {
    let revision: Int
    var isLeft = false
  }

  /// Why the draft could not be kept the last time; nil when it could.
  private(set) var failure: StorageError?
  /// What the draft has; nil without a draft.
  private var kept: Stage?
  /// The draft; nil when there is none.
  @ObservationIgnored private(set) var id: MemoDraftID?

  @ObservationIgnored private var wanted: (text: String, stage: Stage)?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var listening: Task<Void, Never>?
  /// Whether a draft that is gone stays gone: what it was of is being saved.
  @ObservationIgnored private var isHandedOver = false
  @ObservationIgnored private let origin: MemoEdit.Origin
  @ObservationIgnored private let context: any MemoDraftContext

  /// Nothing is kept yet.
  init(of origin: MemoEdit.Origin, context: any MemoDraftContext) {
    self.origin = origin
    self.context = context
  }

  isolated deinit {
    listening?.cancel()
  }

  /// The revision of the text that the draft has; nil without a draft.
  var keptRevision: Int? { kept?.revision }

  /// Goes on with a draft that was taken, which has this text.
  func adopt(_ draft: MemoDraftID, _ text: String, revision: Int) {
    id = draft
    let stage = Stage(revision: revision)
    kept = stage
    wanted = (text, stage)
    listen()
  }

  /// Keeps a text in place of the one before.
  ///
  /// - Parameter isLeft: whether the editor closes, and whoever comes next may have the draft.
  func keep(_ text: String, revision: Int, isLeft: Bool = false) {
    wanted = (text, Stage(revision: revision, isLeft: isLeft))
    isHandedOver = false
    write()
  }

  /// Lets go of the draft: there is nothing that is not saved.
  func drop() {
    wanted = nil
    write()
  }

  /// Leaves the draft to who saves what it is of, and returns it once nothing is being written.
  ///
  /// Keeping something takes it back.
  func handedOver() async -> MemoDraftID? {
    isHandedOver = true
    await settled()
    return id
  }

  /// Returns when nothing is being written any more; whether the database has what is wanted.
  @discardableResult
  func settled() async -> Bool {
    while let task { await task.value }
    return isUpToDate
  }

  private var isUpToDate: Bool { wanted?.stage == kept }

  private func write() {
    guard task == nil, !isUpToDate else { return }
    perform { [self] () throws(StorageError) in
      while !isUpToDate { try await writeOnce() }
    }
  }

  private func writeOnce() async throws(StorageError) {
    let database = context.database
    if let wanted {
      id = try await database.keepDraft(
        wanted.text, of: origin, as: id, isLeft: wanted.stage.isLeft, at: context.clock.now())
      kept = wanted.stage
      listen()
    } else {
      if let id { try await database.dropDraft(id) }
      id = nil
      kept = nil
    }
  }

  // MARK: What others do

  /// Follows what other processes change: something that knows nothing of drafts may take ours away.
  private func listen() {
    guard listening == nil else { return }
    listening = context.followingChanges { [weak self] in self?.changedElsewhere() }
  }

  /// Somebody changed the database: a draft that is not there any more is not called kept, and is
  /// kept again.
  private func changedElsewhere() {
    guard task == nil, !isHandedOver, kept?.isLeft == false else { return }
    perform { [self] () throws(StorageError) in
      if let id, try await !context.database.hasDraft(id) { kept = nil }
      // Also what was wanted meanwhile.
      while !isUpToDate { try await writeOnce() }
    }
  }

  private func perform(_ work: @escaping () async throws(StorageError) -> Void) {
    task = context.work.start { [self] in
      do throws(StorageError) {
        try await work()
        failure = nil
      } catch {
        failure = error
      }
      task = nil
    }
  }
}
