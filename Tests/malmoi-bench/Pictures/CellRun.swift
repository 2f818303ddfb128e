import Terminal

/// Cells beside each other that are drawn as one: of one style, all narrow, all wide, or all lines.
struct CellRun {
  /// The first column.
  let x: Int
  /// How many columns it takes.
  private(set) var columns: Int
  /// Its characters.
  private(set) var text: String
  let style: Style
  private let kind: Kind

  private enum Kind { case narrow, wide, line }

  /// The runs of a row, from left to right.
  ///
  /// Two blanks part runs, so that a font's own widths never add up.
  static func runs(of cells: [Cell]) -> [CellRun] {
    var runs: [CellRun] = []
    for (x, cell) in cells.enumerated() where cell.span != .trailing {
      let kind = kind(of: cell)
      let width = cell.span == .leading ? 2 : 1
      if var last = runs.last, last.joins(cell, kind) {
        last.columns += width
        last.text.append(cell.character)
        runs[runs.count - 1] = last
      } else {
        runs.append(
          CellRun(
            x: x, columns: width, text: String(cell.character), style: cell.style, kind: kind))
      }
    }
    return runs.map(\.withoutBlanksAtEnd)
  }

  private func joins(_ cell: Cell, _ kind: Kind) -> Bool {
    style == cell.style && self.kind == kind && !(text.hasSuffix("  ") && cell.character != " ")
  }

  private var withoutBlanksAtEnd: CellRun {
    guard kind == .narrow, !style.attributes.contains(.underline) else { return self }
    var run = self
    while run.columns > 1, run.text.last == " " {
      run.text.removeLast()
      run.columns -= 1
    }
    return run
  }

  private static func kind(of cell: Cell) -> Kind {
    if cell.span == .leading { return .wide }
    return strokes[cell.character] == nil ? .narrow : .line
  }
}

// MARK: - Lines

extension CellRun {
  /// The strokes of a line character from the middle of its cell.
  private struct Strokes: OptionSet {
    let rawValue: Int
    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
    static let round = Strokes(rawValue: 16)
  }

  private static let strokes: [Character: Strokes] = [
    "─": [.left, .right], "│": [.up, .down],
    "┌": [.down, .right], "┐": [.down, .left], "└": [.up, .right], "┘": [.up, .left],
    "╭": [.down, .right, .round], "╮": [.down, .left, .round],
    "╰": [.up, .right, .round], "╯": [.up, .left, .round],
    "├": [.up, .down, .right], "┤": [.up, .down, .left],
    "┬": [.left, .right, .down], "┴": [.left, .right, .up], "┼": [.up, .down, .left, .right],
  ]

  /// The path that draws the run, from its upper left corner; nil when it is text.
  func linePath(column: Double, row: Double) -> String? {
    guard kind == .line else { return nil }
    if text.allSatisfy({ $0 == "─" }) {
      return "M0 \((row / 2).short)H\((Double(columns) * column).short)"
    }
    return text.enumerated().compactMap { index, character in
      Self.strokes[character].map { Self.path($0, at: Double(index) * column, column, row) }
    }.joined()
  }

  private static func path(
    _ strokes: Strokes, at x: Double, _ column: Double, _ row: Double
  ) -> String {
    let (middle, center) = (x + column / 2, row / 2)
    if strokes.contains(.round) {
      let start = strokes.contains(.up) ? 0 : row
      let end = strokes.contains(.left) ? x : x + column
      let bend = strokes.contains(.up) ? center - 4 : center + 4
      return "M\(middle.short) \(start.short)V\(bend.short)Q\(middle.short) \(center.short) "
        + "\(end.short) \(center.short)"
    }
    var path = ""
    if strokes.contains(.up) { path += "M\(middle.short) 0V\(center.short)" }
    if strokes.contains(.down) { path += "M\(middle.short) \(row.short)V\(center.short)" }
    if strokes.contains(.left) { path += "M\(x.short) \(center.short)H\(middle.short)" }
    if strokes.contains(.right) {
      path += "M\((x + column).short) \(center.short)H\(middle.short)"
    }
    return path
  }
}
