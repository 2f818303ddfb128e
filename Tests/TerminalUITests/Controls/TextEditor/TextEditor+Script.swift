import Terminal
import TestSupport

@testable import TerminalUI

extension TextEditor {
  /// An editor of `marked` without its `|`, which stands for the caret; it is at the end when
  /// there is none.
  init(marked: String, width: Int = 80, height: Int = 24) {
    self.init(marked.filter { $0 != "|" })
    layout(size: Size(width: width, height: height))
    if let bar = marked.firstIndex(of: "|") { moveCaret(to: marked[..<bar].count) }
  }

  /// Moves the caret in front of a character.
  mutating func moveCaret(to offset: Int) {
    _ = move(.textStart)
    while caret < offset, move(.right) {}
  }

  /// The text with `|` at the caret.
  var marked: String {
    String(text.prefix(caret)) + "|" + text.dropFirst(caret)
  }

  /// Handles the keys of a script; returns whether the last one was of use.
  @discardableResult
  mutating func type(_ script: String) -> Bool {
    var isOfUse = false
    for key in keys(script) { isOfUse = handle(.key(key)) }
    return isOfUse
  }

  /// What it shows in its own size, one line a row without the blanks at its end, and the cell of
  /// the caret.
  var shown: (rows: [String], cursor: Point?) {
    var canvas = Canvas(size: size)
    draw(on: &canvas, in: canvas.bounds, isFocused: true)
    return (canvas.text.map { String($0.reversed().drop { $0 == " " }.reversed()) }, canvas.cursor)
  }
}
