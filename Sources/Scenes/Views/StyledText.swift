import AppText
import Terminal

/// Words of several styles, wrapped like text.
struct StyledText {
  /// A word that is not broken unless it is wider than a line.
  struct Word {
    let text: String
    let style: Style
    /// Whether it follows the word before without a blank.
    var isGlued = false
  }

  /// A piece of text with its place from the upper-left corner of the whole.
  private struct Run {
    let text: String
    let style: Style
    let point: Point
  }

  private let runs: [Run]
  private let width: Int
  /// The rows it takes.
  let height: Int

  /// Wraps paragraphs of words in `width` columns; the lines of a paragraph after its first stand
  /// `indent` columns to the right, where there is room for that, but for the last `flush` of them.
  init(_ paragraphs: [[Word]], width: Int, indent: Int = 0, flush: Int = 0) {
    var filler = LineFiller(width: width, indent: width >= 3 * indent ? indent : 0)
    for words in paragraphs.dropLast(flush) { filler.addParagraph(words) }
    filler.indent = 0
    for words in paragraphs.suffix(flush) { filler.addParagraph(words) }
    runs = filler.runs
    height = filler.y
    self.width = width
  }

  /// The words of a text, all in one style.
  static func words(_ text: String, _ style: Style) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { Word(text: String($0), style: style) }
  }

  /// Draws the rows from `firstRow` on that fit into `rect`.
  func draw(on canvas: inout Canvas, in rect: Rect, from firstRow: Int = 0) {
    canvas.clipped(to: rect) { canvas in
      for run in runs {
        let point = Point(x: rect.minX + run.point.x, y: rect.minY + run.point.y - firstRow)
        canvas.write(run.text, at: point, style: run.style)
      }
      drawReordered(on: &canvas, from: Point(x: rect.minX, y: rect.minY - firstRow))
    }
  }

  /// Draws the lines in which something runs from right to left as wholes, once more; those that do
  /// so from their first letter on stand at the right.
  private func drawReordered(on canvas: inout Canvas, from origin: Point) {
    for y in Set(runs.lazy.filter(\.text.mayRunRightToLeft).map(\.point.y)) {
      let line = runs.filter { $0.point.y == y }
      guard let first = line.first, let last = line.last else { continue }
      var pieces: [(text: Substring, style: Style)] = []
      var end = first.point.x
      for run in line {
        if run.point.x > end { pieces.append((" ", .plain)) }
        pieces.append((run.text[...], run.style))
        end = run.point.x + run.text.displayWidth
      }
      let text = DirectionalLine(pieces, letters: canvas.capabilities.letterOrder)
      let columns = last.point.x + last.text.displayWidth - first.point.x
      let x = text.isRightToLeft ? max(0, width - first.point.x - columns) : first.point.x
      canvas.fill(Rect(x: origin.x + first.point.x, y: origin.y + y, width: columns, height: 1))
      canvas.write(text, at: Point(x: origin.x + x, y: origin.y + y))
    }
  }

  /// Puts words into lines, one after the other.
  private struct LineFiller {
    let width: Int
    var indent: Int
    private(set) var runs: [Run] = []
    private(set) var y = 0
    private var x = 0
    /// Where the line that is being filled begins.
    private var lineStart = 0

    init(width: Int, indent: Int) {
      self.width = width
      self.indent = indent
    }

    mutating func addParagraph(_ words: [Word]) {
      x = 0
      lineStart = 0
      for (index, word) in words.enumerated() { add(word, isFirst: index == 0) }
      y += 1
    }

    private mutating func add(_ word: Word, isFirst: Bool) {
      let columns = word.text.displayWidth
      let space = isFirst || word.isGlued ? 0 : 1
      if !isFirst, x + space + columns > width { breakLine() } else { x += space }
      if x + columns <= width { return place(word.text, columns, word.style) }
      for piece in word.text.wrapped(to: max(1, width - indent)) {
        if x + piece.displayWidth > width { breakLine() }
        place(String(piece), piece.displayWidth, word.style)
      }
    }

    private mutating func breakLine() {
      guard x > lineStart else { return }
      y += 1
      lineStart = indent
      x = indent
    }

    private mutating func place(_ text: String, _ columns: Int, _ style: Style) {
      runs.append(Run(text: text, style: style, point: Point(x: x, y: y)))
      x += columns
    }
  }
}
