/// Fills the lines of one paragraph word by word, by the rules of `wrapped(to:)`.
///
/// The same greedy rules over measured characters: a text is wrapped here at every key, where
/// asking each `Character` would take ten milliseconds.
nonisolated struct LineFilling {
  let paragraph: ArraySlice<Grapheme>
  let width: Int
  private var column = 0

  init(paragraph: ArraySlice<Grapheme>, width: Int) {
    self.paragraph = paragraph
    self.width = width
  }

  /// Appends where the lines start, the first one at the start of the paragraph.
  mutating func appendStarts(to starts: inout [Int]) {
    starts.append(paragraph.startIndex)
    var index = paragraph.startIndex
    while index < paragraph.endIndex {
      let word = word(from: index)
      place(word.range, width: word.width, &starts)
      index = skipSpaces(from: word.range.upperBound)
    }
  }

  /// The characters that stay together from `start` on, none at white space, and their columns.
  private func word(from start: Int) -> (range: Range<Int>, width: Int) {
    var end = start
    var columns = 0
    while end < paragraph.endIndex, !paragraph[end].allowsLineBreak {
      let breaksAfter = paragraph[end].isIdeographic
      columns += paragraph[end].width
      end += 1
      guard end < paragraph.endIndex else { break }
      let next = paragraph[end]
      if breaksAfter || next.isIdeographic, !next.isClosingPunctuation { break }
    }
    return (start..<end, columns)
  }

  private mutating func skipSpaces(from start: Int) -> Int {
    var index = start
    while index < paragraph.endIndex, paragraph[index].allowsLineBreak {
      column += paragraph[index].width
      index += 1
    }
    return index
  }

  private mutating func place(_ word: Range<Int>, width wordWidth: Int, _ starts: inout [Int]) {
    if column > 0, column + wordWidth > width { breakLine(before: word.lowerBound, &starts) }
    if wordWidth > width { return placeInPieces(word, &starts) }
    column += wordWidth
  }

  private mutating func placeInPieces(_ word: Range<Int>, _ starts: inout [Int]) {
    for index in word {
      let characterWidth = paragraph[index].width
      if column > 0, column + characterWidth > width { breakLine(before: index, &starts) }
      column += characterWidth
    }
  }

  private mutating func breakLine(before index: Int, _ starts: inout [Int]) {
    starts.append(index)
    column = 0
  }
}
