import Terminal

/// One row of commands with their keys, made from the bindings there are.
///
/// When the row is too short the last commands go first, then the ways out; what is essential
/// (`? help`) stays.
package struct KeyHintBar {
  /// One command in its place.
  package struct Item {
    /// The command.
    package let binding: KeyBinding
    /// What its keys are called.
    package let keyNames: String
    /// The columns it takes.
    package let columns: Range<Int>
  }

  private typealias Candidate = (binding: KeyBinding, keyNames: String, width: Int)

  private let candidates: [Candidate]
  private let ellipsis: String

  /// A bar of those `bindings` that want to be seen.
  package init(bindings: [KeyBinding], capabilities: TerminalCapabilities) {
    candidates = bindings.filter { $0.hint != .hidden }.map { binding in
      let names = binding.keyNames(for: capabilities)
      return (binding, names, names.displayWidth + 1 + binding.title.displayWidth)
    }
    ellipsis = capabilities.ellipsis
  }

  /// The commands that fit into `columns`, in order, a blank kept free at both ends.
  ///
  /// After a wide character there are two: one that ends just before the lower-right corner of
  /// the screen is more than curses can draw on some terminals.
  package func items(in columns: Range<Int>) -> [Item] {
    let margin = endsWide && columns.count > 3 ? 2 : 1
    let inner = columns.count > 2 ? columns.lowerBound + 1..<columns.upperBound - margin : columns
    let shown = fitting(inner.count)
    let left = shown.filter { candidates[$0].binding.hint != .wayOut }
    let right = shown.filter { candidates[$0].binding.hint == .wayOut }
    return place(left, from: inner.lowerBound, limit: inner.upperBound)
      + place(
        right, from: max(inner.lowerBound, inner.upperBound - width(of: right)),
        limit: inner.upperBound)
  }

  /// Draws the bar into the first row of `rect`.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.clipped(to: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)) { canvas in
      for item in items(in: rect.columns) {
        let style = item.binding.isEnabled ? Style.plain : Style(nil, .dim)
        let start = Point(x: item.columns.lowerBound, y: rect.minY)
        let keyWidth = canvas.write(
          item.keyNames, at: start, style: item.binding.isEnabled ? Theme.key : style)
        let title = item.binding.title.truncated(
          to: item.columns.count - keyWidth - 1, ellipsis: ellipsis)
        canvas.write(title, at: Point(x: start.x + keyWidth + 1, y: start.y), style: style)
      }
    }
  }

  /// Whether the row ends with a wide character, when it has a way out at its end.
  private var endsWide: Bool {
    candidates.last { $0.binding.hint == .wayOut }?.binding.title.last?.displayWidth == 2
  }

  /// Places in `candidates` of the commands shown in `width` columns.
  private func fitting(_ width: Int) -> [Int] {
    var shown = Array(candidates.indices)
    for hint in [KeyBinding.Hint.command, .wayOut] {
      while self.width(of: shown) > width,
        let last = shown.lastIndex(where: { candidates[$0].binding.hint == hint })
      {
        shown.remove(at: last)
      }
    }
    return shown
  }

  private func width(of shown: [Int]) -> Int {
    shown.reduce(0) { $0 + candidates[$1].width } + Self.spacing * max(0, shown.count - 1)
  }

  private func place(_ shown: [Int], from start: Int, limit: Int) -> [Item] {
    var x = start
    return shown.compactMap { index in
      let end = min(x + candidates[index].width, limit)
      guard x < end else { return nil }
      defer { x = end + Self.spacing }
      return Item(
        binding: candidates[index].binding, keyNames: candidates[index].keyNames, columns: x..<end)
    }
  }

  private static let spacing = 2
}
