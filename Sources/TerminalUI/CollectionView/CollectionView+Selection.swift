import Terminal

extension CollectionView {
  /// Rows that one notch of the mouse wheel scrolls by.
  private static var rowsPerNotch: Int { 3 }

  /// Chooses an item as Enter and a click do; false when it is not there or disabled.
  ///
  /// Where several can be chosen, choosing a chosen one takes the choice back.
  @discardableResult
  package func selectItem(_ item: ItemID) -> Bool {
    guard snapshot.contains(item), isItemEnabled(item) else { return false }
    if allowsMultipleSelection, selectedItems.contains(item) {
      deselectItem(item)
      didDeselectItem(item)
    } else {
      selectedItems = allowsMultipleSelection ? selectedItems.union([item]) : [item]
      didSelectItem(item)
    }
    return true
  }

  /// Chooses the focused item; false when there is none or it is disabled.
  @discardableResult
  package func selectFocusedItem() -> Bool {
    focusedItem.map { selectItem($0) } ?? false
  }

  /// Takes the choice of an item back without telling.
  package func deselectItem(_ item: ItemID) {
    selectedItems.remove(item)
  }

  /// The item seen at a place of the screen, also while it moves; nil when there is none, or a
  /// header over it.
  package func itemIdentifier(at point: Point) -> ItemID? {
    guard let shown else { return nil }
    if let flying = movingItem(at: point, isFlying: true, in: shown) { return flying }
    guard frame.contains(point), !isHeader(at: point, in: shown) else { return nil }
    return movingItem(at: point, isFlying: false, in: shown) ?? standingItem(at: point, in: shown)
  }

  /// Takes a key: those of `FocusMove` move the focus, Enter and Space choose; false when it is
  /// another key or of no use now.
  @discardableResult
  package func handle(_ key: Key) -> Bool {
    if let move = FocusMove(key) { return moveFocus(move) }
    return key == .enter || key == .space ? selectFocusedItem() : false
  }

  /// Takes the mouse: a press focuses and chooses the item under it, the wheel scrolls; false
  /// when it is not over the view or there is nothing under it.
  @discardableResult
  package func handle(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .press:
      guard let item = itemIdentifier(at: event.position) else { return false }
      if canFocusItem(item) { focusItem(item) }
      return selectItem(item)
    case .scrollUp where frame.contains(event.position):
      return scroll(by: -Self.rowsPerNotch)
    case .scrollDown where frame.contains(event.position):
      return scroll(by: Self.rowsPerNotch)
    case .release, .scrollUp, .scrollDown:
      return false
    }
  }

  private func standingItem(at point: Point, in shown: Shown) -> ItemID? {
    let row = point.y - frame.minY + shown.contentOffset
    let item = shown.frames.items(in: row..<row + 1).first { item in
      shown.motion(ofItem: item) == nil
        && shown.screenRect(shown.frames.frame(ofItem: item)).contains(point)
    }
    return item.map { shown.items[$0] }
  }

  private func movingItem(at point: Point, isFlying: Bool, in shown: Shown) -> ItemID? {
    shown.movingCells(isFlying: isFlying).last { moving in
      shown.screenRect(moving.frame).contains(point)
    }?.id
  }

  private func isHeader(at point: Point, in shown: Shown) -> Bool {
    shown.visibleSections.contains { section in
      shown.screenRect(shown.headerFrame(ofSection: section)).contains(point)
    }
  }
}
