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
  private var shownMemo: Memo?
  private lazy var texts = PagedList<Item>(titled: title, animator: animator) {
    [viewModel, words] item in
    switch item {
    case .memo(let id): MemoTrashScreen.cell(viewModel.memo(id), viewModel)
    case .loading: MessageCell(kind: .loading, text: words[.memosLoading])
    case .failure:
      MessageCell(
        kind: .problem, text: viewModel.reading.failure.map { words.sentence(for: $0) } ?? "")
    case .empty: MessageCell(kind: .empty, text: words[.trashEmpty])
    }
  }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    texts.list.canFocusItem = { $0 != .loading && $0 != .empty }
    texts.list.didFocusItem = { [viewModel] in
      if case .memo(let id) = $0 { viewModel.memoFocused(id) }
    }
    texts.list.didSelectItem = { [viewModel] item in
      switch item {
      case .memo(let id): viewModel.restoreRequested(id)
      case .failure: viewModel.reading.reloadRequested()
      case .loading, .empty: break
      }
    }
  }

  var title: String { words[.trashTitle] }

  func didAppear() {
    viewModel.reading.appeared()
  }

  func updateProperties() {
    texts.show(items, animated: true)
    guard viewModel.shown != shownMemo else { return }
    shownMemo = viewModel.shown
    texts.showText(shownMemo?.text.string)
  }

  private var items: [Item] {
    let memos = viewModel.memos.map { Item.memo($0.memo.id) }
    if viewModel.reading.failure != nil { return [.failure] + memos }
    return memos.isEmpty ? [viewModel.reading.isLoading ? .loading : .empty] : memos
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    texts.draw(on: &canvas, in: rect)
  }

  func handle(_ event: Event) -> Bool { texts.handle(event) }

  var keyBindings: [KeyBinding] {
    let nothing = viewModel.memos.isEmpty ? words[.trashNothing] : nil
    let focused = texts.list.focusedItem
    return [
      KeyBinding(
        .enter, .space, title: words[focused == .failure ? .keyRetry : .keyRestore],
        disabledReason: focused == nil ? words[.trashNothing] : nil
      ) { [texts] in _ = texts.list.selectFocusedItem() },
      KeyBinding(.character("x"), title: words[.keyEmptyTrash], disabledReason: nothing) {
        [viewModel] in viewModel.emptyRequested()
      },
    ] + texts.movement(words) + [
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      }
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
}
