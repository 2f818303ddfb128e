import Storage
import Terminal
import TerminalUI

/// Shows the courses of all sources by situation; the first screen.
final class CourseListScreen: Screen, ViewModelBindable {
  @Bound var viewModel: CourseListViewModel
  private let words: Localization
  private let animator: Animator
  private lazy var list = CollectionView<CourseListSection, CourseListItem>(animator: animator) {
    [viewModel] in CourseListScreen.cell($0, viewModel)
  }

  /// The focused course beside the list, where there is room for it.
  private var detail: CourseDetailScreen?
  private var isWide = false
  private var shownSections: [CourseListViewModel.Section] = []
  private var hasFocus = false

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
    list.canFocusItem = { item in
      switch item {
      case .course, .failure, .problem, .emptySource: true
      case .loading, .empty, .nothingMatches: false
      }
    }
  }

  var title: String { words[.coursesTitle] }
  var isEditingText: Bool { viewModel.filterField != nil }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    showSections(viewModel.sections)
    showDetail()
  }

  private func showSections(_ sections: [CourseListViewModel.Section]) {
    guard sections != shownSections else { return }
    list.apply(
      CollectionSnapshot(distinct: sections.map { ($0.section, $0.items) }),
      animated: !shownSections.isEmpty)
    shownSections = sections
    if !hasFocus, let first = list.snapshot.itemIdentifiers.first(where: list.canFocusItem) {
      list.focusItem(first)
    }
  }

  func layout(size: Size) {
    isWide = size.width >= 120
    if isWide { viewModel.itemFocused(list.focusedItem) }
  }

  private func focused(_ item: CourseListItem) {
    hasFocus = true
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

  // MARK: Keys

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(
        .enter, .space, title: words[enterTitle], disabledReason: reasonNotToOpen
      ) { [list] in _ = list.selectFocusedItem() },
      KeyBinding(.character("/"), title: words[.keyFilter]) { [viewModel] in
        viewModel.filterRequested()
      },
      KeyBinding(.character("r"), title: words[.keyReload]) { [viewModel] in
        viewModel.reloadRequested()
      },
      KeyBinding(.character("a"), title: words[.keyAddSource]) { [viewModel] in
        viewModel.addSourceRequested()
      },
      KeyBinding(
        .character("d"), title: words[.keyRemoveSource], hint: .hidden,
        disabledReason: viewModel.reasonNotToRemoveSource(of: list.focusedItem)
      ) { [viewModel, list] in viewModel.removeSourceRequested(of: list.focusedItem) },
      .movement(in: list, title: words[.keyMove]),
      KeyBinding(.character("q"), title: words[.keyQuit], hint: .wayOut) { [viewModel] in
        viewModel.quitRequested()
      },
    ] + (viewModel.isFiltered ? [showAll] : [])
  }

  private var showAll: KeyBinding {
    KeyBinding(.escape, title: words[.keyShowAll], hint: .hidden) { [viewModel] in
      viewModel.filterCleared()
    }
  }

  private var enterTitle: TextKey {
    if case .course? = list.focusedItem { return .keyOpen }
    return list.focusedItem == nil ? .keyOpen : .keyRetry
  }

  private var reasonNotToOpen: String? {
    guard list.focusedItem == nil else { return nil }
    return words[viewModel.state == .loading ? .coursesIsLoading : .coursesNothingToOpen]
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    guard viewModel.filterField != nil else { return false }
    switch event {
    case .key(.escape): viewModel.filterCleared()
    case .key(.enter): viewModel.filterAccepted()
    case .key(let key) where key == .up || key == .down:
      if let move = FocusMove(key) { list.moveFocus(move) }
    default: return viewModel.filterEdited(by: event)
    }
    return true
  }

  // MARK: Drawing

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let head = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    drawHead(on: &canvas, in: head)
    let hasRule = rect.height >= 8
    if hasRule { canvas.drawRule(y: rect.minY + 1, in: rect, style: Theme.secondary) }
    let body = rect.inset(by: EdgeInsets(top: hasRule ? 2 : 1))
    let listWidth = isWide ? min(84, body.width / 2) : body.width
    list.draw(on: &canvas, in: body.inset(by: EdgeInsets(right: body.width - listWidth)))
    if isWide { drawDetail(on: &canvas, in: body.inset(by: EdgeInsets(left: listWidth))) }
    if let field = viewModel.filterField { drawFilter(field, on: &canvas, in: head) }
  }

  private func drawDetail(on canvas: inout Canvas, in rect: Rect) {
    let line = Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
    canvas.fill(line, with: canvas.capabilities.boxBorder.vertical, style: Theme.secondary)
    let inside = rect.inset(by: EdgeInsets(left: 2))
    canvas.clipped(to: inside) { detail?.draw(on: &$0, in: inside) }
  }

  private func drawHead(on canvas: inout Canvas, in row: Rect) {
    canvas.write(title, at: Point(x: row.minX + 1, y: row.minY), style: Theme.title)
    let name = "말모이 malmoi"
    let x = row.maxX - 1 - name.displayWidth
    if x > row.minX + title.displayWidth + 2 {
      canvas.write(name, at: Point(x: x, y: row.minY), style: Theme.secondary)
    }
  }

  private func drawFilter(_ field: TextField, on canvas: inout Canvas, in row: Rect) {
    canvas.fill(row)
    canvas.write("/", at: Point(x: row.minX + 1, y: row.minY), style: Theme.accent)
    field.draw(on: &canvas, in: row.inset(by: EdgeInsets(left: 3, right: 1)), isFocused: true)
  }

  private static func cell(
    _ item: CourseListItem, _ viewModel: CourseListViewModel
  ) -> any CollectionCell {
    switch item {
    case .course(let id):
      viewModel.course(id).map(CourseCell.init) ?? MessageCell(kind: .empty, text: "")
    case .loading: MessageCell(kind: .loading, text: viewModel.message(for: item))
    case .failure, .problem: MessageCell(kind: .problem, text: viewModel.message(for: item))
    case .emptySource, .empty, .nothingMatches:
      MessageCell(kind: .empty, text: viewModel.message(for: item))
    }
  }
}
