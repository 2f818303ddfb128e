import AppText
import Terminal

/// The first row of a root: the roots there are, and at its right end what the list is filtered
/// by, or the app's name.
struct RootHead {
  private struct Tab {
    let root: Root
    let number: String
    let title: String
    var columns: Range<Int>
  }

  private let current: Root
  private let filter: String
  private let words: Localization

  /// A head of the root that shows.
  ///
  /// - Parameter filter: what a list is filtered by; empty when it is not.
  init(_ current: Root, filter: String = "", words: Localization) {
    self.current = current
    self.filter = filter
    self.words = words
  }

  /// Draws the head into one row.
  func draw(on canvas: inout Canvas, in row: Rect) {
    for tab in tabs(in: row) {
      let style = tab.root == current ? Theme.currentTab : Theme.secondary
      let start = Point(x: tab.columns.lowerBound, y: row.minY)
      let width = canvas.write(tab.number, at: start, style: Theme.accent)
      canvas.write(tab.title, at: Point(x: start.x + width + 1, y: start.y), style: style)
    }
    drawEnd(on: &canvas, in: row)
  }

  /// The root whose tab is at a place; nil where there is none.
  func root(at point: Point, in row: Rect) -> Root? {
    guard row.contains(point) else { return nil }
    return tabs(in: row).first { $0.columns.contains(point.x) }?.root
  }

  /// The tabs with all their titles, or where there is no room, only with that of the current
  /// one.
  private func tabs(in row: Rect) -> [Tab] {
    let all = tabs(from: row.minX + 1) { _ in true }
    guard let end = all.last?.columns.upperBound, end >= row.maxX else { return all }
    return tabs(from: row.minX + 1) { $0 == current }
  }

  private func tabs(from start: Int, isNamed: (Root) -> Bool) -> [Tab] {
    var x = start
    return Root.allCases.map { root in
      let title = isNamed(root) ? words[root.titleKey] : ""
      let number = String(root.rawValue)
      let width = number.count + (title.isEmpty ? 0 : 1 + title.displayWidth)
      defer { x += width + 2 }
      return Tab(root: root, number: number, title: title, columns: x..<x + width)
    }
  }

  private func drawEnd(on canvas: inout Canvas, in row: Rect) {
    let start = (tabs(in: row).last?.columns.upperBound ?? row.minX) + 2
    let room = max(0, row.maxX - 1 - start)
    let ellipsis = canvas.capabilities.ellipsis
    let text = filter.isEmpty ? "malmoi" : "/ \(filter)".truncated(to: room, ellipsis: ellipsis)
    guard text.displayWidth <= room else { return }
    canvas.write(
      text, at: Point(x: row.maxX - 1 - text.displayWidth, y: row.minY),
      style: filter.isEmpty ? Theme.secondary : Theme.accent)
  }
}
