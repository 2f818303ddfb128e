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
        (section, (0..<sections[section].rowCount).map { HelpCell.ID(section: section, row: $0) })
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
    let width = min(available.width, 60)
    return Size(width: width, height: min(available.height, list.contentHeight(fitting: width)))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    list.draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: list, besides: rect.inset(by: EdgeInsets(right: 1)))
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }
}

extension HelpViewModel.Section {
  fileprivate var rowCount: Int { bindings.count + signs.count }
}

extension HelpViewModel {
  fileprivate func cell(_ id: HelpCell.ID) -> any CollectionCell {
    let section = sections[id.section]
    guard id.row >= section.bindings.count else { return HelpCell(viewModel: self, id: id) }
    return SignCell(
      state: section.signs[id.row - section.bindings.count], words: context.localization)
  }
}
