import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// Shows the learner's memos; on a wide screen the focused one in full beside them.
final class MemoListScreen: Screen, FilteredScreen, ViewModelBindable {
  @Bound var viewModel: MemoListViewModel
  let words: Localization
  private let animator: Animator
  private(set) lazy var list = CollectionView<MemoListSection, MemoListItem>(animator: animator) {
    [viewModel] in MemoListScreen.cell($0, viewModel)
  }

  private lazy var split = SplitList(list, wideFrom: 100, preview: preview)
  private var shownHeight = 1

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
    list.canFocusItem = \.isFocusable
    list.layoutProvider = { [viewModel] section in
      section == .memos ? FlowLayout(rowHeight: viewModel.memoHeight) : nil
    }
  }

  var filter: ListFilter { viewModel.filter }

  func didAppear() {
    viewModel.reading.appeared()
  }

  func updateProperties() {
    list.show(viewModel.content, animated: !filter.isActive)
    relayout(viewModel.memoHeight)
    split.updateDetail()
  }

  private func relayout(_ height: Int) {
    guard height != shownHeight else { return }
    shownHeight = height
    list.invalidateLayout()
  }

  func layout(size: Size) {
    split.layout(size: size)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    split.draw(on: &canvas, in: rect)
  }

  func handle(_ mouse: MouseEvent) -> Bool { split.handle(mouse) }

  /// The focused memo, where there is room for it.
  private var preview: SplitList<MemoListSection, MemoListItem, MemoDetailScreen>.Preview {
    .init(viewModel: { [viewModel] in viewModel.preview }) { [context = viewModel.context] in
      MemoDetailScreen(context: context).bind(viewModel: $0)
    } focused: { [viewModel] in
      viewModel.itemFocused($0)
    }
  }

  private static func cell(
    _ item: MemoListItem, _ viewModel: MemoListViewModel
  ) -> any CollectionCell {
    switch item {
    case .memo(let id):
      return viewModel.memos[id].map { MemoCell($0, in: viewModel) }
        ?? MessageCell(kind: .empty, text: "")
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
