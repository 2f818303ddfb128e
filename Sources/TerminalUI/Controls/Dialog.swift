import Terminal

/// A message over a row of buttons, as a modal shows it inside its frame.
package struct Dialog: Hashable, Sendable {
  /// What is said; line breaks start new lines.
  package var message: String
  /// The words on the buttons.
  package var buttons: [String]
  /// The button that Enter presses; nil when none has focus.
  package var focusedButton: Int?

  /// A dialog from its parts.
  package init(message: String, buttons: [String], focusedButton: Int? = 0) {
    self.message = message
    self.buttons = buttons
    self.focusedButton = focusedButton
  }

  /// The columns and rows wanted within `available`: lines of at most 60 columns.
  package func size(fitting available: Size) -> Size {
    let width = min(available.width, 60)
    let lines = message.wrapped(to: width)
    let rows = buttonRows(width: width)
    let wanted = (lines.map(\.displayWidth) + rows.map(width(of:))).max() ?? 0
    return Size(
      width: min(wanted, width),
      height: min(lines.count + (rows.isEmpty ? 0 : rows.count + 1), available.height))
  }

  /// Draws the message from the top and the buttons at the bottom right, the cursor on the
  /// focused one.
  ///
  /// Where there is little room the message is cut, and seen to be.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    let frames = buttonFrames(in: rect)
    let textHeight = frames.first.map { $0.minY - rect.minY } ?? rect.height
    let lines = message.fitted(
      into: Size(width: rect.width, height: textHeight), ellipsis: canvas.capabilities.ellipsis)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(x: rect.minX, y: rect.minY + row))
    }
    for (index, frame) in frames.enumerated() where rect.contains(frame) {
      drawButton(index, in: frame, on: &canvas)
    }
  }

  /// The button at a cell, when the dialog is drawn in `rect`.
  package func button(at point: Point, in rect: Rect) -> Int? {
    rect.contains(point) ? buttonFrames(in: rect).firstIndex { $0.contains(point) } : nil
  }

  private func drawButton(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
    let isFocused = index == focusedButton
    let style = isFocused ? Style(nil, [.bold, .reverse]) : .plain
    let text = Self.label(buttons[index])
    canvas.write(
      text.truncated(to: frame.width, ellipsis: canvas.capabilities.ellipsis), at: frame.origin,
      style: style)
    if isFocused, !frame.isEmpty {
      canvas.cursor = Point(x: frame.minX + min(2, frame.width - 1), y: frame.minY)
    }
  }
}

extension Dialog {
  private static let spacing = 2

  private static func label(_ button: String) -> String { "[ \(button) ]" }

  /// Where each button stands: the rows at the bottom of `rect`, each to the right.
  ///
  /// Where not all rows fit, the first ones do, or those up to the focused button.
  private func buttonFrames(in rect: Rect) -> [Rect] {
    let rows = buttonRows(width: rect.width)
    let focusedRow = rows.firstIndex { $0.contains { $0 == focusedButton } } ?? 0
    let top = min(max(rect.minY, rect.maxY - rows.count), rect.maxY - 1 - focusedRow)
    return rows.enumerated().flatMap { row, indices -> [Rect] in
      var x = max(rect.minX, rect.maxX - width(of: indices))
      return indices.map { index in
        let width = min(Self.label(buttons[index]).displayWidth, max(0, rect.maxX - x))
        defer { x += width + Self.spacing }
        return Rect(x: x, y: top + row, width: width, height: 1)
      }
    }
  }

  /// The buttons that stand side by side in `width` columns, row by row.
  private func buttonRows(width: Int) -> [[Int]] {
    var rows: [[Int]] = []
    for index in buttons.indices {
      if let row = rows.last, self.width(of: row + [index]) <= width {
        rows[rows.endIndex - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows
  }

  private func width(of row: [Int]) -> Int {
    row.reduce(0) { $0 + Self.label(buttons[$1]).displayWidth }
      + Self.spacing * max(0, row.count - 1)
  }
}
