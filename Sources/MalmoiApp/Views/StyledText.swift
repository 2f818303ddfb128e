import Terminal

/// Words of several styles, wrapped like text.
struct StyledText {
  /// A word that is not broken unless it is wider than a line.
  struct Word {
    let text: String
    let style: Style
  }

  /// A word with its place from the upper-left corner of the text.
  private struct PlacedWord {
    let word: Word
    let point: Point
  }

  private let placed: [PlacedWord]
  /// The rows it takes.
  let height: Int

  /// Wraps paragraphs of words in `width` columns.
  init(_ paragraphs: [[Word]], width: Int) {
    var placed: [PlacedWord] = []
    var y = 0
    for words in paragraphs {
      var x = 0
      for word in words {
        let columns = word.text.displayWidth
        if x > 0, x + 1 + columns > width {
          x = 0
          y += 1
        } else if x > 0 {
          x += 1
        }
        placed.append(PlacedWord(word: word, point: Point(x: x, y: y)))
        x += columns
      }
      y += 1
    }
    self.placed = placed
    height = y
  }

  /// The words of a text, all in one style.
  static func words(_ text: String, _ style: Style) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { Word(text: String($0), style: style) }
  }

  /// Draws the rows from `firstRow` on that fit into `rect`.
  func draw(on canvas: inout Canvas, in rect: Rect, from firstRow: Int = 0) {
    canvas.clipped(to: rect) { canvas in
      for item in placed {
        let point = Point(x: rect.minX + item.point.x, y: rect.minY + item.point.y - firstRow)
        let text = item.word.text.truncated(
          to: max(0, rect.maxX - point.x), ellipsis: canvas.capabilities.ellipsis)
        canvas.write(text, at: point, style: item.word.style)
      }
    }
  }
}
