import AppText
import Terminal
import TerminalUI

/// Shows the options of a choice as a modal, a mark at the one that holds.
final class OptionListScreen: Screen, ViewModelBindable {
  @Bound var viewModel: OptionListViewModel
  private let words: Localization
  private let animator: Animator
  private lazy var list = CollectionView<Int, Int>(animator: animator) { [viewModel] in
    OptionCell(title: viewModel.options[$0], isCurrent: $0 == viewModel.current)
  }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.didSelectItem = { [viewModel] in viewModel.optionChosen($0) }
    list.apply(
      CollectionSnapshot(distinct: [(0, Array(viewModel.options.indices))]), animated: false)
    list.focusItem(viewModel.current ?? 0)
  }

  var title: String { viewModel.title }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: words[.keyChoose]) { [list] in
        _ = list.selectFocusedItem()
      },
      .movement(inList: list, title: words[.keyMove]),
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.cancelled()
      },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let widest = viewModel.options.map(OptionCell.width).max() ?? 0
    let width = min(available.width, max(widest, title.displayWidth + 4))
    return Size(width: width, height: min(available.height, viewModel.options.count))
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

/// One option, with a mark when it is the one that holds.
struct OptionCell: CollectionCell {
  let title: String
  let isCurrent: Bool

  /// The columns an option wants: a mark before it, and a blank behind.
  static func width(of title: String) -> Int { title.displayWidth + 3 }

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    if isCurrent {
      canvas.write(
        Marks(canvas.capabilities).right, at: rect.origin, style: style)
    }
    let start = Point(x: rect.minX + 2, y: rect.minY)
    canvas.write(
      title.truncated(to: max(0, rect.width - 3), ellipsis: canvas.capabilities.ellipsis),
      at: start, style: style)
    if state.isFocused { canvas.cursor = Point(x: min(start.x, rect.maxX - 1), y: start.y) }
  }
}
