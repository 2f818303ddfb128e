import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// The memos that were deleted in the last thirty days, last deleted first.
@Observable
package final class MemoTrashViewModel: KeptTextsViewModel {
  /// What the trash needs.
  @ObservationIgnored let context: any MemoTrashContext
  /// What is in it.
  @ObservationIgnored package let reading: Reading<[DeletedMemo]>
  /// The memo that is looked at.
  private var looked: MemoID?
  @ObservationIgnored private var byID: [MemoID: DeletedMemo] = [:]

  /// A trash that was not read yet.
  init(context: any MemoTrashContext) {
    self.context = context
    reading = Reading(in: context) { [database = context.database] _ throws(StorageError) in
      try await database.deletedMemos()
    }
    reading.didRead = { [weak self] in
      guard let self else { return }
      byID = Dictionary(uniqueKeysWithValues: memos.map { ($0.memo.id, $0) })
    }
  }

  /// What is in it, as it was read last.
  package var memos: [DeletedMemo] { reading.value ?? [] }

  /// The memo of that name; nil when it is not in the trash.
  package func memo(_ id: MemoID) -> DeletedMemo? {
    memos.isEmpty ? nil : byID[id]
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}

// MARK: - What is seen

extension MemoTrashViewModel {
  var sayings: KeptTextsSayings {
    KeptTextsSayings(
      title: .trashTitle, empty: .trashEmpty, restore: .keyRestore, nothing: .trashNothing)
  }
  var ids: [MemoID] { memos.map(\.memo.id) }
  var shownID: MemoID? { (looked.flatMap { memo($0) } ?? memos.first)?.memo.id }

  func text(of id: MemoID) -> String? { memo(id)?.memo.text.string }

  func row(of id: MemoID) -> MemoCell? {
    memo(id).map {
      MemoCell(
        title: MarkedText($0.memo.text.title.onOneLine[...]), end: remainder(of: $0))
    }
  }

  func focused(_ id: MemoID) {
    if looked != id { looked = id }
  }

  /// What stands beside a memo: how long it stays.
  package func remainder(of deleted: DeletedMemo) -> String {
    let age = max(0, context.clock.now().seconds - deleted.deletedAt)
    let left = max(0, DeletedMemo.keptFor.components.seconds - age)
    return context.localization.count(.daysLeft, Int((left + 86_399) / 86_400))
  }
}

// MARK: - What is done with it

extension MemoTrashViewModel {
  /// The learner wants a memo back.
  package func restoreRequested(_ id: MemoID) {
    guard let deleted = memo(id) else { return }
    let words = context.localization
    reading.change { $0.removeAll { $0.memo.id == id } }
    perform { [context] database throws(StorageError) in
      guard try await database.restore(id) else { return context.notify(words[.memoIsGone]) }
      context.confirm(Message.memosRestored, title: deleted.memo.text.title)
    }
  }

  /// The learner wants all of them gone for good; asks before.
  package func emptyRequested() {
    guard !memos.isEmpty else { return }
    let words = context.localization
    context.work.start { [self] in
      let isSure = await context.ask(
        title: words[.trashEmptyTitle],
        message: words[.trashEmptyBody(memos: words.count(.memos, memos.count))],
        choices: [
          .init(words[.trashKeep], answer: false), .init(words[.trashEmptyNow], answer: true),
        ])
      guard isSure == true else { return }
      perform { [context] database throws(StorageError) in
        try await database.emptyTrash(olderThan: .zero, at: context.clock.now())
        context.confirm(words[.trashEmptied])
      }
    }
  }

  private func perform(
    _ change: @escaping (LearnerDatabase) async throws(StorageError) -> Void
  ) {
    context.work.start { [self] in
      do throws(StorageError) {
        try await change(context.database)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
      await reading.reload()
    }
  }
}
