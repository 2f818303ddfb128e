import Terminal

/// Movement over the frames as they are drawn, not over indices.
nonisolated extension FlowFrames {
  /// The item a move arrives at; nil when there is none that way.
  ///
  /// - Parameters:
  ///   - goal: the column that moves up and down keep to over ragged lines.
  ///   - page: the rows of a page.
  ///   - isFocusable: whether the focus may rest on an item; others are passed over.
  package func item(
    reachedBy move: FocusMove, from item: Int, goal: Int, page: Int,
    isFocusable: (Int) -> Bool
  ) -> Int? {
    let line = Int(items[item].line)
    let neighbours = lines[line].items
    let isReversed = sections[lines[line].section].direction == .rightToLeft
    switch (move, isReversed) {
    case (.left, false), (.right, true):
      return neighbours[..<item].last(where: isFocusable)
    case (.right, false), (.left, true):
      return neighbours[(item + 1)...].first(where: isFocusable)
    case (.lineStart, _):
      return neighbours[..<item].first(where: isFocusable)
    case (.lineEnd, _):
      return neighbours[(item + 1)...].last(where: isFocusable)
    case (.up, _):
      return nearest(to: goal, in: (0..<line).reversed(), isFocusable)
    case (.down, _):
      return nearest(to: goal, in: lines.indices[(line + 1)...], isFocusable)
    case (.pageUp, _):
      let target = lines.partitionIndex { $0.y > lines[line].y - page - 1 }
      return nearest(to: goal, in: min(target, line)..<line, isFocusable)
        ?? nearest(to: goal, in: (0..<line).reversed(), isFocusable)
    case (.pageDown, _):
      let target = lines.partitionIndex { $0.y > lines[line].y + page }
      return nearest(to: goal, in: (line + 1..<max(target, line + 1)).reversed(), isFocusable)
        ?? nearest(to: goal, in: lines.indices[(line + 1)...], isFocusable)
    }
  }

  /// The item nearest to a column on the outermost line that has one to take the focus.
  package func outermostItem(
    _ end: VerticalEnd, goal: Int, isFocusable: (Int) -> Bool
  ) -> Int? {
    switch end {
    case .first: nearest(to: goal, in: lines.indices, isFocusable)
    case .last: nearest(to: goal, in: lines.indices.reversed(), isFocusable)
    }
  }

  /// An end of the content.
  package enum VerticalEnd: Hashable, Sendable {
    case first, last
  }

  /// The column that stands for an item when the focus leaves its line: its middle.
  func goalColumn(ofItem item: Int) -> Int {
    Int(items[item].x) + max(0, Int(items[item].width) - 1) / 2
  }

  /// The first of `lines` with an item that takes the focus; of its items the nearest to a column.
  private func nearest(
    to column: Int, in lines: some Sequence<Int>, _ isFocusable: (Int) -> Bool
  ) -> Int? {
    for line in lines {
      let candidates = self.lines[line].items.filter(isFocusable)
      if let best = candidates.min(by: { distance($0, column) < distance($1, column) }) {
        return best
      }
    }
    return nil
  }

  /// The columns between an item and a column; 0 when it covers it.
  private func distance(_ item: Int, _ column: Int) -> Int {
    let minX = Int(items[item].x)
    let maxX = minX + Int(items[item].width)
    return max(minX - column, column - (maxX - 1), 0)
  }
}
