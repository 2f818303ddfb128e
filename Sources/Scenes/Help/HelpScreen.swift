import AppText
import Terminal
import TerminalUI

/// Shows the keys, command by command, as a modal that scrolls.
final class HelpScreen: Screen, FilteredScreen, ViewModelBindable {
  @Bound var viewModel: HelpViewModel
  let words: Localization
  private let animator: Animator
  private lazy var list = CollectionView<Int, HelpCell.ID>(animator: animator) {
    [viewModel] in viewModel.cell($0)
  }

  /// The rows of all commands.
  private var tallest = 0

  init(context: any DrawingContext) {
    words = context.localization
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

  var title: String { words[.helpTitle] }
  var filter: ListFilter { viewModel.filter }
  var movement: KeyBinding { .movement(in: list, title: words[.keyScroll]) }

  var listBindings: [KeyBinding] {
    [
      filterBinding(.keySearch), movement,
      KeyBinding(
        .escape, .enter, .space, .character("?"), .character("q"), title: words[.keyClose],
        hint: .wayOut
      ) { [viewModel] in viewModel.closed() },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let width = min(available.width, 60)
    // What a search leaves out leaves its room free: nothing jumps while one types.
    tallest = max(tallest, list.contentHeight(fitting: width))
    return Size(width: width, height: min(available.height, tallest + (filter.isInUse ? 1 : 0)))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let place = rect.inset(by: EdgeInsets(top: filter.isInUse ? 1 : 0))
    list.drawAsList(on: &canvas, in: place)
    if filter.isInUse { drawSearch(on: &canvas, in: rect) }
  }

  private func drawSearch(on canvas: inout Canvas, in rect: Rect) {
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    let field = filter.field ?? TextField(filter.text)
    field.drawFilter(
      on: &canvas, in: row.inset(by: EdgeInsets(left: HelpCell.margin - 1)),
      isFocused: filter.isTyped)
    guard list.snapshot.itemIdentifiers.isEmpty else { return }
    canvas.clipped(to: rect) {
      $0.write(
        words[.helpNothing], at: Point(x: row.minX + HelpCell.margin, y: row.minY + 1),
        style: Theme.secondary)
    }
  }

  func handle(_ mouse: MouseEvent) -> Bool { list.handle(mouse) }
}

extension HelpViewModel {
  fileprivate func cell(_ id: HelpCell.ID) -> any CollectionCell {
    let section = sections[id.section]
    guard id.row >= section.bindings.count else { return HelpCell(viewModel: self, id: id) }
    return SignCell(
      state: section.signs[id.row - section.bindings.count], words: context.localization)
  }
}
