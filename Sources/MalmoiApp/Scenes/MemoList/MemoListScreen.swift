import Lessons
import Terminal
import TerminalUI

/// Shows the learner's memos; on a wide screen the focused one in full beside them.
final class MemoListScreen: Screen, ViewModelBindable {
  @Bound var viewModel: MemoListViewModel
  let words: Localization
  private let animator: Animator
  private lazy var rows = MemoRows(of: viewModel)
  private(set) lazy var list = CollectionView<MemoListSection, MemoListItem>(animator: animator) {
    [rows] in MemoListScreen.cell($0, rows)
  }

  /// The focused memo beside the list, where there is room for it.
  private(set) var detail: MemoDetailScreen?
  private(set) var isWide = false
  /// Where things were last drawn.
  var parts = RootLayout(in: .zero)
  private var shownSections: [MemoListViewModel.Section] = []

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.didFocusItem = { [weak self] in self?.focused($0) }
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
    list.canFocusItem = \.isFocusable
  }

  var title: String { words[.memosTitle] }
  var isEditingText: Bool { viewModel.filterField != nil }
  var keyBindings: [KeyBinding] { bindings }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    showSections(viewModel.sections)
    measure(isSearching: viewModel.isSearching)
    showDetail()
  }

  private func showSections(_ sections: [MemoListViewModel.Section]) {
    if sections != shownSections {
      let isFirst = shownSections.isEmpty
      shownSections = sections
      list.apply(
        CollectionSnapshot(
          distinct: sections.map { ($0.section, $0.items) }, reloading: reworded(in: sections)),
        animated: !isFirst && !viewModel.isFiltered)
    }
    if let wanted = viewModel.wantedFocus, list.snapshot.contains(wanted) {
      list.focusItem(wanted)
      viewModel.focusWasGiven()
    } else if list.focusedItem == nil, let first = firstFocusable(in: sections) {
      list.focusItem(first)
    }
  }

  private func firstFocusable(in sections: [MemoListViewModel.Section]) -> MemoListItem? {
    sections.lazy.compactMap { $0.items.first(where: \.isFocusable) }.first
  }

  /// What says something else than before under the same name.
  private func reworded(in sections: [MemoListViewModel.Section]) -> [MemoListItem] {
    sections.flatMap { section in
      section.section == .memos ? [] : section.items.filter { $0 != .loading && $0 != .empty }
    }
  }

  private func measure(isSearching: Bool) {
    let height = isSearching ? 2 : 1
    guard height != rows.height else { return }
    rows.height = height
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

  private static func cell(_ item: MemoListItem, _ rows: MemoRows) -> any CollectionCell {
    let viewModel = rows.viewModel
    switch item {
    case .memo(let id): return ListedMemoCell(id: id, rows: rows)
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
