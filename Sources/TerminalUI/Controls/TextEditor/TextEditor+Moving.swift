import Terminal

extension TextEditor {
  /// Where the caret can stand: between two characters, and at a cut between two lines on the one
  /// or the other.
  struct Place {
    /// Characters before it.
    var offset: Int
    /// Whether it is at the end of the line before the cut.
    var isAtLineEnd = false
  }

  /// Moves the caret; returns whether it stands elsewhere now.
  mutating func move(_ motion: CaretMotion) -> Bool {
    let goal = goalColumn ?? caretColumn
    let before = (caret, caretLine)
    let place = place(after: motion)
    endMove()
    if motion.isVertical { goalColumn = goal }
    if motion == .pageUp { scroll(by: -pageHeight) }
    if motion == .pageDown { scroll(by: pageHeight) }
    put(caretAt: place)
    return before != (caret, caretLine)
  }

  /// Where `motion` takes the caret.
  func place(after motion: CaretMotion) -> Place {
    switch motion {
    case .left: Place(offset: max(0, caret - 1))
    case .right: Place(offset: min(count, caret + 1))
    case .wordLeft: Place(offset: wordStart)
    case .wordRight: Place(offset: wordEnd)
    case .up: placeVertically(by: -1)
    case .down: placeVertically(by: 1)
    case .pageUp: placeVertically(by: -pageHeight)
    case .pageDown: placeVertically(by: pageHeight)
    case .lineStart: Place(offset: lines.starts[caretLine])
    case .lineEnd: lastPlace(onLine: caretLine)
    case .paragraphStart: Place(offset: paragraphStart)
    case .paragraphEnd: Place(offset: paragraphEnd)
    case .textStart: Place(offset: 0)
    case .textEnd: Place(offset: count)
    }
  }

  /// The place on a line that is nearest to `column` from the left.
  func place(onLine line: Int, column: Int) -> Place {
    let last = lastPlace(onLine: line)
    var offset = lines.starts[line]
    var used = 0
    while offset < last.offset {
      used += content.graphemes[offset].width
      if used > column { return Place(offset: offset) }
      offset += 1
    }
    return last
  }

  mutating func put(caretAt place: Place) {
    caret = place.offset
    isCaretAtLineEnd = place.isAtLineEnd
    revealCaret()
  }

  private mutating func endMove() {
    history.endStep()
    goalColumn = nil
  }

  /// Lines that PageUp and PageDown move by: one stays in sight to read on from.
  private var pageHeight: Int { max(1, size.height - 1) }

  /// The last place of the caret on a line: before its line break or the last blank of those that
  /// hang over its edge; when it is cut between characters, after the last one.
  private func lastPlace(onLine line: Int) -> Place {
    let range = lines.range(of: line, textCount: count)
    guard line + 1 < lines.count, let last = content.graphemes[range].last else {
      return Place(offset: range.upperBound)
    }
    let isCut = !last.isNewline && !last.allowsLineBreak
    return Place(offset: isCut ? range.upperBound : range.upperBound - 1, isAtLineEnd: isCut)
  }

  private func placeVertically(by distance: Int) -> Place {
    let line = caretLine
    let target = min(max(0, line + distance), lines.count - 1)
    guard target != line else { return Place(offset: caret, isAtLineEnd: isCaretAtLineEnd) }
    return place(onLine: target, column: goalColumn ?? caretColumn)
  }

  private var wordStart: Int {
    let before = content.graphemes[..<caret]
    guard let letter = before.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    return before[..<letter].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
  }

  private var wordEnd: Int {
    let after = content.graphemes[caret...]
    guard let letter = after.firstIndex(where: { !$0.isWhitespace }) else { return count }
    return after[letter...].firstIndex { $0.isWhitespace } ?? count
  }

  private var paragraphStart: Int {
    content.graphemes[..<caret].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
  }

  private var paragraphEnd: Int {
    content.graphemes[caret...].firstIndex { $0.isNewline } ?? count
  }
}
