import Lessons
import Storage

/// The memos and the drafts there are, and how far they are known.
package nonisolated struct MemoStock: Equatable, Sendable {
  /// The memos, in the order of the list.
  package internal(set) var memos = ListedMemos()
  /// Texts that were never saved, last kept first.
  package internal(set) var drafts: [MemoDraft] = []
  /// How far the memos are known; nil makes the next reading one of all memos.
  var mark: ChangeMark?

  /// What there is now: of the memos only what became of them since they were known is read.
  init(_ known: MemoStock?, in database: LearnerDatabase) async throws(StorageError) {
    let changes = try await database.memoChanges(since: known?.mark)
    drafts = try await database.drafts().filter { !$0.isBeingWritten }
    memos = known?.memos ?? ListedMemos()
    memos.merge(changes)
    mark = changes.mark
  }
}
