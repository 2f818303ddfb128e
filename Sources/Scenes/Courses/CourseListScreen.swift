import AppText
import Storage
import Terminal
import TerminalUI

/// Shows the courses of all sources by situation; the first screen.
final class CourseListScreen: Screen, ViewModelBindable {
  @Bound var viewModel: CourseListViewModel
  let words: Localization
  private let animator: Animator
  private(set) lazy var list = CollectionView<CourseListSection, CourseListItem>(animator: animator)
  {
    [viewModel] in CourseListScreen.cell($0, viewModel)
  }

  /// The focused course beside the list, where there is room for it.
  private(set) var detail: CourseDetailScreen?
  private(set) var isWide = false
  /// Where things were last drawn.
  var parts = RootLayout(in: .zero)
  private var shown = CourseListViewModel.Snapshot()
  private var shownRevision = 0

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.headerProvider = { [words] section in
      section.titleKey.map { SectionHeader(title: words[$0]) }
    }
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.didFocusItem = { [weak self] in self?.focused($0) }
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
    list.canFocusItem = \.isFocusable
  }

  var title: String { words[.coursesTitle] }
  var isEditingText: Bool { viewModel.filterField != nil }
  var keyBindings: [KeyBinding] { bindings }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    show(viewModel.shown)
    remeasure(viewModel.revision)
    showDetail()
  }

  private func show(_ snapshot: CourseListViewModel.Snapshot) {
    let isChange = snapshot != shown
    list.apply(
      isChange ? snapshot.reloading([.nothingMatches]) : snapshot,
      animated: shown.numberOfSections > 0)
    shown = snapshot
    if let wanted = viewModel.wantedFocus, list.snapshot.contains(wanted) {
      list.focusItem(wanted)
      viewModel.focusWasGiven()
    } else if list.focusedItem == nil {
      list.focusEnd(.first)
    }
  }

  /// Cells have other sizes when courses or what is known of them changed, not when other ones
  /// are shown.
  private func remeasure(_ revision: Int) {
    guard revision != shownRevision else { return }
    shownRevision = revision
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
    isWide = size.width >= 120
    if isWide { viewModel.itemFocused(list.focusedItem) }
    // Not only when what it shows changes: the room for it has come, or gone.
    showDetail()
  }

  private func focused(_ item: CourseListItem) {
    if isWide { viewModel.itemFocused(item) }
  }

  /// Shows the focused course beside the list, and reads none where there is no room.
  private func showDetail() {
    guard isWide, let preview = viewModel.preview else { return detail = nil }
    if detail?.viewModel !== preview {
      detail = CourseDetailScreen(context: preview.context).bind(viewModel: preview)
      detail?.isActive = false
    }
  }

  private static func cell(
    _ item: CourseListItem, _ viewModel: CourseListViewModel
  ) -> any CollectionCell {
    switch item {
    case .course(let id):
      return viewModel.course(id).map(CourseCell.init) ?? MessageCell(kind: .empty, text: "")
    case .loading: return MessageCell(kind: .loading, text: viewModel.message(for: item))
    case .failure:
      let words = viewModel.context.localization
      return MessageCell(
        kind: .problem, text: viewModel.message(for: item), hint: "r \(words[.keyRetry])")
    case .problem, .unreadableSource:
      return MessageCell(kind: .problem, text: viewModel.message(for: item))
    case .hidden, .emptySource, .empty, .nothingMatches:
      return MessageCell(kind: .empty, text: viewModel.message(for: item))
    }
  }
}
