import AppText
import Lessons
import Terminal
import TerminalUI

/// Shows a course with its days; Enter on a day opens it.
final class CourseDetailScreen: Screen, ViewModelBindable {
  /// What the list shows.
  nonisolated enum Item: Hashable, Sendable {
    case about
    case action
    /// A day, counted from zero.
    case day(Int)
  }

  @Bound var viewModel: CourseDetailViewModel
  private let words: Localization
  private let animator: Animator
  private lazy var list = CollectionView<Int, Item>(animator: animator) { [viewModel] item in
    switch item {
    case .about: CourseAboutCell(viewModel: viewModel)
    case .action: ActionCell(title: viewModel.actionTitle)
    case .day(let index):
      DayCell(
        day: viewModel.days[index], digits: String(viewModel.course.totalDays).count,
        words: viewModel.context.localization)
    }
  }

  /// Whether keys go here; false where it only shows what a list has the focus on.
  var isActive = true { didSet { list.isFocused = isActive } }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.canFocusItem = { $0 != .about }
    list.didSelectItem = { [viewModel] item in
      switch item {
      case .about: break
      case .action: viewModel.actionRequested()
      case .day(let index): viewModel.dayChosen(index)
      }
    }
    let days = viewModel.course.days.indices.map(Item.day)
    list.apply(CollectionSnapshot(distinct: [(0, [.about, .action] + days)]), animated: false)
    list.focusItem(.action)
  }

  /// The widest a list of days gets.
  private static let widest = 84

  var title: String { viewModel.course.title }

  func didAppear() {
    viewModel.appeared()
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: enterTitle) { [list] in _ = list.selectFocusedItem() },
      .movement(inList: list, title: words[.keyMove]),
      bothWays,
    ] + hangul + [
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      }
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    // What stands at the end of a row belongs to its title: not further away than it is read.
    let place = rect.inset(by: EdgeInsets(left: isActive ? 0 : 1))
    list.draw(on: &canvas, in: place.middle(Self.widest))
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }

  /// A way back to the letters, where the course needs them.
  private var hangul: [KeyBinding] {
    guard viewModel.course.languages.answer.primaryCode == "ko",
      viewModel.course.languages.prompt.primaryCode != "ko"
    else { return [] }
    return [
      KeyBinding(.character("h"), title: words[.keyHangul]) { [viewModel] in
        viewModel.hangulRequested()
      }
    ]
  }

  private var bothWays: KeyBinding {
    KeyBinding(
      .character("b"), title: words[viewModel.isBothWays ? .keyOneWay : .keyBothWays],
      disabledReason: viewModel.reasonNotBothWays
    ) { [viewModel] in viewModel.bothWaysToggled() }
  }

  private var enterTitle: String {
    if case .day? = list.focusedItem { return words[.keyOpen] }
    return viewModel.actionTitle.lowercased()
  }
}
