import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// Shows what was deleted, and the focused memo in full; Enter brings it back.
final class MemoTrashScreen: Screen, ViewModelBindable {
  /// What the list shows.
  nonisolated enum Item: Hashable, Sendable {
    case memo(MemoID)
    case loading
    case failure
    case empty
  }

  @Bound var viewModel: MemoTrashViewModel
  private let words: Localization
  private let animator: Animator
  private let page = MemoPage()
  private var shownMemo: Memo?
  private lazy var list = CollectionView<Int, Item>(animator: animator) { [viewModel, words] item in
    switch item {
    case .memo(let id): MemoTrashScreen.cell(viewModel.memo(id), viewModel)
    case .loading: MessageCell(kind: .loading, text: words[.memosLoading])
    case .failure: MessageCell(kind: .problem, text: MemoTrashScreen.failure(viewModel))
    case .empty: MessageCell(kind: .empty, text: words[.trashEmpty])
    }
  }

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.canFocusItem = { $0 != .loading && $0 != .empty }
    list.didFocusItem = { [viewModel] in
      if case .memo(let id) = $0 { viewModel.memoFocused(id) }
    }
    list.didSelectItem = { [viewModel] item in
      switch item {
      case .memo(let id): viewModel.restoreRequested(id)
      case .failure: viewModel.reloadRequested()
      case .loading, .empty: break
      }
    }
    list.headerProvider = { [words] _ in SectionHeader(title: words[.trashTitle]) }
    list.layout.sectionHeadersPinToVisibleBounds = true
  }

  var title: String { words[.trashTitle] }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    let snapshot = CollectionSnapshot(distinct: [(0, items)])
    if snapshot != list.snapshot {
      list.apply(snapshot, animated: list.snapshot.numberOfItems > 0)
      if list.focusedItem == nil, let first = items.first(where: list.canFocusItem) {
        list.focusItem(first)
      }
    }
    guard viewModel.shown != shownMemo else { return }
    shownMemo = viewModel.shown
    page.show(shownMemo?.text.string ?? "")
  }

  private var items: [Item] {
    let memos = viewModel.memos.map { Item.memo($0.memo.id) }
    switch viewModel.state {
    case .failure: return [.failure] + memos
    case .loading: return memos.isEmpty ? [.loading] : memos
    case .success: return memos.isEmpty ? [.empty] : memos
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard shownMemo != nil else { return list.draw(on: &canvas, in: rect.readable) }
    let split = MemoSplit(in: rect, rowCount: items.count + 1)
    list.draw(on: &canvas, in: split.list)
    canvas.drawScrollMarks(of: list, besides: split.list.inset(by: EdgeInsets(right: 1)))
    split.drawRule(on: &canvas)
    page.draw([], on: &canvas, in: split.page)
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    return list.frame.contains(mouse.position) ? list.handle(mouse) : page.handle(mouse)
  }

  var keyBindings: [KeyBinding] {
    let nothing = viewModel.memos.isEmpty ? words[.trashNothing] : nil
    return [
      KeyBinding(
        .enter, .space, title: words[list.focusedItem == .failure ? .keyRetry : .keyRestore],
        disabledReason: list.focusedItem == nil ? words[.trashNothing] : nil
      ) { [list] in _ = list.selectFocusedItem() },
      KeyBinding(.character("x"), title: words[.keyEmptyTrash], disabledReason: nothing) {
        [viewModel] in viewModel.emptyRequested()
      },
      KeyBinding([.up, .down, .home, .end], title: words[.keyMove], hint: .hidden) {
        [list] in list.moveFocus(inListBy: $0)
      },
      KeyBinding([.pageUp, .pageDown], title: words[.keyScroll], hint: .hidden) { [page] in
        page.scroll($0)
      },
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      },
    ]
  }

  private static func cell(
    _ deleted: DeletedMemo?, _ viewModel: MemoTrashViewModel
  ) -> any CollectionCell {
    guard let deleted else { return MessageCell(kind: .empty, text: "") }
    let text = deleted.memo.text
    return MemoCell(
      title: MarkedText(text.title.onOneLine[...]), end: viewModel.remainder(of: deleted))
  }

  private static func failure(_ viewModel: MemoTrashViewModel) -> String {
    guard case .failure(let error) = viewModel.state else { return "" }
    return viewModel.context.localization.sentence(for: error)
  }
}
