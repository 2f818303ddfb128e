import Terminal

extension TextField {
  /// Draws the field into the first row of `rect`, and sets the cursor at the caret when it has
  /// focus: an input method composes there.
  ///
  /// Text wider than the field is shown from half a field before the caret at least, so that
  /// what stands around the caret can be read.
  package func draw(
    on canvas: inout Canvas, in rect: Rect, isFocused: Bool, style: Style = .plain
  ) {
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height))
    guard !row.isEmpty else { return }
    let line = CaretLine(text, caret: caret, letters: canvas.capabilities.letterOrder)
    let caretColumn = line.caretColumn
    let offset =
      scrollOffset(caretColumn: caretColumn, width: row.width) - line.indent(in: row.width)
    canvas.clipped(to: row) { canvas in
      canvas.fill(row, style: style)
      if text.isEmpty {
        let hint = placeholder.truncated(to: row.width, ellipsis: canvas.capabilities.ellipsis)
        canvas.write(hint, at: row.origin, style: style.adding(.dim))
      } else {
        let start = Point(x: row.minX - offset + line.textColumn, y: row.minY)
        canvas.write(text, at: start, style: style)
      }
    }
    if isFocused { canvas.cursor = Point(x: row.minX + caretColumn - offset, y: row.minY) }
  }

  /// Columns of the text left of the field: a whole number of half fields, so that the text
  /// stands still while the caret moves within one.
  private func scrollOffset(caretColumn: Int, width: Int) -> Int {
    let step = max(1, width / 2)
    let excess = caretColumn - (width - 1)
    return excess > 0 ? (excess + step - 1) / step * step : 0
  }
}
