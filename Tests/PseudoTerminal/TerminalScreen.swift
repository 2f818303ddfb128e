/// What a terminal shows: a copy that does not change.
package struct TerminalScreen: Sendable {
  /// A colour as the program asked for it.
  package enum Color: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// One of the 256 numbered ones, the first 16 of which have names.
    case indexed(Int)
    case rgb(Int, Int, Int)
  }

  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// What stands in it; a space when nothing does, empty in the right half of a wide character.
    package var text: String
    /// Columns its character takes: 1 or 2.
    package var width: Int
    package var isBold, isUnderlined, isItalic, isReversed: Bool
    package var foreground, background: Color
  }

  /// The cells by row and column.
  package var cells: [[Cell]]
  /// Zero-based column and row of the cursor.
  package var cursor: (column: Int, row: Int)
  /// Whether the cursor is to be seen.
  package var isCursorVisible: Bool
  /// Whether the program shows its own screen in place of the shell's.
  package var isAlternate: Bool
  /// The DEC private modes set, by number: 1000 and 1006 the mouse, 2004 bracketed paste, 1 the
  /// cursor keys.
  package var privateModes: Set<Int>

  /// The rows as text, blanks at their ends left out.
  package var rows: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The screen as text, blanks at the ends left out.
  package var text: String {
    var rows = rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// Whether `part` stands somewhere on one line.
  package func shows(_ part: String) -> Bool {
    rows.contains { $0.contains(part) }
  }
}
