import TerminalUI

/// What stands in a list and what should have its focus: the half of a collection view that a view
/// model keeps.
package final class ListContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// What stands there.
  @Followed package private(set) var snapshot = CollectionSnapshot<SectionID, ItemID>()
  /// What should have the focus as soon as it stands there; nil once it has.
  @Followed package private(set) var wantedFocus: ItemID?
  /// Counts the times that cells came to say something else.
  @Followed private var rewordings = 0
  private var shownRewordings = 0

  /// An empty list.
  package init() {}

  /// Lets other items stand there.
  package func show(_ snapshot: CollectionSnapshot<SectionID, ItemID>) {
    if snapshot != self.snapshot { self.snapshot = snapshot }
  }

  /// Gives an item the focus, now or when it stands there.
  package func focus(_ item: ItemID?) {
    wantedFocus = item
  }

  /// Gives the focus to the first item that an earlier snapshot had not, where there is one.
  package func focusNew(
    since earlier: CollectionSnapshot<SectionID, ItemID>,
    where isWanted: (ItemID) -> Bool = { _ in true }
  ) {
    let inserted = CollectionChangeset(from: earlier, to: snapshot).items.inserted
    if let new = inserted.lazy.map(\.id).first(where: isWanted) { focus(new) }
  }

  /// Has every cell measured again: items say something else than before.
  package func reword() {
    rewordings += 1
  }

  fileprivate func isReworded() -> Bool {
    defer { shownRewordings = rewordings }
    return shownRewordings != rewordings
  }
}

extension CollectionView {
  /// Brings the view up to date with what should stand in it, and gives the focus to what should
  /// have it; else it stays with its item, or goes to the first that can have it.
  func show(_ content: ListContent<SectionID, ItemID>, animated: Bool = true) {
    let isReworded = content.isReworded()
    apply(content.snapshot, animated: animated && snapshot.numberOfItems > 0)
    if isReworded { invalidateLayout() }
    if let wanted = content.wantedFocus, focusItem(wanted) {
      content.focus(nil)
    } else if focusedItem == nil {
      focusEnd(.first)
    }
  }

  /// Lets other items stand in the view; the first ones come at once.
  func show(_ new: Snapshot, animated: Bool = true) {
    apply(new, animated: animated && snapshot.numberOfItems > 0)
    if focusedItem == nil { focusEnd(.first) }
  }
}
