/// Text fitted to columns: cut at a character, or wrapped at words.
extension StringProtocol where SubSequence == Substring {
  /// The text as it stands when it takes at most `width` columns, else its beginning with
  /// `ellipsis` after it, together at most `width` columns.
  ///
  /// Cuts between characters, never inside one. When even the ellipsis is wider than `width`,
  /// as much of it as fits is returned.
  ///
  /// - Complexity: O(`width`), not the length of the text, when the text is cut.
  package func truncated(to width: Int, ellipsis: String = "…") -> String {
    let text = self[...]
    let whole = text.prefix(columns: width)
    if whole.endIndex == text.endIndex { return String(whole) }
    let sign = ellipsis[...].prefix(columns: width)
    return text.prefix(columns: width - sign.displayWidth) + String(sign)
  }

  /// The lines this text takes when each may be `width` columns wide, in order.
  ///
  /// Lines end at line breaks and between words; the white space at the end of a line is left
  /// out, at the start of a paragraph it stays. Korean keeps its words together; Chinese and
  /// Japanese break between characters, but not before closing punctuation. A word wider than a
  /// line is cut between characters. A character wider than a line still gets one, to be cut
  /// by the clip. Nothing fits into no columns: then there are no lines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func wrapped(to width: Int) -> [Substring] {
    guard width > 0 else { return [] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      var lines = ParagraphLines(paragraph: $0, width: width)
      return lines.fill()
    }
  }

  /// The lines of `wrapped(to:)` that fit into `size`; when there are more, the last one ends
  /// with `ellipsis`.
  package func fitted(into size: Size, ellipsis: String = "…") -> [String] {
    let lines = wrapped(to: size.width)
    guard lines.count > size.height else { return lines.map(String.init) }
    guard let last = lines.prefix(size.height).last else { return [] }
    let room = size.width - ellipsis.displayWidth
    let cut = String(last.prefix(columns: room)) + ellipsis
    return lines.prefix(size.height - 1).map(String.init) + [
      cut.truncated(to: size.width, ellipsis: "")
    ]
  }
}

extension Substring {
  /// The longest beginning of at most `width` columns.
  fileprivate func prefix(columns width: Int) -> Substring {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].displayWidth
      if used > width { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}

extension TerminalCapabilities {
  /// The sign for text left out: one column, or two full stops where only ASCII may be drawn.
  package var ellipsis: String { isASCIIOnly ? ".." : "…" }
}

/// The lines of one paragraph, filled word by word.
private struct ParagraphLines {
  let paragraph: Substring
  let width: Int
  private var lines: [Substring] = []
  private var lineStart: Substring.Index
  /// Where the line ends when the next word does not fit: white space is left out.
  private var lineEnd: Substring.Index
  private var column = 0

  init(paragraph: Substring, width: Int) {
    self.paragraph = paragraph
    self.width = width
    lineStart = paragraph.startIndex
    lineEnd = paragraph.startIndex
  }

  mutating func fill() -> [Substring] {
    var index = paragraph.startIndex
    while index < paragraph.endIndex {
      let wordEnd = endOfWord(from: index)
      place(paragraph[index..<wordEnd])
      index = skipSpaces(from: wordEnd)
    }
    lines.append(paragraph[lineStart..<lineEnd])
    return lines
  }

  /// The place after the characters that stay together from `start` on; `start` itself at white
  /// space.
  private func endOfWord(from start: Substring.Index) -> Substring.Index {
    var end = start
    while end < paragraph.endIndex, !paragraph[end].allowsLineBreak {
      let breaksAfter = paragraph[end].isIdeographic
      end = paragraph.index(after: end)
      guard end < paragraph.endIndex else { break }
      let next = paragraph[end]
      if breaksAfter || next.isIdeographic, !next.isClosingPunctuation { break }
    }
    return end
  }

  private mutating func skipSpaces(from start: Substring.Index) -> Substring.Index {
    var index = start
    while index < paragraph.endIndex, paragraph[index].allowsLineBreak {
      column += paragraph[index].displayWidth
      index = paragraph.index(after: index)
    }
    return index
  }

  private mutating func place(_ word: Substring) {
    let wordWidth = word.displayWidth
    if column > 0, column + wordWidth > width { breakLine(before: word.startIndex) }
    if wordWidth > width { return placeInPieces(word) }
    column += wordWidth
    if !word.isEmpty { lineEnd = word.endIndex }
  }

  private mutating func placeInPieces(_ word: Substring) {
    var index = word.startIndex
    while index < word.endIndex {
      let characterWidth = word[index].displayWidth
      if column > 0, column + characterWidth > width { breakLine(before: index) }
      column += characterWidth
      index = word.index(after: index)
      lineEnd = index
    }
  }

  private mutating func breakLine(before index: Substring.Index) {
    lines.append(paragraph[lineStart..<lineEnd])
    lineStart = index
    lineEnd = index
    column = 0
  }
}
