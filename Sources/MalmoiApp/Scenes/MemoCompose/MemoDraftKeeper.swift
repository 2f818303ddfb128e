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
  /// A text with what counts its changes, so that whole texts need not be compared.
  private struct Content {
    let text: String
    let revision: Int
  }

  /// Why the draft could not be kept the last time; nil when it could.
  private(set) var failure: StorageError?
  /// The revision of the text that the draft has; nil without a draft.
  private(set) var keptRevision: Int?
  /// The draft; nil when there is none.
  @ObservationIgnored private(set) var id: MemoDraftID?

  @ObservationIgnored private var wanted: Content?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let origin: MemoEdit.Origin
  @ObservationIgnored private let context: AppContext

  /// Nothing is kept yet.
  init(of origin: MemoEdit.Origin, context: AppContext) {
    self.origin = origin
    self.context = context
  }

  /// Goes on with a draft that was kept before, which has this text.
  func adopt(_ draft: MemoDraftID, _ text: String, revision: Int) {
    id = draft
    keptRevision = revision
    wanted = Content(text: text, revision: revision)
  }

  /// Keeps a text in place of the one before.
  func keep(_ text: String, revision: Int) {
    wanted = Content(text: text, revision: revision)
    write()
  }

  /// Lets go of the draft: there is nothing that is not saved.
  func drop() {
    wanted = nil
    write()
  }

  /// Returns when nothing is being written any more; whether the database has what is wanted.
  @discardableResult
  func settled() async -> Bool {
    while let task { await task.value }
    return isUpToDate
  }

  private var isUpToDate: Bool { wanted?.revision == keptRevision }

  private func write() {
    guard task == nil, !isUpToDate else { return }
    task = context.work.start { [self] in
      do throws(StorageError) {
        while !isUpToDate { try await writeOnce() }
        failure = nil
      } catch {
        failure = error
      }
      task = nil
    }
  }

  private func writeOnce() async throws(StorageError) {
    let database = context.database
    if let wanted {
      id = try await database.keepDraft(wanted.text, of: origin, as: id, at: context.clock.now())
      keptRevision = wanted.revision
    } else {
      if let id { try await database.dropDraft(id) }
      id = nil
      keptRevision = nil
    }
  }
}
