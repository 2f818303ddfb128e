import AppText
import Lessons
import Terminal
import TerminalUI

/// The first root: what to do next and how the learner stands, each a card; Enter does what the
/// focused one is about.
final class TodayScreen: Screen, ViewModelBindable {
  @Bound var viewModel: TodayViewModel
  let words: Localization
  private let animator: Animator
  private(set) lazy var list = CollectionView<Int, TodayItem>(animator: animator) {
    [weak self] item in self?.roomyCell(item) ?? MessageCell(kind: .empty, text: "")
  }

  private var isWide = false
  /// Whether there is room to say how it goes.
  private var hasGuide = false
  /// Whether there are rows to give to cards.
  private var isAiry = false
  private var shown: [TodayItem] = []
  private var shownNext: TodayItem?
  private var shownFigures: TodayFigures?
  private var shownOpening: CourseID?

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.canFocusItem = { [viewModel] in viewModel.isFocusable($0) }
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
  }

  func didAppear() {
    viewModel.appeared(focusing: list.focusedItem)
  }

  func updateProperties() {
    showItems()
    focus()
  }

  /// Puts the focus on what is wanted; where it was on what comes next, it stays with that.
  private func focus() {
    let next = viewModel.nextThing
    let isOnNext = list.focusedItem == nil || list.focusedItem == shownNext
    if let wanted = viewModel.wantedFocus, list.snapshot.contains(wanted) {
      list.focusItem(wanted)
      viewModel.focusWasGiven()
    } else if isOnNext, let next, list.focusedItem != next {
      list.focusItem(next)
    }
    shownNext = next
  }

  private func showItems() {
    let items = viewModel.items.filter { item in
      switch item {
      case .guide: !isWide && hasGuide
      case .taste: false
      default: !(isWide && item.isStanding)
      }
    }
    let isSame = viewModel.figures == shownFigures && viewModel.openingCourse == shownOpening
    guard items != shown || !isSame else { return }
    let isFirst = shown.isEmpty
    list.apply(
      CollectionSnapshot(distinct: [(0, items)]).reloading(isSame ? [] : items),
      animated: !isFirst && items != shown)
    list.invalidateLayout()
    (shown, shownFigures, shownOpening) = (items, viewModel.figures, viewModel.openingCourse)
  }

  func layout(size: Size) {
    isWide = size.width >= 100
    hasGuide = size.height >= 18
    let wasAiry = isAiry
    isAiry = isWide && size.height >= 34
    if isAiry != wasAiry { list.invalidateLayout() }
    list.layout.minimumLineSpacing = size.height >= 18 ? 1 : 0
    showItems()
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let parts = SplitLayout(in: rect, isWide: isWide, widest: Self.widest)
    list.drawAsList(on: &canvas, in: parts.list)
    parts.drawLine(on: &canvas)
    if let place = parts.detail { drawStanding(on: &canvas, in: place) }
  }

  /// Draws what only tells how things stand beside the rest.
  private func drawStanding(on canvas: inout Canvas, in place: Rect) {
    var y = place.minY
    for item in viewModel.items where item.isStanding {
      let cell = roomyCell(item)
      let height = cell.size(fitting: place.width).height
      let rect = Rect(x: place.minX, y: y, width: place.width, height: height)
      canvas.clipped(to: place) { cell.draw(on: &$0, in: rect, state: CellState()) }
      y += height + 1
    }
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    viewModel.touched()
    return list.handle(mouse)
  }

  /// The widest that cards beside each other get.
  private static let widest = 144

  /// The cell with the air that the screen has for it.
  private func roomyCell(_ item: TodayItem) -> any CollectionCell {
    let cell = cell(item)
    guard isAiry, item.isCard else { return cell }
    return AiryCell(content: cell, isNext: item == viewModel.nextThing)
  }

  private func cell(_ item: TodayItem) -> any CollectionCell {
    if item == .failure {
      return MessageCell(
        kind: .problem, text: viewModel.failureText, hint: "r \(words[.keyRetry])")
    }
    guard let today = viewModel.words else { return MessageCell(kind: .empty, text: "") }
    let isNext = item == viewModel.nextThing
    switch item {
    case .failure: return MessageCell(kind: .empty, text: "")
    case .welcome: return WelcomeCell(words: words, hasName: hasGuide)
    case .beginning:
      return TodayCardCell(card: viewModel.beginning, isNext: isNext, detailRows: hasGuide ? 3 : 1)
    case .reviews: return TodayCardCell(card: today.reviews, isNext: isNext)
    case .waiting: return MessageCell(kind: .empty, text: today.waiting)
    case .course:
      let card = today.course(isOpening: viewModel.openingCourse != nil)
      return TodayCardCell(card: card, isNext: isNext)
    case .courses: return TodayCardCell(card: today.courses, isNext: isNext)
    case .guide: return GuideCell(words: words)
    case .taste:
      return viewModel.taste.map { TasteCell(taste: $0, words: words) }
        ?? MessageCell(kind: .empty, text: "")
    case .streak: return StreakCell(words: today)
    case .day: return TodayCardCell(card: today.day(goal: viewModel.dailyGoal))
    case .ahead: return AheadCell(words: today)
    case .memo: return TodayCardCell(card: today.memo)
    }
  }
}
