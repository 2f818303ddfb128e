import AppText
import Terminal
import TerminalUI

/// Texts that nobody sees any more and that are kept for a while, each to be brought back.
protocol KeptTextsViewModel: AnyObject {
  associatedtype ID: Hashable, Sendable
  associatedtype Texts: Equatable

  /// What is said of them.
  var sayings: KeptTextsSayings { get }
  /// What is kept.
  var reading: Reading<Texts> { get }
  /// Those that were read last, in order.
  var ids: [ID] { get }
  /// The one that is shown in full; nil when there is none.
  var shownID: ID? { get }

  /// What one says; nil when it is not kept.
  func text(of id: ID) -> String?

  /// What stands in its row; nil when it is not kept.
  func row(of id: ID) -> MemoCell?

  /// The learner looks at one.
  func focused(_ id: ID)

  /// The learner wants one back.
  func restoreRequested(_ id: ID)

  /// The learner goes back.
  func closed()
}

/// What is said of kept texts.
struct KeptTextsSayings {
  /// What they are.
  let title: Message
  /// Said in the list when there are none.
  let empty: Message
  /// Says what bringing one back is called.
  let restore: Message
  /// Why there is nothing to bring back.
  let nothing: Message
}

/// What stands in a list of kept texts.
nonisolated enum KeptText<ID: Hashable & Sendable>: Hashable, Sendable {
  case text(ID)
  case loading
  case failure
  case empty
}

/// Shows kept texts, and the focused one in full below them or, where there is room, beside them.
final class KeptTextsScreen<ViewModel: KeptTextsViewModel>: Screen, ViewModelBindable {
  @Bound var viewModel: ViewModel
  private let words: Localization
  private let animator: Animator
  private let restoreKeys: [Key]
  private let isAnimated: Bool
  private let otherKeys: (ViewModel, Localization) -> [KeyBinding]
  private var shown: (id: ViewModel.ID, text: String?)?
  private lazy var texts = PagedList<KeptText<ViewModel.ID>>(titled: title, animator: animator) {
    [viewModel, words] item in
    switch item {
    case .text(let id): viewModel.row(of: id) ?? MessageCell(kind: .empty, text: "")
    case .loading: MessageCell(kind: .loading, text: words[.memosLoading])
    case .failure:
      MessageCell(
        kind: .problem, text: viewModel.reading.failure.map { words.sentence(for: $0) } ?? "")
    case .empty: MessageCell(kind: .empty, text: words[viewModel.sayings.empty])
    }
  }

  /// - Parameters:
  ///   - restoreKeys: bring back what has the focus.
  ///   - isAnimated: whether what goes from the list is seen to go.
  ///   - otherKeys: what else can be done.
  init(
    context: any DrawingContext, restoreKeys: [Key], isAnimated: Bool,
    otherKeys: @escaping (ViewModel, Localization) -> [KeyBinding] = { _, _ in [] }
  ) {
    words = context.localization
    animator = context.animator
    self.restoreKeys = restoreKeys
    self.isAnimated = isAnimated
    self.otherKeys = otherKeys
  }

  func bindViewModel() {
    texts.list.canFocusItem = { $0 != .loading && $0 != .empty }
    texts.list.didFocusItem = { [viewModel] in
      if case .text(let id) = $0 { viewModel.focused(id) }
    }
    texts.list.didSelectItem = { [viewModel] item in
      switch item {
      case .text(let id): viewModel.restoreRequested(id)
      case .failure: viewModel.reading.reloadRequested()
      case .loading, .empty: break
      }
    }
  }

  var title: String { words[viewModel.sayings.title] }

  func didAppear() {
    viewModel.reading.appeared()
  }

  func updateProperties() {
    texts.show(items, animated: isAnimated)
    let wanted = viewModel.shownID.map { (id: $0, text: viewModel.text(of: $0)) }
    guard wanted?.id != shown?.id || wanted?.text != shown?.text else { return }
    shown = wanted
    texts.showText(wanted?.text)
  }

  private var items: [KeptText<ViewModel.ID>] {
    let kept = viewModel.ids.map(KeptText.text)
    if viewModel.reading.failure != nil { return [.failure] + kept }
    return kept.isEmpty ? [viewModel.reading.isLoading ? .loading : .empty] : kept
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    texts.draw(on: &canvas, in: rect)
  }

  func handle(_ event: Event) -> Bool { texts.handle(event) }

  var keyBindings: [KeyBinding] {
    let focused = texts.list.focusedItem
    let restore = KeyBinding(
      restoreKeys, title: words[focused == .failure ? .keyRetry : viewModel.sayings.restore],
      disabledReason: focused == nil ? words[viewModel.sayings.nothing] : nil
    ) { [texts] _ in _ = texts.list.selectFocusedItem() }
    let close = KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
      viewModel.closed()
    }
    return [restore] + otherKeys(viewModel, words) + texts.movement(words) + [close]
  }
}
