import Lessons
import Storage
import TerminalUI

extension MemoListViewModel {
  /// Reads the memos for the first time, and returns when there is something to show.
  ///
  /// What has been in the trash for too long goes then.
  package func opened() async {
    listen()
    state = .loading
    arrange()
    await reload()
    isJustRead = true
    context.work.start { [self] in await emptyOldTrash() }
  }

  /// The list shows, for the first time or again; what was read for that is not read twice.
  package func appeared() {
    guard !isJustRead else { return isJustRead = false }
    context.work.start { [self] in
      guard state == .idle else { return await reload() }
      await opened()
      isJustRead = false
    }
  }

  /// The learner wants the memos read again.
  @discardableResult
  package func reloadRequested() -> Task<Void, Never> {
    context.work.start { [self] in await reload() }
  }

  /// Reads what is there, and returns when it is listed.
  ///
  /// When something changes here meanwhile, or another reading begins, it is read again.
  func reload() async {
    changeCount += 1
    var change: Int
    repeat {
      change = changeCount
      let reading = await read()
      if change == changeCount { take(reading) }
    } while change != changeCount
    await prepareSearch()
  }

  /// Reads what became of the memos since they were read last.
  private func read() async -> Result<(memos: MemoChanges, drafts: [MemoDraft]), StorageError> {
    do throws(StorageError) {
      let memos = try await context.database.memoChanges(since: mark)
      let drafts = try await context.database.drafts()
      return .success((memos, drafts.filter { !$0.isBeingWritten }))
    } catch {
      return .failure(error)
    }
  }

  private func take(
    _ reading: Result<(memos: MemoChanges, drafts: [MemoDraft]), StorageError>
  ) {
    switch reading {
    case .success(let found):
      state = .success
      mark = found.memos.mark
      if memos.isChanged(by: found.memos) { memos.take(found.memos) }
      // What came back from the trash by another way needs no undoing any more.
      if undoable.contains(where: { memos[$0.id] != nil }) {
        undoable.removeAll { memos[$0.id] != nil }
      }
      if found.drafts != drafts { drafts = found.drafts }
      if !isFiltered { arrange() }
      if let preview { itemFocused(.memo(preview.memo.id)) }
    case .failure(let error):
      state = .failure(error)
      arrange()
    }
  }

  /// Brings what is searched up to date once somebody searches, and shows what is found then.
  ///
  /// Texts are folded on another thread: keys do not wait for it.
  func prepareSearch() async {
    guard filterField != nil || isFiltered else { return }
    let change = changeCount
    let prepared = await Self.prepared(index ?? MemoIndex(), for: memos.inOrder, drafts)
    guard change == changeCount else { return }
    (index, draftIndex) = prepared
    arrange()
  }

  @concurrent
  private static func prepared(
    _ index: MemoIndex, for memos: [Memo], _ drafts: [MemoDraft]
  ) async -> (MemoIndex, TextIndex) {
    var index = index
    index.replace(with: memos)
    return (index, TextIndex(drafts.lazy.map(\.text)))
  }

  private func emptyOldTrash() async {
    do throws(StorageError) {
      try await context.database.emptyTrash(at: context.clock.now())
      try await context.database.dropUnchangedDrafts()
    } catch {
      // Whoever cannot write hears of it with the first change; to read is no reason to complain.
      return
    }
  }

  /// Follows what other processes change from now on.
  private func listen() {
    guard listening == nil else { return }
    listening = context.followingChanges { [weak self] in self?.reloadRequested() }
  }
}
