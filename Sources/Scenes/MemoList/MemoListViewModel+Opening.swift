import Lessons
import Storage
import TerminalUI

extension MemoListViewModel {
  /// The learner chose something in the list: a memo opens, a draft is gone on with.
  package func itemChosen(_ item: MemoListItem) {
    switch item {
    case .memo(let id): memos[id].map(open)
    case .draft(let id): writingResumed(id)
    case .failure: reading.reloadRequested()
    case .loading, .empty, .nothingMatches: break
    }
  }

  private func open(_ memo: Memo) {
    context.show(detail(of: memo))
  }

  /// A memo in full, whose deletion is undone in the list.
  private func detail(of memo: Memo) -> MemoDetailViewModel {
    MemoDetailViewModel(memo: memo, found: filter.isActive ? filter.search : nil, context: context)
    {
      [weak self] in
      self?.deleteRequested($0.id)
    }
  }

  /// The learner wants to see what was deleted.
  package func trashRequested() {
    context.showTrash()
  }

  /// The focus went to something in the list: a memo is shown beside it.
  package func itemFocused(_ item: MemoListItem?) {
    guard let memo = item?.memo.flatMap({ memos[$0] }) else {
      if preview != nil { preview = nil }
      return
    }
    if let preview, preview.memo.id == memo.id {
      preview.found(by: filter.isActive ? filter.search : nil)
      return preview.adopt(memo)
    }
    preview = detail(of: memo)
    preview?.previewed()
  }
}
