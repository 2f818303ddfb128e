import AppText
import Terminal
import TerminalUI

/// Shows what the learner did and what comes, in charts below each other.
final class ProgressScreen: Screen, ViewModelBindable {
  @Bound var viewModel: ProgressViewModel
  private let context: AppContext
  private var parts = RootLayout(in: .zero)
  private var shownRevision = 0
  private lazy var list = CollectionView<ProgressSection, ProgressItem>(
    animator: context.animator
  ) { [viewModel] in ProgressCellMaker(viewModel: viewModel).cell($0) }

  /// The widest the charts get: a year of squares and a little more.
  private static let widest = 150

  init(context: AppContext) {
    self.context = context
  }

  func bindViewModel() {
    list.headerProvider = { [context] section in
      section.titleKey.map { SectionHeader(title: context.localization[$0]) }
    }
    list.layoutProvider = { section in
      FlowLayout(sectionInset: EdgeInsets(bottom: section == .notices || section == .words ? 0 : 1))
    }
    list.canFocusItem = { $0 != .loading }
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
  }

  private var words: Localization { context.localization }
  private var head: RootHead { RootHead(.progress, words: words) }

  var title: String { words[.progressTitle] }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    let snapshot = CollectionSnapshot(distinct: viewModel.sections)
    if snapshot.itemIdentifiers != list.snapshot.itemIdentifiers {
      list.apply(snapshot, animated: false)
    }
    if viewModel.revision != shownRevision {
      shownRevision = viewModel.revision
      list.invalidateLayout()
    }
    if list.focusedItem == nil, let first = snapshot.itemIdentifiers.first(where: list.canFocusItem)
    {
      list.focusItem(first)
    }
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: words[enterTitle]) { [viewModel, list] in
        if !list.selectFocusedItem() { viewModel.wordsRequested() }
      },
      KeyBinding(.character("r"), title: words[.keyReload], hint: .hidden) { [viewModel] in
        viewModel.reloadRequested()
      },
      KeyBinding(
        [.pageUp, .pageDown], title: words[.keyScroll],
        hint: list.contentHeight > list.visibleRows.count ? .command : .hidden
      ) { [list] key in if let move = FocusMove(key) { list.moveFocus(move) } },
      .movement(in: list, title: words[.keyMove]),
      KeyBinding(.character("q"), title: words[.keyQuit], hint: .wayOut) { [context] in
        context.quit()
      },
    ] + KeyBinding.roots(from: .progress, context: context)
  }

  private var enterTitle: TextKey { list.focusedItem == .failure ? .keyRetry : .keyWords }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    parts = RootLayout(in: rect)
    parts.draw(head, on: &canvas)
    let margin = max(0, parts.list.width - Self.widest)
    let body = parts.list.inset(
      by: EdgeInsets(left: margin / 2, right: margin - margin / 2))
    list.draw(on: &canvas, in: body)
    canvas.drawScrollMarks(of: list, besides: body.inset(by: EdgeInsets(right: 1)))
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    if let root = parts.root(pressedBy: mouse, in: head) {
      context.go(to: root)
      return true
    }
    return list.handle(mouse)
  }
}
