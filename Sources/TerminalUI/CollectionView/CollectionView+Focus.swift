import Terminal

extension CollectionView {
  /// Moves the focus over the cells as they are drawn, and scrolls after it.
  ///
  /// Where no cell is left but the content goes on (rows without focus, the rest of a tall cell),
  /// moving up or down scrolls. False when neither is left: at an edge, where the screen may
  /// carry the focus to another view. With nothing focused, any move focuses the first cell seen.
  @discardableResult
  package func moveFocus(_ move: FocusMove) -> Bool {
    guard let frames = laidOut else { return false }
    guard let current = focusedItem.flatMap({ items.index(of: $0) }) else {
      return focusFirstSeen(in: frames) || scroll(move)
    }
    if scrollsWithinFocusedItem(move, frames.frame(ofItem: current)) { return scroll(move) }
    let goal = goalColumn ?? frames.goalColumn(ofItem: current)
    let reached = frames.item(
      reachedBy: move, from: current, goal: goal, page: pageHeight(current, in: frames)
    ) { canFocusItem(items[$0]) }
    guard let reached else { return scroll(move) }
    focus(items[reached])
    goalColumn = move.isVertical ? goal : nil
    return true
  }

  /// Gives an item the focus and scrolls to it; false when it is not there.
  @discardableResult
  package func focusItem(_ item: ItemID) -> Bool {
    guard snapshot.contains(item) else { return false }
    focus(item)
    return true
  }

  /// Gives the first or the last item that can have it the focus; false when none can.
  @discardableResult
  package func focusEnd(_ end: FlowFrames.VerticalEnd) -> Bool {
    func canFocus(_ item: Int) -> Bool { canFocusItem(items[item]) }
    let item =
      switch end {
      case .first: items.indices.first(where: canFocus)
      case .last: items.indices.last(where: canFocus)
      }
    guard let item else { return false }
    focus(items[item])
    return true
  }

  /// The columns the focus stands in on the screen, for carrying it to the view above or below;
  /// nil when nothing is focused.
  package var focusColumn: Int? {
    guard let frames = laidOut, let item = focusedItem.flatMap({ items.index(of: $0) }) else {
      return nil
    }
    return frame.minX + (goalColumn ?? frames.goalColumn(ofItem: item))
  }

  /// Takes the focus from another view: the cell nearest to a column of the screen on the first
  /// line, or on the last when the focus comes from below; false when no cell can have it.
  @discardableResult
  package func enterFocus(from move: FocusMove, column: Int) -> Bool {
    guard let frames = laidOut else { return false }
    let goal = column - frame.minX
    let isFromBelow = move == .up || move == .pageUp
    let item = frames.outermostItem(isFromBelow ? .last : .first, goal: goal) {
      canFocusItem(items[$0])
    }
    guard let item else { return false }
    focus(items[item])
    goalColumn = goal
    return true
  }

  private func focus(_ item: ItemID) {
    goalColumn = nil
    let isNew = item != focusedItem
    if isNew { focusedItem = item }
    scrollToItem(item)
    if isNew { didFocusItem(item) }
  }

  private func focusFirstSeen(in frames: FlowFrames) -> Bool {
    let seen = frames.items(in: visibleRows)
    let item =
      seen.first { canFocusItem(items[$0]) }
      ?? items.indices.first { canFocusItem(items[$0]) }
    guard let item else { return false }
    focus(items[item])
    return true
  }

  /// The rows a page moves by: what is seen, less a pinned header.
  private func pageHeight(_ item: Int, in frames: FlowFrames) -> Int {
    let section = frames.lines[Int(frames.items[item].line)].section
    let pinned = frames.pinnedHeight(ofSection: section, viewportHeight: frame.height)
    return max(1, frame.height - pinned)
  }

  /// Whether the focused item is too tall for the view and has more to show that way.
  private func scrollsWithinFocusedItem(_ move: FocusMove, _ place: Rect) -> Bool {
    guard place.height > frame.height else { return false }
    switch move {
    case .up, .pageUp: return place.minY < visibleRows.lowerBound
    case .down, .pageDown: return place.maxY > visibleRows.upperBound
    case .left, .right, .lineStart, .lineEnd: return false
    }
  }

  private func scroll(_ move: FocusMove) -> Bool {
    switch move {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -frame.height)
    case .pageDown: scroll(by: frame.height)
    case .left, .right, .lineStart, .lineEnd: false
    }
  }
}
