import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// Shows the versions of a memo, and the focused one in full below them or, where there is room,
/// beside them.
final class MemoVersionsScreen: Screen, ViewModelBindable {
  /// What the list shows.
  nonisolated enum Item: Hashable, Sendable {
    case version(Int)
    case loading
    case failure
    case empty
  }

  @Bound var viewModel: MemoVersionsViewModel
  private let words: Localization
  private let animator: Animator
  private var shownRevision: Int?
  private lazy var texts = PagedList<Item>(titled: title, animator: animator) {
    [viewModel, words] item in
    switch item {
    case .version(let revision): MemoVersionsScreen.cell(revision, viewModel)
    case .loading: MessageCell(kind: .loading, text: words[.memosLoading])
    case .failure:
      MessageCell(
        kind: .problem, text: viewModel.reading.failure.map { words.sentence(for: $0) } ?? "")
    case .empty: MessageCell(kind: .empty, text: words[.versionsEmpty])
    }
  }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    texts.list.canFocusItem = { $0 != .loading && $0 != .empty }
    texts.list.didFocusItem = { [viewModel] in
      if case .version(let revision) = $0 { viewModel.versionFocused(revision) }
    }
    texts.list.didSelectItem = { [viewModel] item in
      switch item {
      case .version(let revision): viewModel.restoreRequested(revision)
      case .failure: viewModel.reading.reloadRequested()
      case .loading, .empty: break
      }
    }
  }

  var title: String { words[.versionsTitle] }

  func didAppear() {
    viewModel.reading.appeared()
  }

  func updateProperties() {
    texts.show(items, animated: false)
    guard viewModel.shown?.revision != shownRevision else { return }
    shownRevision = viewModel.shown?.revision
    texts.showText(viewModel.shown?.text.string)
  }

  private var items: [Item] {
    let versions = viewModel.versions.map { Item.version($0.revision) }
    if viewModel.reading.failure != nil { return [.failure] + versions }
    return versions.isEmpty ? [viewModel.reading.isLoading ? .loading : .empty] : versions
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    texts.draw(on: &canvas, in: rect)
  }

  func handle(_ event: Event) -> Bool { texts.handle(event) }

  var keyBindings: [KeyBinding] {
    let focused = texts.list.focusedItem
    return [
      KeyBinding(
        .enter, title: words[focused == .failure ? .keyRetry : .keyRestoreVersion],
        disabledReason: focused == nil ? words[.versionsEmpty] : nil
      ) { [texts] in _ = texts.list.selectFocusedItem() }
    ] + texts.movement(words) + [
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      }
    ]
  }

  private static func cell(
    _ revision: Int, _ viewModel: MemoVersionsViewModel
  ) -> any CollectionCell {
    guard let version = viewModel.version(revision) else {
      return MessageCell(kind: .empty, text: "")
    }
    return MemoCell(
      title: MarkedText(viewModel.summary(of: version)[...]), end: viewModel.time(of: version))
  }
}
