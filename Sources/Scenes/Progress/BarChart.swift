import Terminal

/// Days with their figures as bars: side by side where there is room, else below each other.
struct BarChart: Chart {
  /// One bar.
  struct Bar: Hashable {
    /// What it is called: a weekday and a date.
    let names: [String]
    /// How long it is; never below zero.
    let count: Int
    /// Whether it is today's.
    var isMarked = false
  }

  let bars: [Bar]
  /// The rows of the highest bar, where bars stand.
  var barHeight = 5

  /// The columns of a bar with its gap, where bars stand.
  private static let columnWidths = 4...6

  func height(fitting width: Int) -> Int {
    columnWidth(fitting: width) == nil ? bars.count : 1 + barHeight + nameRows
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard let columnWidth = columnWidth(fitting: rect.width) else {
      return drawRows(on: &canvas, in: rect)
    }
    for (index, bar) in bars.enumerated() {
      let column = Rect(
        x: rect.minX + index * columnWidth, y: rect.minY, width: columnWidth - 1,
        height: rect.height)
      drawColumn(bar, on: &canvas, in: column)
    }
  }

  private var nameRows: Int { bars.map(\.names.count).max() ?? 0 }
  private var longest: Int { bars.map(\.count).max() ?? 0 }

  /// nil where bars lie.
  private func columnWidth(fitting width: Int) -> Int? {
    guard !bars.isEmpty else { return nil }
    // Names may be wider than the figures.
    let needed = 1 + (bars.flatMap(\.names).map(\.displayWidth).max() ?? 0)
    let columns = min(width / bars.count, Self.columnWidths.upperBound)
    return columns >= max(needed, Self.columnWidths.lowerBound) ? columns : nil
  }

  /// The length of a bar in eighths of a cell, when the longest one takes `cells`; something is
  /// always seen of it.
  private func eighths(of bar: Bar, in cells: Int) -> Int {
    guard bar.count > 0, longest > 0 else { return 0 }
    let share = Double(bar.count) / Double(longest)
    return max(1, Int((share * Double(8 * cells)).rounded()))
  }

  private func barStyle(_ bar: Bar) -> Style { bar.isMarked ? Style(.accent) : Style(.good) }

  private func nameStyle(_ bar: Bar) -> Style {
    bar.isMarked ? Style(nil, [.bold, .underline]) : Theme.secondary
  }

  private func figureStyle(_ bar: Bar) -> Style { bar.count == 0 ? Theme.secondary : .plain }
}

// MARK: - Standing

extension BarChart {
  private func drawColumn(_ bar: Bar, on canvas: inout Canvas, in column: Rect) {
    let bottom = column.minY + 1 + barHeight
    let top = drawStanding(bar, on: &canvas, in: column, bottom: bottom)
    let figure = bar.count.figure(width: column.width)
    canvas.write(
      figure, at: Point(x: column.middle(of: figure), y: top - 1), style: figureStyle(bar))
    for (row, name) in bar.names.enumerated() {
      canvas.write(
        name, at: Point(x: column.middle(of: name), y: bottom + row), style: nameStyle(bar))
    }
  }

  /// Draws the bar itself and returns the row where it begins.
  private func drawStanding(
    _ bar: Bar, on canvas: inout Canvas, in column: Rect, bottom: Int
  ) -> Int {
    let glyphs = canvas.capabilities.isASCIIOnly ? BarGlyphs.ascii : .standing
    let width = max(1, column.width - (column.width > 3 ? 1 : 0))
    let cells = glyphs.cells(eighths: eighths(of: bar, in: barHeight))
    for (row, glyph) in cells.enumerated() {
      canvas.write(
        String(repeating: glyph, count: width),
        at: Point(x: column.minX, y: bottom - 1 - row), style: barStyle(bar))
    }
    return bottom - cells.count
  }
}

// MARK: - Lying

extension BarChart {
  private func drawRows(on canvas: inout Canvas, in rect: Rect) {
    let glyphs = canvas.capabilities.isASCIIOnly ? BarGlyphs.ascii : .lying
    let names = bars.map { $0.names.joined(separator: " ") }
    let nameWidth = names.map(\.displayWidth).max() ?? 0
    let figureWidth = bars.map { $0.count.figure(width: 5).count }.max() ?? 0
    let barX = rect.minX + nameWidth + 1
    let room = max(0, rect.maxX - barX - figureWidth - 1)
    for (row, bar) in bars.enumerated() {
      let y = rect.minY + row
      canvas.write(names[row], at: Point(x: rect.minX, y: y), style: nameStyle(bar))
      let cells = glyphs.cells(eighths: eighths(of: bar, in: room))
      let width = canvas.write(
        cells.joined(), at: Point(x: barX, y: y), style: barStyle(bar))
      canvas.write(
        bar.count.figure(width: 5), at: Point(x: barX + width + (width > 0 ? 1 : 0), y: y),
        style: figureStyle(bar))
    }
  }
}

/// The characters that bars are made of.
private struct BarGlyphs {
  /// For one to eight eighths of a cell.
  let parts: [String]

  static let standing = BarGlyphs(parts: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])
  static let lying = BarGlyphs(parts: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"])
  /// Whole cells only, a part of one counts as one.
  static let ascii = BarGlyphs(parts: Array(repeating: "#", count: 8))

  /// The cells of a bar, from its foot on.
  func cells(eighths: Int) -> [String] {
    let full = Array(repeating: parts[7], count: eighths / 8)
    return eighths % 8 == 0 ? full : full + [parts[eighths % 8 - 1]]
  }
}

extension Int {
  /// The number in at most `width` columns, which are three or more: in thousands, millions and so
  /// on where it is longer.
  func figure(width: Int) -> String {
    var rest = self
    for unit in ["", "k", "M", "G", "T", "P"] {
      let figure = "\(rest)\(unit)"
      if figure.count <= width { return figure }
      rest /= 1_000
    }
    return "\(rest)E"
  }
}

extension Rect {
  /// Where a text begins that stands in the middle of these columns.
  fileprivate func middle(of text: String) -> Int {
    minX + max(0, width - text.displayWidth) / 2
  }
}
