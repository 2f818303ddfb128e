import Terminal

extension CollectionView {
  /// Shows another snapshot and returns after the last frame of the way there.
  ///
  /// The new snapshot stands at once, before this first suspends; focus and choice go with their
  /// items, and keys work on the new state. What is seen follows: cells go from where they are
  /// now to their new places by identity, new ones grow out, gone ones shrink away. A second call
  /// on the way starts from where cells are then, and both return when all cells stand.
  ///
  /// Cells can fly between two views of a screen: `origins` names where on the screen an item,
  /// new or not, starts its way to its place here (`screenFrame(of:)` of the other view tells);
  /// `departing` names items that go on into another view and leave no shrinking cell here. The
  /// screen draws such cells with `drawFlyingCells(on:)`, above both views.
  package func apply(
    _ new: Snapshot, animated: Bool = true, arrivingFrom origins: [ItemID: Rect] = [:],
    departing: Set<ItemID> = []
  ) async {
    await withCheckedContinuation { continuation in
      apply(new, animated: animated, arrivingFrom: origins, departing: departing) {
        continuation.resume()
      }
    }
  }

  /// Shows another snapshot as the asynchronous `apply` does, and returns at once; `completion`
  /// is called after the last frame.
  package func apply(
    _ new: Snapshot, animated: Bool = true, arrivingFrom origins: [ItemID: Rect] = [:],
    departing: Set<ItemID> = [], completion: (() -> Void)? = nil
  ) {
    if let completion { settlers.append(completion) }
    let isChange = new != snapshot
    if !isChange { renumber(new) }
    guard isChange || !origins.isEmpty else { return settleIfStanding() }
    let before = animated && animator.isEnabled && !keepsPicture ? seen : nil
    let focusedBefore = focusedItem
    if isChange { commit(new) }
    if let before, let shown {
      transition = makeTransition(
        from: before, to: shown, arrivingFrom: origins, departing: departing)
    } else {
      transition = nil
    }
    runTransition()
    if let focusedItem, focusedItem != focusedBefore { didFocusItem(focusedItem) }
  }

  /// Where a cell is seen on the screen now, also on its way; nil when the item is not there or
  /// the view was not drawn yet.
  package func screenFrame(of item: ItemID) -> Rect? {
    guard let shown, let index = shown.items.index(of: item) else { return nil }
    return shown.screenRect(shown.seenFrame(ofItem: index))
  }

  /// Whether cells are on their way.
  package var isAnimating: Bool { transition != nil }

  /// What is seen now, to start from; nil before the view has a place on the screen.
  private var seen: Seen? {
    shown.map { shown in
      let cells = drawnCells.map { (drawnItems[$0.item], $0.cell) }
      return Seen(shown, drawnCells: Dictionary(cells) { $1 })
    }
  }

  // MARK: The end state

  private func commit(_ new: Snapshot) {
    let old = snapshot
    let wasFocusSeen = isFocusSeen
    adopt(new)
    areItemsLaidOut = false
    layoutRequests += 1
    if !selectedItems.isEmpty { selectedItems = selectedItems.filter(new.contains) }
    if let focused = focusedItem, !new.contains(focused) {
      goalColumn = nil
      focusedItem = replacement(for: focused, in: old)
    }
    if wasFocusSeen, let focusedItem { scrollToItem(focusedItem) }
  }

  /// Whether the focused item is in sight, as the items were laid out last.
  ///
  /// Nothing is laid out for it: cells of items that are about to go may have nothing to show any
  /// more.
  private var isFocusSeen: Bool {
    guard areItemsLaidOut, let index = focusedItem.flatMap({ items.index(of: $0) }) else {
      return false
    }
    return visibleRows.overlaps(frames.frame(ofItem: index).rows)
  }

  /// Where the focus goes when its item is gone: to the item at its index in the same section,
  /// else to the one before; when the section is gone or empty, by the index through all.
  private func replacement(for item: ItemID, in old: Snapshot) -> ItemID? {
    guard let position = old.position(of: item) else { return nil }
    let section = old.sections[position.section].id
    return focusable(in: items(ofSection: section), near: position.item)
      ?? focusable(in: items.indices, near: old.index(of: position))
  }

  /// The places of a section's items; none when it is not there.
  private func items(ofSection section: SectionID) -> Range<Int> {
    guard let index = snapshot.indexOfSection(section) else { return 0..<0 }
    let first = snapshot.index(of: ItemPosition(section: index, item: 0))
    return first..<first + snapshot.sections[index].numbers.count
  }

  private func focusable(in places: Range<Int>, near offset: Int) -> ItemID? {
    func canFocus(_ place: Int) -> Bool { canFocusItem(items[place]) }
    let place =
      places.dropFirst(offset).first(where: canFocus) ?? places.prefix(offset).last(where: canFocus)
    return place.map { items[$0] }
  }

  private func adopt(_ new: Snapshot) {
    let old = snapshot
    var shown = new
    shown.reloadedItemIdentifiers = []
    snapshot = shown
    items = ItemTable(new)
    carrySizes(from: old, to: new)
  }

  /// Takes the numbers of a snapshot that shows the same, for those to come that are made from it.
  private func renumber(_ new: Snapshot) {
    if !new.numbering.isCopy(of: snapshot.numbering) { adopt(new) }
  }

  /// Keeps the sizes of items that stay, but of those that were reloaded.
  private func carrySizes(from old: Snapshot, to new: Snapshot) {
    if !new.numbering.isCopy(of: old.numbering) {
      let known = sizes
      sizes = ItemSizes(count: new.numbering.count)
      let oldNumbers = old.numbers
      for (number, source) in zip(items.numbers, new.sources(in: old)) {
        guard let source else { continue }
        sizes.copySize(ofItem: oldNumbers[source], in: known, to: number)
      }
    }
    for number in new.reloadedItemIdentifiers.compactMap(new.number) {
      sizes.forgetSize(ofItem: number)
    }
  }

  // MARK: The way there

  private func runTransition() {
    let superseded = animation
    animation = nil
    if let transition, !transition.isEmpty {
      // The new one starts before the old one ends, so that the animator does not rest between.
      animation = animator.start(duration: animationDuration) { [weak self] time in
        self?.transition?.progress = Easing.easeOut(time)
      } completion: { [weak self] in
        self?.settle()
      }
    } else {
      transition = nil
    }
    if let superseded { animator.cancel(superseded) }
    settleIfStanding()
  }

  private func settle() {
    animation = nil
    transition = nil
    settleIfStanding()
  }

  private func settleIfStanding() {
    guard transition == nil else { return }
    let waiting = settlers
    settlers = []
    for settler in waiting { settler() }
  }
}
