/// The lines of a text wrapped to a width, as `wrapped(to:)` breaks them.
///
/// A line holds all its characters: also the white space at its end, which hangs over the edge,
/// and the line break. Only paragraphs that change are wrapped again.
nonisolated struct TextLines {
  /// Columns a line may have, at least 1.
  let width: Int
  /// Characters before each line; there always is a first line, at 0.
  private(set) var starts: [Int] = []

  /// Wraps a whole text.
  ///
  /// - Complexity: O(*n*), one or two nanoseconds a character.
  init(of text: MeasuredText, width: Int) {
    self.width = max(1, width)
    starts = wrapped(0..<text.count, of: text.graphemes)
  }

  /// The number of lines, at least 1.
  var count: Int { starts.count }

  /// The line that holds the character at `offset`; the last one also for the end of the text.
  func index(at offset: Int) -> Int {
    firstIndex(startingFrom: offset + 1) - 1
  }

  /// The characters of a line in a text of `textCount`.
  func range(of line: Int, textCount: Int) -> Range<Int> {
    starts[line]..<(line + 1 < count ? starts[line + 1] : textCount)
  }

  /// Wraps again the paragraphs that `change` has made of `text`.
  mutating func update(after change: TextChange, in text: MeasuredText) {
    let graphemes = text.graphemes
    let changed = change.newRange
    let before = graphemes[..<changed.lowerBound].lastIndex { $0.isNewline }
    let start = before.map { $0 + 1 } ?? 0
    let end = graphemes[changed.upperBound...].firstIndex { $0.isNewline } ?? graphemes.count
    let growth = change.new.count - change.old.count
    let first = firstIndex(startingFrom: start)
    let next = firstIndex(startingFrom: end + 1 - growth)
    let lines = wrapped(start..<end, of: graphemes)
    starts.replaceSubrange(first..<next, with: lines)
    guard growth != 0 else { return }
    for line in first + lines.count..<starts.count { starts[line] &+= growth }
  }

  /// The first line that starts at `offset` or later.
  private func firstIndex(startingFrom offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func wrapped(_ paragraphs: Range<Int>, of graphemes: [Grapheme]) -> [Int] {
    var starts: [Int] = []
    var start = paragraphs.lowerBound
    while true {
      let rest = graphemes[start..<paragraphs.upperBound]
      let end = rest.firstIndex { $0.isNewline } ?? paragraphs.upperBound
      var filling = LineFilling(paragraph: graphemes[start..<end], width: width)
      filling.appendStarts(to: &starts)
      if end == paragraphs.upperBound { return starts }
      start = end + 1
    }
  }
}
