import AppText
import Terminal
import TerminalUI

/// A list of texts and the focused one in full: beside the list where there is room, else below it.
///
/// The arrows move through the list, the page keys scroll the text.
final class PagedList<ItemID: Hashable & Sendable> {
  let list: CollectionView<Int, ItemID>
  private let page = MemoPage()
  private var hasText = false

  /// A list under a heading that stays in sight.
  init(
    titled title: String, animator: Animator,
    cellProvider: @escaping (ItemID) -> any CollectionCell
  ) {
    list = CollectionView(animator: animator, cellProvider: cellProvider)
    list.headerProvider = { _ in SectionHeader(title: title) }
    list.layout.sectionHeadersPinToVisibleBounds = true
  }

  /// Lets these items stand in the list; the first that can has the focus where none had it.
  func show(_ items: [ItemID], animated: Bool) {
    list.show(CollectionSnapshot(distinct: [(0, items)]), animated: animated)
  }

  /// Shows another text from its start; nil leaves all the room to the list.
  func showText(_ text: String?) {
    hasText = text != nil
    page.show(text ?? "")
  }

  /// Draws list and text.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard hasText else { return list.drawAsList(on: &canvas, in: rect.readable) }
    let split = MemoSplit(in: rect, rowCount: list.snapshot.numberOfItems + 1)
    list.drawAsList(on: &canvas, in: split.list)
    split.drawRule(on: &canvas)
    page.draw([], on: &canvas, in: split.page)
  }

  /// Gives a mouse event to what is seen under the pointer.
  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    return list.frame.contains(mouse.position) ? list.handle(mouse) : page.handle(mouse)
  }

  /// The keys that move through the list and the text.
  func movement(_ words: Localization) -> [KeyBinding] {
    [
      KeyBinding([.up, .down, .home, .end], title: words[.keyMove], hint: .hidden) {
        [list] in list.moveFocus(inListBy: $0)
      },
      KeyBinding([.pageUp, .pageDown], title: words[.keyScroll], hint: .hidden) { [page] in
        page.scroll($0)
      },
    ]
  }
}
