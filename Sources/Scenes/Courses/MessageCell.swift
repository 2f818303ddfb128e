import Terminal
import TerminalUI

/// A sentence in the list: that something failed, is loading, or is not there.
struct MessageCell: CollectionCell {
  /// What kind of sentence it is.
  enum Kind {
    case problem, loading, empty
  }

  let kind: Kind
  let text: String
  /// What can be done about it and by which key, `"r retry"`; nil when nothing can.
  var hint: String?

  /// Servers may say a lot; what they said first is enough to know them by.
  private static let maximumHeight = 4

  func size(fitting width: Int) -> Size {
    Size(width: width, height: max(1, lines(width: width, ellipsis: "").count))
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let isProblem = kind == .problem
    canvas.write(
      sign(canvas.capabilities), at: Point(x: rect.minX + 1, y: rect.minY),
      style: style.tinted(isProblem ? .bad : .accent).adding(.bold))
    let lines = lines(width: rect.width, ellipsis: canvas.capabilities.ellipsis)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(x: rect.minX + 3, y: rect.minY + row),
        style: isProblem ? style : style.adding(.dim))
    }
    if let hint = shownHint(width: rect.width) {
      canvas.write(
        hint, at: Point(x: rect.maxX - 1 - hint.displayWidth, y: rect.minY),
        style: style.adding(.bold))
    }
  }

  private func sign(_ capabilities: TerminalCapabilities) -> String {
    switch kind {
    case .problem: "!"
    case .loading: Marks(capabilities).loading
    case .empty: ""
    }
  }

  /// The sentence beside the hint.
  private func lines(width: Int, ellipsis: String) -> [String] {
    let hintWidth = shownHint(width: width).map { $0.displayWidth + 3 } ?? 0
    return text.fitted(
      into: Size(width: width - 4 - hintWidth, height: Self.maximumHeight), ellipsis: ellipsis)
  }

  /// Where there is little room the hint is left to the row of keys.
  private func shownHint(width: Int) -> String? { width < 60 ? nil : hint }
}
