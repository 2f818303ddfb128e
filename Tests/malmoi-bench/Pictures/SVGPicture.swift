import Terminal

/// A canvas as an SVG: every character in its columns, with the fonts of whoever looks at it.
///
/// No font is embedded. Each run of text is told how long it is (`textLength`), so that columns hold
/// whatever the font; lines and bars are drawn, so that they meet.
struct SVGPicture {
  let canvas: Canvas
  let palette: PicturePalette
  /// What a screen reader says of it.
  let label: String

  /// The size of a cell and of the border, in the units of the picture.
  private static let column = 8.4
  private static let row = 19.0
  private static let border = 14.0

  /// The file.
  var text: String {
    var parts = [head]
    for y in 0..<canvas.size.height {
      let cells = Array(canvas.row(y))
      parts += grounds(of: cells, y: y)
      parts += CellRun.runs(of: cells).compactMap { drawn($0, y: y) }
    }
    if let cursor = canvas.cursor { parts.append(caret(at: cursor)) }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  private var head: String {
    let width = Double(canvas.size.width) * Self.column + 2 * Self.border
    let height = Double(canvas.size.height) * Self.row + 2 * Self.border
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short) \(height.short)" \
      font-family="ui-monospace,'SF Mono',Menlo,'DejaVu Sans Mono','Noto Sans Mono CJK KR',\
      'Noto Sans CJK KR',D2Coding,monospace" font-size="14" role="img" aria-label="\(label.escaped)">
      <rect width="100%" height="100%" rx="10" fill="\(palette.ground.hex)"/>
      """
  }

  /// The rectangles behind cells whose ground is not that of the picture.
  private func grounds(of cells: [Cell], y: Int) -> [String] {
    var parts: [String] = []
    var x = 0
    while x < cells.count {
      let ground = palette.colors(of: cells[x].style).ground
      let end = cells[x...].firstIndex { palette.colors(of: $0.style).ground != ground }
      let next = end ?? cells.count
      if ground != palette.ground {
        parts.append(
          "<rect x=\"\(left(x))\" y=\"\(top(y))\" width=\"\((Double(next - x) * Self.column).short)\""
            + " height=\"\(Self.row.short)\" fill=\"\(ground.hex)\"/>")
      }
      x = next
    }
    return parts
  }

  /// What is drawn for a run; nil when it is blank.
  private func drawn(_ run: CellRun, y: Int) -> String? {
    let colors = palette.colors(of: run.style)
    if let path = run.linePath(column: Self.column, row: Self.row) {
      return "<path transform=\"translate(\(left(run.x)) \(top(y)))\" d=\"\(path)\" fill=\"none\""
        + " stroke=\"\(colors.text.hex)\"/>"
    }
    guard !run.text.allSatisfy({ $0 == " " }) || run.style.attributes.contains(.underline) else {
      return nil
    }
    let attributes = run.style.attributes
    let weight = attributes.contains(.bold) ? " font-weight=\"700\"" : ""
    let slant = attributes.contains(.italic) ? " font-style=\"italic\"" : ""
    let line = attributes.contains(.underline) ? " text-decoration=\"underline\"" : ""
    let base = (Self.border + Double(y) * Self.row + 14).short
    return "<text xml:space=\"preserve\" x=\"\(left(run.x))\" y=\"\(base)\""
      + " textLength=\"\((Double(run.columns) * Self.column).short)\""
      + " lengthAdjust=\"spacingAndGlyphs\" fill=\"\(colors.text.hex)\"\(weight)\(slant)\(line)>"
      + "\(run.text.escaped)</text>"
  }

  private func caret(at point: Point) -> String {
    "<rect x=\"\(left(point.x))\" y=\"\(top(point.y))\" width=\"1.6\" height=\"\(Self.row.short)\""
      + " fill=\"\(palette.text.hex)\"/>"
  }

  private func left(_ x: Int) -> String { (Self.border + Double(x) * Self.column).short }
  private func top(_ y: Int) -> String { (Self.border + Double(y) * Self.row).short }
}

extension Double {
  /// With one decimal at most: no picture needs more, and no machine writes it otherwise.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension String {
  /// The text as XML has it.
  fileprivate var escaped: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
