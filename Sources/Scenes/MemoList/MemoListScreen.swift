import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// Shows the learner's memos; on a wide screen the focused one in full beside them.
final class MemoListScreen: Screen, ViewModelBindable {
  @Bound var viewModel: MemoListViewModel
  let words: Localization
  private let animator: Animator
  private(set) lazy var list = CollectionView<MemoListSection, MemoListItem>(animator: animator) {
    [viewModel] in MemoListScreen.cell($0, viewModel)
  }

  /// The focused memo beside the list, where there is room for it.
  private(set) var detail: MemoDetailScreen?
  private(set) var isWide = false
  /// Where things were last drawn.
  var parts = RootLayout(in: .zero)
  private var shown = MemoListViewModel.Snapshot()
  private var shownHeight = 1

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.didFocusItem = { [weak self] in self?.focused($0) }
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
    list.canFocusItem = \.isFocusable
    list.layoutProvider = { [viewModel] section in
      section == .memos ? FlowLayout(rowHeight: viewModel.memoHeight) : nil
    }
  }

  var title: String { words[.memosTitle] }
  var isEditingText: Bool { viewModel.filterField != nil }
  var keyBindings: [KeyBinding] { bindings }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    show(viewModel.shown)
    relayout(viewModel.memoHeight)
    showDetail()
  }

  private func show(_ snapshot: MemoListViewModel.Snapshot) {
    let isChange = snapshot != shown
    list.apply(
      isChange ? snapshot.reloading(reworded) : snapshot,
      animated: shown.numberOfSections > 0 && !viewModel.isFiltered)
    shown = snapshot
    if let wanted = viewModel.wantedFocus, list.snapshot.contains(wanted) {
      list.focusItem(wanted)
      viewModel.focusWasGiven()
    } else if list.focusedItem == nil {
      list.focusEnd(.first)
    }
  }

  /// What says something else than before under the same name.
  private var reworded: [MemoListItem] {
    [.failure, .nothingMatches] + viewModel.drafts.map { .draft($0.id) }
  }

  private func relayout(_ height: Int) {
    guard height != shownHeight else { return }
    shownHeight = height
    list.invalidateLayout()
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return handle(mouse) }
    return viewModel.filterEdited(by: event)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    drawAll(on: &canvas, in: rect)
  }

  func layout(size: Size) {
    isWide = size.width >= 100
    if isWide { viewModel.itemFocused(list.focusedItem) }
    // Not only when what it shows changes: the room for it has come, or gone.
    showDetail()
  }

  private func focused(_ item: MemoListItem) {
    if isWide { viewModel.itemFocused(item) }
  }

  private func showDetail() {
    guard isWide, let preview = viewModel.preview else { return detail = nil }
    if detail?.viewModel !== preview {
      detail = MemoDetailScreen(context: preview.context).bind(viewModel: preview)
    }
    detail?.updateProperties()
  }

  private static func cell(
    _ item: MemoListItem, _ viewModel: MemoListViewModel
  ) -> any CollectionCell {
    switch item {
    case .memo(let id):
      return viewModel.memos[id].map { MemoCell($0, in: viewModel) }
        ?? MessageCell(kind: .empty, text: "")
    case .failure:
      let words = viewModel.context.localization
      return MessageCell(
        kind: .problem, text: viewModel.message(for: item), hint: "r \(words[.keyRetry])")
    case .draft: return MessageCell(kind: .problem, text: viewModel.message(for: item))
    case .loading: return MessageCell(kind: .loading, text: viewModel.message(for: item))
    case .empty, .nothingMatches:
      return MessageCell(kind: .empty, text: viewModel.message(for: item))
    }
  }
}
