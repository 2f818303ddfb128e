import AppText
import Terminal
import TerminalUI

/// Shows the keys, command by command, as a modal that scrolls.
final class HelpScreen: Screen, ViewModelBindable {
  @Bound var viewModel: HelpViewModel
  private let localization: Localization
  private let animator: Animator
  private lazy var list = CollectionView<Int, HelpCell.ID>(animator: animator) {
    [viewModel] in viewModel.cell($0)
  }

  /// The rows of all commands.
  private var tallest = 0

  init(context: AppContext) {
    localization = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    let sections = viewModel.sections
    list.headerProvider = { SectionHeader(title: sections[$0].title) }
    list.canFocusItem = { _ in false }
    updateProperties()
  }

  func updateProperties() {
    let rows = viewModel.sections.enumerated().map { index, section in
      (index, viewModel.rows(in: section).map { HelpCell.ID(section: index, row: $0) })
    }
    let snapshot = CollectionSnapshot(distinct: rows.filter { !$0.1.isEmpty })
    if snapshot != list.snapshot { list.apply(snapshot, animated: false) }
  }

  var title: String { localization[.helpTitle] }
  var isEditingText: Bool { viewModel.field != nil }

  var keyBindings: [KeyBinding] {
    viewModel.field == nil ? listBindings : searchBindings
  }

  /// While a search is typed, letters are text.
  private var searchBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: localization[.keyContinue]) { [viewModel] in
        viewModel.searchAccepted()
      },
      .movement(in: list, title: localization[.keyScroll]),
      KeyBinding(.escape, title: localization[.keyShowAll], hint: .wayOut) { [viewModel] in
        viewModel.searchCleared()
      },
    ]
  }

  private var listBindings: [KeyBinding] {
    [
      KeyBinding(.character("/"), title: localization[.keySearch]) { [viewModel] in
        viewModel.searchRequested()
      },
      .movement(in: list, title: localization[.keyScroll]),
      KeyBinding(
        .escape, .enter, .space, .character("?"), .character("q"), title: localization[.keyClose],
        hint: .wayOut
      ) { [viewModel] in viewModel.closed() },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let width = min(available.width, 60)
    // What a search leaves out leaves its room free: nothing jumps while one types.
    tallest = max(tallest, list.contentHeight(fitting: width))
    return Size(width: width, height: min(available.height, tallest + (isSearched ? 1 : 0)))
  }

  private var isSearched: Bool { viewModel.field != nil || !viewModel.search.isEmpty }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let place = rect.inset(by: EdgeInsets(top: isSearched ? 1 : 0))
    list.draw(on: &canvas, in: place)
    canvas.drawScrollMarks(of: list, besides: place.inset(by: EdgeInsets(right: 1)))
    if isSearched { drawSearch(on: &canvas, in: rect) }
  }

  private func drawSearch(on canvas: inout Canvas, in rect: Rect) {
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    canvas.write("/", at: Point(x: row.minX + HelpCell.margin, y: row.minY), style: Theme.accent)
    let field = viewModel.field ?? TextField(viewModel.search)
    field.draw(
      on: &canvas, in: row.inset(by: EdgeInsets(left: HelpCell.margin + 2, right: 1)),
      isFocused: viewModel.field != nil)
    guard list.snapshot.itemIdentifiers.isEmpty else { return }
    canvas.clipped(to: rect) {
      $0.write(
        localization[.helpNothing], at: Point(x: row.minX + HelpCell.margin, y: row.minY + 1),
        style: Theme.secondary)
    }
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return viewModel.searchEdited(by: event)
  }
}

extension HelpViewModel {
  fileprivate func cell(_ id: HelpCell.ID) -> any CollectionCell {
    let section = sections[id.section]
    guard id.row >= section.bindings.count else { return HelpCell(viewModel: self, id: id) }
    return SignCell(
      state: section.signs[id.row - section.bindings.count], words: context.localization)
  }
}
