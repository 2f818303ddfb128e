import Terminal
import TerminalUI

/// A row of the settings: what it is, and its value at the right.
struct SettingCell: CollectionCell {
  /// What stands at the right.
  enum Accessory {
    /// On or off, with a remark before it.
    case toggle(isOn: Bool, remark: String)
    /// A value with others to both sides; false where an end is reached.
    case value(String, hasPrevious: Bool, hasNext: Bool)
    /// Words.
    case text(String)
  }

  let title: String
  let accessory: Accessory

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let ellipsis = canvas.capabilities.ellipsis
    let value = text(Marks(canvas.capabilities))
      .truncated(
        to: max(0, rect.width - 6 - min(title.displayWidth, rect.width / 2)), ellipsis: ellipsis)
    let valueX = rect.maxX - 1 - value.displayWidth
    canvas.write(
      title.truncated(to: max(0, valueX - rect.minX - 5), ellipsis: ellipsis),
      at: Point(x: rect.minX + 3, y: rect.minY), style: style)
    canvas.write(value, at: Point(x: valueX, y: rect.minY), style: valueStyle(style))
  }

  private func text(_ marks: Marks) -> String {
    switch accessory {
    case .toggle(let isOn, let remark):
      (remark.isEmpty ? "" : remark + " ") + (isOn ? "[\(marks.right)]" : "[ ]")
    case .value(let value, let hasPrevious, let hasNext):
      "\(hasPrevious ? marks.previousValue : " ") \(value) \(hasNext ? marks.nextValue : " ")"
    case .text(let text): text
    }
  }

  private func valueStyle(_ style: Style) -> Style {
    switch accessory {
    case .toggle, .value: style.tinted(.cyan)
    case .text: style.adding(.dim)
    }
  }
}

/// The app's sign, drawn from blocks, beside its name and version.
struct AboutCell: CollectionCell {
  let title: String
  let text: String

  /// Three blocks gathered: what the app does.
  private static let sign = ["┌──┐", "│말│", "└──┘"]
  private static let asciiSign = ["+--+", "|mm|", "+--+"]

  func size(fitting width: Int) -> Size {
    Size(width: width, height: max(3, 1 + lines(width: width, ellipsis: "").count))
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let sign = canvas.capabilities.isASCIIOnly ? Self.asciiSign : Self.sign
    for (row, line) in sign.enumerated() {
      canvas.write(
        line, at: Point(x: rect.minX + 3, y: rect.minY + row), style: style.tinted(.cyan))
    }
    canvas.write(
      title, at: Point(x: rect.minX + 9, y: rect.minY), style: style.adding(.bold))
    let lines = lines(width: rect.width, ellipsis: canvas.capabilities.ellipsis)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(x: rect.minX + 9, y: rect.minY + 1 + row), style: style.adding(.dim))
    }
  }

  private func lines(width: Int, ellipsis: String) -> [String] {
    text.fitted(into: Size(width: max(1, width - 10), height: 4), ellipsis: ellipsis)
  }
}
