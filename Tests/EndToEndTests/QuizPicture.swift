import PseudoTerminal
import Terminal

/// What a learner sees of the quiz on a terminal's screen.
struct QuizPicture {
  /// A cell of the screen, zero-based.
  struct Place: Hashable {
    let column, row: Int
  }

  /// A block on the screen.
  struct Block: Hashable {
    let text: String
    /// Its first cell.
    let place: Place
  }

  private let screen: TerminalScreen
  private let rows: [String]

  init(_ screen: TerminalScreen) {
    self.screen = screen
    rows = screen.rows
  }

  /// Columns and rows of the screen.
  var size: (columns: Int, rows: Int) { (screen.cells.first?.count ?? 0, screen.cells.count) }

  /// How far the day is: sentences done, and all of them.
  var progress: (done: Int, total: Int)? {
    let parts = rows.first?.split(separator: " ").first { $0.contains("/") }?.split(separator: "/")
    guard let parts, parts.count == 2, let done = Int(parts[0]), let total = Int(parts[1]) else {
      return nil
    }
    return (done, total)
  }

  /// Whether a sentence was checked and its feedback shows.
  ///
  /// Told by the row of keys: the last thing of a frame that arrives.
  var isChecked: Bool { rows.last?.contains("go on") == true }

  /// Whether a sentence is shown to be answered; told by what Enter would do.
  var isAsking: Bool {
    ["check", "place", "pick", "give back"].contains { rows.last?.contains("⏎ \($0)") == true }
  }

  /// Whether new words are shown, or Hangul is offered, before a sentence is asked.
  var isIntroducing: Bool {
    rows.last?.contains("⏎ ask me") == true || isOfferingHangul
  }

  /// Whether it is asked if the learner reads Hangul.
  var isOfferingHangul: Bool { shows(wrapped: "Can you read Hangul?") }

  /// The blocks placed, and what is typed of the next one, in order.
  var answer: [String] {
    let words = frameRows.flatMap { rows[$0].split(separator: " ") }.filter { $0 != "│" }
    // Somebody who never answered reads there how to.
    return words.starts(with: ["Press", "a", "word’s"]) ? [] : words.map(String.init)
  }

  /// The blocks of the bank that can be picked.
  var blocks: [Block] { bankRows.flatMap(blocks(inRow:)) }

  /// Whether it is seen where the next key goes; not so in the midst of a frame.
  var hasFocus: Bool {
    let isInAnswer = frameRows.contains { row in
      screen.cells[row].contains(where: \.isFocused)
        || screen.isCursorVisible && screen.cursor.row == row
    }
    return isInAnswer || bankFocus != nil
  }

  /// Where the focus stands in the bank, on a block or on the gap of one; nil when it is elsewhere.
  var bankFocus: Place? {
    for row in bankRows {
      if let column = screen.cells[row].firstIndex(where: \.isFocused) {
        return Place(column: column, row: row)
      }
    }
    return nil
  }

  /// Whether `text`, which may be wrapped, stands on the screen.
  func shows(wrapped text: String) -> Bool {
    func packed(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }
    return packed(screen.text).contains(packed(text))
  }

  /// The place of `text` on the screen, zero-based; nil when it is not there.
  func place(of text: String) -> Place? {
    for (row, line) in rows.enumerated() {
      guard let start = line.firstRange(of: text)?.lowerBound else { continue }
      var left = line[..<start].unicodeScalars.count
      let column = screen.cells[row].firstIndex { cell in
        defer { left -= cell.text.unicodeScalars.count }
        return left == 0 && !cell.text.isEmpty
      }
      return column.map { Place(column: $0, row: row) }
    }
    return nil
  }

  /// The rows within the frame of the answer.
  private var frameRows: [Int] {
    rows.indices.filter { rows[$0].drop { $0 == " " }.first == "│" }
  }

  /// The rows below the frame, without the keys.
  private var bankRows: Range<Int> {
    guard let last = frameRows.last else { return 0..<0 }
    return min(last + 2, rows.count - 1)..<(rows.count - 1)
  }

  private func blocks(inRow row: Int) -> [Block] {
    let cells = screen.cells[row]
    return cells.contains(where: \.isOfTile)
      ? tiles(of: cells, inRow: row) : bracketed(cells, inRow: row)
  }

  /// Blocks that have grounds of their own.
  private func tiles(of cells: [TerminalScreen.Cell], inRow row: Int) -> [Block] {
    var blocks: [Block] = []
    var rest = cells[...]
    while let start = rest.firstIndex(where: \.isOfTile) {
      // The right half of a wide character has no text, and no ground that libvterm tells.
      let tile = rest[start...].prefix { $0.isOfTile || $0.text.isEmpty }
      rest = rest[tile.endIndex...]
      let words = tile.map(\.text).joined().split(separator: " ").joined(separator: " ")
      blocks.append(
        Block(text: Self.withoutLabel(words), place: Place(column: start, row: row)))
    }
    return blocks
  }

  /// Blocks between brackets, as terminals with few colours show them.
  private func bracketed(_ cells: [TerminalScreen.Cell], inRow row: Int) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (column, cell) in cells.enumerated() {
      if cell.text == "[" { start = column }
      guard cell.text == "]", let begin = start else { continue }
      start = nil
      let text = cells[(begin + 1)..<column].map(\.text).joined()
      blocks.append(
        Block(text: Self.withoutLabel(text), place: Place(column: begin, row: row)))
    }
    return blocks
  }

  /// The first ten blocks show the digit that picks them.
  private static func withoutLabel(_ text: String) -> String {
    let isLabelled = text.first?.isWholeNumber == true && text.dropFirst().first == " "
    return isLabelled ? String(text.dropFirst(2)) : text
  }
}

extension TerminalScreen.Cell {
  /// Whether it is drawn as what has the focus.
  fileprivate var isFocused: Bool {
    isReversed || isOn([Theme.focus, Theme.block.adding(.reverse)])
  }

  /// Whether it is a part of a block in the bank.
  fileprivate var isOfTile: Bool {
    isOn([Theme.block, Theme.faded, Theme.block.adding(.reverse)])
  }

  /// Whether it has the ground of one of the styles, with the colours of a dark terminal.
  private func isOn(_ styles: [Style]) -> Bool {
    let palette = Palette(depth: .indexed, ground: .dark)
    return styles.contains { style in
      palette.rendition(of: style).background.map { background == .indexed(Int($0)) } == true
    }
  }
}
