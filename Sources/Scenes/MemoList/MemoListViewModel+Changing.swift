import AppText
import Lessons
import Storage
import TerminalUI

extension MemoListViewModel {
  // MARK: Deleting

  /// The learner wants something in the list gone: a memo goes into the trash, a draft for good.
  package func removalRequested(of item: MemoListItem?) {
    switch item {
    case .memo(let id): deleteRequested(id)
    case .draft(let id): discardRequested(id)
    default: break
    }
  }

  /// The learner deletes a memo: it goes into the trash, and comes back by `undoRequested()`.
  package func deleteRequested(_ id: MemoID) {
    guard let memo = memos[id] else { return }
    undoable.append(memo)
    context.confirm(Message.memosDeleted, title: memo.text.title)
    reading.change { $0.memos.remove(id) }
    arrange { $0.remove(.memo(id)) }
    write { database, time throws(StorageError) in try await database.delete(id, at: time) }
  }

  /// The learner wants the memo back that was deleted last.
  package func undoRequested() {
    guard let memo = undoable.popLast() else { return }
    list(memo)
    content.focus(.memo(memo.id))
    let words = context.localization
    context.confirm(Message.memosRestored, title: memo.text.title)
    write { [context] database, _ throws(StorageError) in
      // The trash may have been emptied meanwhile.
      guard try await !database.restore(memo.id) else { return true }
      context.notify(words[.memoIsGone])
      return false
    }
  }

  // MARK: Pinning

  /// The learner pins a memo on top, or takes it down.
  package func pinRequested(_ id: MemoID) {
    guard let memo = memos[id] else { return }
    let isPinned = !memo.isPinned
    list(memo.pinned(isPinned))
    write { database, _ throws(StorageError) in try await database.setPinned(isPinned, id) }
  }

  // MARK: Drafts

  /// The learner does not want a text that was never saved; asks before it is lost.
  package func discardRequested(_ id: MemoDraftID) {
    guard let draft = draft(id) else { return }
    let words = context.localization
    context.work.start { [self] in
      let isSure = await context.ask(
        title: words[.memosDiscardTitle],
        message: words[.memosDiscardBody(title: words.title(of: draft))],
        choices: [
          .init(words[.memosKeepDraft], answer: false),
          .init(words[.memosDiscardDraft], answer: true),
        ])
      guard isSure == true else { return }
      reading.change { $0.drafts.removeAll { $0.id == id } }
      arrange { $0.remove(.draft(id)) }
      write { [context] database, _ throws(StorageError) in
        let isGone = try await database.dropDraft(id)
        if !isGone { context.notify(words[.memosDraftTaken]) }
        return isGone
      }
    }
  }

  private func list(_ memo: Memo) {
    reading.change { $0.memos.insert(memo) }
    let next = memos.memo(after: memo.id)?.id
    arrange { (list) throws(Snapshot.EditError) in try list.put(memo.id, before: next) }
  }

  /// Writes what was changed.
  ///
  /// - Parameter change: returns whether what shows is what was written; else all is read again.
  private func write(
    _ change: @escaping (LearnerDatabase, Timestamp) async throws(StorageError) -> Bool
  ) {
    context.work.start { [self] in
      do throws(StorageError) {
        if try await !change(context.database, context.clock.now()) { forgetMark() }
      } catch {
        forgetMark()
        context.notify(context.localization.sentence(for: error))
      }
      await reading.reload()
    }
  }

  private func forgetMark() {
    reading.change { $0.mark = nil }
  }
}

extension Memo {
  /// This memo, on top of the list or not.
  fileprivate func pinned(_ isPinned: Bool) -> Memo {
    Memo(
      id: id, text: text, revision: revision, createdAt: createdAt, changedAt: changedAt,
      changeOrder: changeOrder, isPinned: isPinned, sentence: sentence, hasRivals: hasRivals)
  }
}
