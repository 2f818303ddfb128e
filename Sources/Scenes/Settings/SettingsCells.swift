import Terminal
import TerminalUI

/// A row of the settings: what it is, and its value; below it, while it has the focus, what it
/// does.
struct SettingCell: CollectionCell {
  /// What stands beside the title.
  enum Accessory {
    /// On or off, with a remark.
    case toggle(isOn: Bool, remark: String)
    /// A value with others to both sides; false where an end is reached.
    case value(String, hasPrevious: Bool, hasNext: Bool)
    /// Words.
    case text(String)
  }

  let title: String
  let accessory: Accessory
  /// The columns of the longest title: values begin behind it, where there is room.
  var titleColumns = 0
  /// What the setting does; empty unless it has the focus.
  var explanation = ""

  func size(fitting width: Int) -> Size {
    let rows = 1 + linesBelow(width: width).count
    return Size(width: width, height: rows + ExplanationLines(explanation, width: width).height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    let below = linesBelow(width: rect.width)
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
    canvas.fill(
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1 + below.count), style: style)
    for (index, line) in below.enumerated() {
      canvas.write(
        line, at: Point(x: rect.minX + 5, y: rect.minY + 1 + index), style: valueStyle(style))
    }
    let valueX =
      below.isEmpty ? drawValue(on: &canvas, in: row, style: style) : rect.maxX + 1
    canvas.write(
      title.truncated(
        to: max(0, valueX - rect.minX - 5), ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: rect.minX + 3, y: rect.minY), style: style)
    ExplanationLines(explanation, width: rect.width)
      .draw(on: &canvas, in: rect.inset(by: EdgeInsets(top: 1 + below.count)))
  }

  /// Words that do not fit beside the title, whole below it.
  private func linesBelow(width: Int) -> [Substring] {
    guard case .text(let text) = accessory, text.displayWidth > room(width: width) else {
      return []
    }
    return text.wrapped(to: max(1, width - 6))
  }

  private func room(width: Int) -> Int {
    max(0, width - 6 - min(title.displayWidth, width / 2))
  }

  /// Draws the value and returns where it begins.
  private func drawValue(on canvas: inout Canvas, in row: Rect, style: Style) -> Int {
    let isRoomy = row.width >= Self.roomyWidth
    let value = text(Marks(canvas.capabilities), isRoomy: isRoomy)
      .truncated(to: room(width: row.width), ellipsis: canvas.capabilities.ellipsis)
    let end = row.maxX - 1 - value.displayWidth
    let behindTitles = row.minX + max(titleColumns, title.displayWidth) + 6
    let x = isRoomy && !value.isEmpty ? min(behindTitles, end) : end
    canvas.write(value, at: Point(x: x, y: row.minY), style: valueStyle(style))
    return x
  }

  private func text(_ marks: Marks, isRoomy: Bool) -> String {
    switch accessory {
    case .toggle(let isOn, let remark):
      let box = isOn ? "[\(marks.right)]" : "[ ]"
      return isRoomy ? "  \(box)  \(remark)" : box
    case .value(let value, let hasPrevious, let hasNext):
      let previous = hasPrevious ? marks.previousValue : " "
      return "\(previous) \(value) \(hasNext ? marks.nextValue : " ")"
    case .text(let text): return isRoomy && !text.isEmpty ? "  \(text)" : text
    }
  }

  private func valueStyle(_ style: Style) -> Style {
    switch accessory {
    case .toggle, .value: style.tinted(.accent)
    case .text: style.adding(.dim)
    }
  }

  /// The columns that hold a title and a value side by side.
  private static let roomyWidth = 60
}

/// What a setting does, in as many rows as it takes, below the row of the setting.
struct ExplanationLines {
  private let lines: [Substring]

  init(_ text: String, width: Int) {
    lines = text.isEmpty ? [] : text.wrapped(to: max(1, width - 6))
  }

  /// The rows it takes.
  var height: Int { lines.count }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let style = Theme.raised.adding(.dim)
    canvas.fill(rect, style: style)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(x: rect.minX + 5, y: rect.minY + row), style: style)
    }
  }
}

/// The app's sign, drawn from blocks, beside its name and version.
struct AboutCell: CollectionCell {
  let title: String
  let text: String

  /// Blocks gathered: what the app does.
  private static let sign = ["╭──╮", "│말│", "╰──╯"]
  private static let squareSign = ["┌──┐", "│말│", "└──┘"]
  private static let asciiSign = ["+--+", "|mm|", "+--+"]

  func size(fitting width: Int) -> Size {
    Size(width: width, height: max(3, 1 + lines(width: width, ellipsis: "").count))
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    for (row, line) in sign(canvas.capabilities).enumerated() {
      canvas.write(
        line, at: Point(x: rect.minX + 3, y: rect.minY + row), style: style.tinted(.accent))
    }
    canvas.write(
      title, at: Point(x: rect.minX + 9, y: rect.minY), style: style.adding(.bold))
    let lines = lines(width: rect.width, ellipsis: canvas.capabilities.ellipsis)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(x: rect.minX + 9, y: rect.minY + 1 + row), style: style.adding(.dim))
    }
  }

  private func sign(_ capabilities: TerminalCapabilities) -> [String] {
    if capabilities.isASCIIOnly { return Self.asciiSign }
    return capabilities.hasRoundCorners ? Self.sign : Self.squareSign
  }

  private func lines(width: Int, ellipsis: String) -> [String] {
    text.fitted(into: Size(width: max(1, width - 10), height: 4), ellipsis: ellipsis)
  }
}
