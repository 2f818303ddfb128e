import Terminal

/// Where a caret stands in a line of text; in one that runs from right to left, on the character
/// that follows it, and after the last at its left.
nonisolated struct CaretLine {
  /// The column of the caret, counted from zero.
  let caretColumn: Int
  /// Whether the line as a whole runs from right to left.
  var isRightToLeft: Bool { line?.isRightToLeft ?? false }
  /// The column where the text begins: one is left free for the caret before it.
  var textColumn: Int { isRightToLeft ? 1 : 0 }

  private let line: DirectionalLine?
  private let columns: Int

  /// A line with a caret behind some of its characters.
  init(_ text: String, caret: Int, letters: LetterOrder) {
    columns = text.displayWidth
    guard text.mayRunRightToLeft else {
      line = nil
      caretColumn = text.prefix(caret).displayWidth
      return
    }
    let line = DirectionalLine(text[...], letters: letters)
    self.line = line
    caretColumn = line.column(of: caret) + (line.isRightToLeft ? 1 : 0)
  }

  /// How far right all of it stands, so that it ends at the right of a field when it runs from there.
  func indent(in width: Int) -> Int {
    isRightToLeft ? max(0, width - columns - textColumn) : 0
  }

  /// The character in a column of the text; beside the text, the place before or after all of it.
  func index(inColumn column: Int) -> Int {
    guard let line else { return 0 }
    let count = line.places.count
    if column < 0 { return isRightToLeft ? count : 0 }
    var end = 0
    for place in line.places {
      end += place.character.displayWidth
      if column < end { return place.index }
    }
    return isRightToLeft ? 0 : count
  }
}
