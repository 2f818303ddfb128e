import Terminal

/// Lines in which something runs from right to left; those that begin so stand at the right.
extension TextEditor {
  /// A line with the caret on it at some place; nil where all of it runs from left to right.
  func turnedLine(_ line: Int, caret: Int = 0, _ letters: LetterOrder) -> CaretLine? {
    let text = text(ofLine: line).withBlanksForTabs
    return text.mayRunRightToLeft ? CaretLine(text, caret: caret, letters: letters) : nil
  }

  /// A line without its line break and the white space at its end.
  func text(ofLine line: Int) -> Substring {
    let range = lines.range(of: line, textCount: count)
    return content.substring(range.lowerBound..<visibleEnd(of: range))
  }

  /// The column in which the caret is drawn.
  func shownCaretColumn(_ letters: LetterOrder) -> Int {
    let place = caret - lines.starts[caretLine]
    guard let line = turnedLine(caretLine, caret: place, letters) else { return caretColumn }
    return max(0, line.caretColumn + line.indent(in: size.width))
  }

  /// The motion that a key to the left or right asks for: it follows the eye.
  func followingEye(_ motion: CaretMotion) -> CaretMotion {
    guard turnedLine(caretLine, .byMalmoi)?.isRightToLeft == true else { return motion }
    return switch motion {
    case .left: .right
    case .right: .left
    case .wordLeft: .wordRight
    case .wordRight: .wordLeft
    default: motion
    }
  }

  /// The place that is drawn in a column of a line.
  func place(onLine line: Int, shownColumn column: Int, _ letters: LetterOrder) -> Place {
    guard let turned = turnedLine(line, letters) else { return place(onLine: line, column: column) }
    let wanted = column - turned.indent(in: size.width) - turned.textColumn
    let offset = turned.index(inColumn: wanted)
    return Place(offset: lines.starts[line] + offset)
  }
}
