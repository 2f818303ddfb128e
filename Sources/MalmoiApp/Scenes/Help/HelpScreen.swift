import Terminal
import TerminalUI

/// Shows the keys, one command a line, as a modal that scrolls.
final class HelpScreen: Screen, ViewModelBindable {
  @Bound var viewModel: HelpViewModel
  private let localization: Localization
  private let animator: Animator
  private lazy var list = CollectionView<Int, HelpCell.ID>(animator: animator) {
    [viewModel] in HelpCell(viewModel: viewModel, id: $0)
  }

  init(context: AppContext) {
    localization = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    let sections = viewModel.sections
    list.headerProvider = { SectionHeader(title: sections[$0].title) }
    list.canFocusItem = { _ in false }
    let snapshot = CollectionSnapshot(
      distinct: sections.indices.map { section in
        (section, sections[section].bindings.indices.map { HelpCell.ID(section: section, row: $0) })
      })
    list.apply(snapshot, animated: false)
  }

  var title: String { localization[.helpTitle] }

  var keyBindings: [KeyBinding] {
    [
      .movement(in: list, title: localization[.keyScroll]),
      KeyBinding(
        .escape, .enter, .space, .character("?"), .character("q"), title: localization[.keyClose],
        hint: .wayOut
      ) { [viewModel] in viewModel.closed() },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let rows = viewModel.sections.reduce(0) { $0 + 1 + $1.bindings.count }
    return Size(width: min(available.width, 60), height: min(available.height, rows))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    list.draw(on: &canvas, in: rect)
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }
}

/// One command: its keys, what it does, and why it is off.
struct HelpCell: CollectionCell {
  /// A place in the sections of the help.
  nonisolated struct ID: Hashable {
    let section: Int
    let row: Int
  }

  let viewModel: HelpViewModel
  let id: ID

  private static let keyColumns = 14

  private var binding: KeyBinding { viewModel.sections[id.section].bindings[id.row] }

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let ellipsis = canvas.capabilities.ellipsis
    let names = binding.keyNames(for: canvas.capabilities)
      .truncated(to: Self.keyColumns - 1, ellipsis: ellipsis)
    let style = binding.isEnabled ? Style.plain : Theme.secondary
    canvas.write(names, at: Point(x: rect.minX + 2, y: rect.minY), style: style.adding(.bold))
    let text = viewModel.title(of: binding)
      .truncated(to: rect.width - 2 - Self.keyColumns, ellipsis: ellipsis)
    canvas.write(
      text, at: Point(x: rect.minX + 2 + Self.keyColumns, y: rect.minY), style: style)
  }
}
