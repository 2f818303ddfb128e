import AppText
import Storage
import Terminal
import TerminalUI

/// Shows the courses of all sources by situation; the first screen.
final class CourseListScreen: Screen, FilteredScreen, ViewModelBindable {
  @Bound var viewModel: CourseListViewModel
  let words: Localization
  private let animator: Animator
  private(set) lazy var list = CollectionView<CourseListSection, CourseListItem>(animator: animator)
  {
    [viewModel] in CourseListScreen.cell($0, viewModel)
  }

  private lazy var split = SplitList(list, wideFrom: 120, preview: preview)

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.headerProvider = { [words] section in
      section.titleKey.map { SectionHeader(title: words[$0]) }
    }
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
    list.canFocusItem = \.isFocusable
  }

  var filter: ListFilter { viewModel.filter }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    list.show(viewModel.content)
    split.updateDetail()
  }

  func layout(size: Size) {
    split.layout(size: size)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    split.draw(on: &canvas, in: rect)
  }

  func handle(_ mouse: MouseEvent) -> Bool { split.handle(mouse) }

  /// The focused course, where there is room for it; keys stay with the list.
  private var preview: SplitList<CourseListSection, CourseListItem, CourseDetailScreen>.Preview {
    .init(viewModel: { [viewModel] in viewModel.preview }) { [context = viewModel.context] in
      let detail = CourseDetailScreen(context: context).bind(viewModel: $0)
      detail.isActive = false
      return detail
    } focused: { [viewModel] in
      viewModel.itemFocused($0)
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
