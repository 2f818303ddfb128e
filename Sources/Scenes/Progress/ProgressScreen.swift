import AppText
import Lessons
import Terminal
import TerminalUI

/// Shows what the learner did and what comes, in charts below each other.
final class ProgressScreen: Screen, ViewModelBindable {
  @Bound var viewModel: ProgressViewModel
  private let context: any DrawingContext
  private lazy var list = CollectionView<ProgressSection, ProgressItem>(
    animator: context.animator
  ) { [viewModel] in ProgressCellMaker(viewModel: viewModel).cell($0) }

  /// The widest the charts get: a year of squares and a little more.
  private static let widest = 150

  init(context: any DrawingContext) {
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

  func didAppear() {
    viewModel.figures.appeared()
  }

  func updateProperties() {
    list.show(viewModel.content, animated: false)
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: words[enterTitle]) { [viewModel, list] in
        if !list.selectFocusedItem() { viewModel.wordsRequested() }
      },
      KeyBinding(
        .character("p"), title: words[.keyPractiseWeakest],
        disabledReason: viewModel.words.value.map { $0.count == 0 } == false
          ? nil : words[.wordsEmpty]
      ) { [viewModel] in viewModel.practiceRequested() },
      KeyBinding(.character("r"), title: words[.keyReload], hint: .hidden) { [viewModel] in
        viewModel.figures.reloadRequested()
      },
      KeyBinding(
        [.pageUp, .pageDown], title: words[.keyScroll],
        hint: list.contentHeight > list.visibleRows.count ? .command : .hidden
      ) { [list] key in if let move = FocusMove(key) { list.moveFocus(move) } },
      .movement(in: list, title: words[.keyMove]),
    ]
  }

  private var enterTitle: Message { list.focusedItem == .failure ? .keyRetry : .keyWords }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    list.drawAsList(on: &canvas, in: rect.middle(Self.widest))
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }
}
