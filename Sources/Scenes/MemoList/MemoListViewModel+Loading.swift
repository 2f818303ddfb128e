import Lessons
import Storage
import TerminalUI

extension MemoListViewModel {
  /// Reads the memos for the first time, and returns when there is something to show.
  ///
  /// What has been in the trash for too long goes then.
  package func opened() async {
    await reading.open()
    context.work.start { [self] in await emptyOldTrash() }
  }

  /// Lists what was read.
  func stockWasRead() async {
    // What came back from the trash by another way needs no undoing any more.
    if undoable.contains(where: { memos[$0.id] != nil }) {
      undoable.removeAll { memos[$0.id] != nil }
    }
    if !drafts.isEmpty || reading.failure != nil { content.reword() }
    if !filter.isActive || reading.failure != nil { arrangeRead() }
    if let preview { itemFocused(.memo(preview.memo.id)) }
    await prepareSearch()
  }

  /// Prepares the search when somebody begins one; Enter is meant for what is found.
  func searchBegan() {
    guard index == nil else { return }
    context.work.start { [self] in await context.work.holdingKeys { await prepareSearch() } }
  }

  /// Brings what is searched up to date once somebody searches, and shows what is found then.
  ///
  /// Texts are folded on another thread: keys do not wait for it.
  private func prepareSearch() async {
    guard filter.isInUse else { return }
    let edition = reading.edition
    let prepared = await Self.prepared(index ?? MemoIndex(), for: memos.inOrder, drafts)
    guard edition == reading.edition else { return }
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
}
