import Terminal

/// How a sentence is drawn beside an editor.
struct PreviewStyle {
  /// Columns of a terminal of which nothing is known.
  static let usualWidth = 80

  /// Columns, no more than are read well.
  let width: Int
  /// Rows there are; nil where what is printed may be of any length.
  var height: Int?
  /// Whether frames are drawn in ASCII.
  let isASCIIOnly: Bool
  /// Who turns words that run from right to left.
  var letterOrder = LetterOrder.byTerminal

  /// A style for a terminal of so many columns.
  init(width: Int, isASCIIOnly: Bool) {
    self.width = min(max(width, 20), Self.usualWidth)
    self.isASCIIOnly = isASCIIOnly
  }

  /// A text with what runs from right to left in the order of its cells.
  func turned(_ text: String) -> String {
    guard text.mayRunRightToLeft else { return text }
    let line = DirectionalLine(text[...], letters: letterOrder)
    return String(line.places.map(\.character))
  }

  /// A line as it is printed: blanks keep words apart that a terminal would turn together.
  func printed(_ line: String) -> String {
    guard letterOrder == .byTerminal, !isASCIIOnly, line.mayRunRightToLeft else { return line }
    return line.replacing(" ", with: "\u{2800}")
  }

  /// Lines that other programs may read, cut at words only where rows are counted.
  func wrapped(_ lines: [String]) -> [String] {
    height == nil ? lines : lines.flatMap { $0.wrapped(to: width).map(String.init) }
  }

  /// The lines there are rows for, the last of them a sign that there is more.
  func fitted(_ lines: [String]) -> [String] {
    // What is printed ends with a line end, and that takes a row of its own.
    guard let height, lines.count > height - 1, height > 1 else { return lines }
    return lines.prefix(height - 2) + [isASCIIOnly ? ".." : "…"]
  }
}
