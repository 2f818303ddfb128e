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
  private let page = MemoPage()
  private var shownRevision: Int?
  private lazy var list = CollectionView<Int, Item>(animator: animator) { [viewModel, words] item in
    switch item {
    case .version(let revision): MemoVersionsScreen.cell(revision, viewModel)
    case .loading: MessageCell(kind: .loading, text: words[.memosLoading])
    case .failure:
      MessageCell(kind: .problem, text: viewModel.failure.map { words.sentence(for: $0) } ?? "")
    case .empty: MessageCell(kind: .empty, text: words[.versionsEmpty])
    }
  }

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.canFocusItem = { if case .version = $0 { true } else { false } }
    list.didFocusItem = { [viewModel] in
      if case .version(let revision) = $0 { viewModel.versionFocused(revision) }
    }
    list.didSelectItem = { [viewModel] in
      if case .version(let revision) = $0 { viewModel.restoreRequested(revision) }
    }
    list.headerProvider = { [words] _ in SectionHeader(title: words[.versionsTitle]) }
    list.layout.sectionHeadersPinToVisibleBounds = true
  }

  var title: String { words[.versionsTitle] }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    let snapshot = CollectionSnapshot(distinct: [(0, items)])
    if snapshot != list.snapshot { list.apply(snapshot, animated: false) }
    if list.focusedItem == nil, let first = items.first(where: list.canFocusItem) {
      list.focusItem(first)
    }
    guard let version = viewModel.shown, version.revision != shownRevision else { return }
    shownRevision = version.revision
    page.show(version.text.string)
  }

  private var items: [Item] {
    if viewModel.failure != nil { return [.failure] }
    guard let versions = viewModel.versions else { return [.loading] }
    return versions.isEmpty ? [.empty] : versions.map { .version($0.revision) }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let split = MemoSplit(in: rect, rowCount: items.count + 1)
    list.draw(on: &canvas, in: split.list)
    split.drawRule(on: &canvas)
    page.draw([], on: &canvas, in: split.page)
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    return list.frame.contains(mouse.position) ? list.handle(mouse) : page.handle(mouse)
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(
        .enter, title: words[.keyRestoreVersion],
        disabledReason: list.focusedItem == nil ? words[.versionsEmpty] : nil
      ) { [list] in _ = list.selectFocusedItem() },
      KeyBinding([.up, .down, .home, .end], title: words[.keyMove], hint: .hidden) {
        [list] in list.moveFocus(inListBy: $0)
      },
      KeyBinding([.pageUp, .pageDown], title: words[.keyScroll], hint: .hidden) { [page] in
        page.scroll($0)
      },
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      },
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
