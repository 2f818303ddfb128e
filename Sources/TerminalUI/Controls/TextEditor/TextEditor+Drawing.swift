import Terminal

extension TextEditor {
  /// Draws the lines in sight into `rect`, and sets the cursor at the caret when it has focus: an
  /// input method composes there.
  ///
  /// Lines are those of the size last laid out; the caret has no cursor while it is scrolled out
  /// of sight.
  package func draw(
    on canvas: inout Canvas, in rect: Rect, isFocused: Bool, style: Style = .plain
  ) {
    guard !rect.isEmpty else { return }
    canvas.clipped(to: rect) { canvas in
      canvas.fill(rect, style: style)
      if count == 0 {
        let hint = placeholder.truncated(to: rect.width, ellipsis: canvas.capabilities.ellipsis)
        canvas.write(hint, at: rect.origin, style: style.adding(.dim))
      } else {
        drawLines(on: &canvas, in: rect, style: style)
      }
    }
    let column = shownCaretColumn(canvas.capabilities.letterOrder)
    let caret = Point(x: rect.minX + column, y: rect.minY + caretLine - firstLine)
    if isFocused, rect.contains(caret) { canvas.cursor = caret }
  }

  private func drawLines(on canvas: inout Canvas, in rect: Rect, style: Style) {
    let first = firstLine
    let last = min(first + rect.height, lines.count) - 1
    let start = lines.starts[first]
    let seen = content[start..<lines.range(of: last, textCount: count).upperBound]
    for line in first...last {
      let range = lines.range(of: line, textCount: count)
      let visible = seen.substring(range.lowerBound - start..<visibleEnd(of: range) - start)
      var point = Point(x: rect.minX, y: rect.minY + line - first)
      guard let turned = turnedLine(line, canvas.capabilities.letterOrder) else {
        canvas.write(visible.withBlanksForTabs, at: point, style: style)
        continue
      }
      point.x += turned.indent(in: rect.width) + turned.textColumn
      canvas.write(visible.withBlanksForTabs, at: point, style: style)
    }
  }

  /// Where the line break or the white space at the end of a line begins.
  func visibleEnd(of line: Range<Int>) -> Int {
    content.graphemes[line].lastIndex { !$0.allowsLineBreak }.map { $0 + 1 } ?? line.lowerBound
  }
}
