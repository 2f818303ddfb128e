import Terminal

extension TextEditor {
  /// Takes the columns and rows it is shown in.
  ///
  /// The first text in sight stays the first, unless the caret, seen before, would leave.
  package mutating func layout(size newSize: Size) {
    guard newSize != size else { return }
    let wasCaretInSight = isCaretInSight
    let isSameWidth = newSize.width == size.width
    size = newSize
    if !isSameWidth {
      lines = TextLines(of: content, width: size.width - 1)
      goalColumn = nil
    }
    if wasCaretInSight { revealCaret() } else { scroll(by: 0) }
  }

  /// Takes what the mouse did to the editor drawn in `rect`, and returns whether it was of use.
  ///
  /// A press puts the caret in front of the character under the pointer, or after the line. The
  /// wheel moves the text under a caret that stays, even out of sight.
  package mutating func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard rect.contains(mouse.position) else { return false }
    switch mouse.action {
    case .press:
      let line = min(firstLine + mouse.position.y - rect.minY, lines.count - 1)
      history.endStep()
      goalColumn = nil
      let column = mouse.position.x - rect.minX
      put(caretAt: place(onLine: line, shownColumn: column, .byMalmoi))
      return true
    case .release: return false
    case .scrollUp: return scroll(by: -Self.wheelStep)
    case .scrollDown: return scroll(by: Self.wheelStep)
    }
  }

  private static let wheelStep = 3

  /// Whether there are lines above those in sight.
  package var isMoreAbove: Bool { firstLine > 0 }

  /// Whether there are lines below those in sight.
  package var isMoreBelow: Bool { firstLine + size.height < lines.count }

  /// The lines that the text takes in the columns it is shown in.
  package var lineCount: Int { lines.count }

  /// The first line in sight.
  var firstLine: Int { lines.index(at: anchor) }

  /// The line the caret stands on.
  var caretLine: Int {
    let line = lines.index(at: caret)
    let isAtCut = isCaretAtLineEnd && line > 0 && lines.starts[line] == caret
    return isAtCut ? line - 1 : line
  }

  /// The column of the caret, at most the last one.
  var caretColumn: Int {
    let width = content.width(of: lines.starts[caretLine]..<caret)
    return min(width, max(0, size.width - 1))
  }

  /// Scrolls as little as shows the caret.
  mutating func revealCaret() {
    let line = caretLine
    show(firstLine: min(max(firstLine, line - max(0, size.height - 1)), line))
  }

  /// Scrolls by lines, as far as there is text; returns whether it did.
  @discardableResult
  mutating func scroll(by distance: Int) -> Bool {
    let old = firstLine
    show(firstLine: max(0, old + distance))
    return firstLine != old
  }

  private mutating func show(firstLine line: Int) {
    let line = min(line, max(0, lines.count - max(1, size.height)))
    if line != firstLine { anchor = lines.starts[line] }
  }

  private var isCaretInSight: Bool {
    (0..<size.height).contains(caretLine - firstLine)
  }
}
