import AppText
import Terminal

/// The grades there are with what each would mean: the names side by side over the times; where
/// there is no room for that two a row, or one.
struct GradeTable: Hashable {
  /// One grade.
  struct Choice: Hashable {
    let name: String
    /// When the sentence comes back with it; nil as long as that is not known.
    let returns: String?
    /// Whether it is the one that counts.
    let isChosen: Bool
  }

  /// What the table is about.
  let label: String
  let choices: [Choice]

  /// The rows in `width` columns; their count does not depend on whether the times are known.
  func rows(width: Int) -> [[StyledText.Word]] {
    let columns = choices.map { max($0.name.displayWidth, $0.time.displayWidth) + 2 }
    let start = label.displayWidth + 2
    let wanted = start + columns.reduce(0, +) + Self.gap * (columns.count - 1)
    if wanted <= width { return table(columns, from: start) }
    let column = (choices.map(\.sentence.displayWidth).max() ?? 0) + 2
    return list(columns: 2 * column <= width ? 2 : 1, width: column)
  }

  /// Columns between two grades, besides the places of their brackets.
  private static let gap = 2

  private func table(_ columns: [Int], from start: Int) -> [[StyledText.Word]] {
    var names = TableRow()
    var times = TableRow()
    names.add(label, Theme.secondary, at: 0)
    var x = start
    for (choice, width) in zip(choices, columns) {
      names.add(choice.name, isChosen: choice.isChosen, at: x)
      times.add(choice.time, choice.isChosen ? .plain : Theme.secondary, at: x + 1)
      x += width + Self.gap
    }
    return [names.words, times.words]
  }

  private func list(columns: Int, width: Int) -> [[StyledText.Word]] {
    stride(from: 0, to: choices.count, by: columns).map { first in
      var row = TableRow()
      for (column, choice) in choices[first...].prefix(columns).enumerated() {
        row.add(choice.sentence, isChosen: choice.isChosen, at: column * width)
      }
      return row.words
    }
  }
}

extension GradeTable.Choice {
  fileprivate var time: String { returns ?? "" }
  fileprivate var sentence: String { returns.map { "\(name) \($0)" } ?? name }
}

/// A row of words that begin at columns of their own.
private struct TableRow {
  private(set) var words: [StyledText.Word] = []
  private var width = 0

  /// Adds a text that is chosen or not, with a place for brackets on both sides.
  mutating func add(_ text: String, isChosen: Bool, at x: Int) {
    if isChosen {
      add("[\(text)]", Theme.focus, at: x)
    } else {
      add(text, Theme.secondary, at: x + 1)
    }
  }

  mutating func add(_ text: String, _ style: Style, at x: Int) {
    guard !text.isEmpty else { return }
    if x > width { glue(String(repeating: " ", count: x - width), .plain) }
    glue(text, style)
  }

  private mutating func glue(_ text: String, _ style: Style) {
    words.append(StyledText.Word(text: text, style: style, isGlued: true))
    width += text.displayWidth
  }
}
