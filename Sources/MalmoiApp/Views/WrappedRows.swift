import Lessons
import Terminal

/// A text in rows of a width, wrapped only as far as it is looked at: a memo may be a book.
struct WrappedRows {
  /// The columns of a row.
  let width: Int
  /// The rows that are wrapped so far.
  private(set) var rows: [Substring] = []
  /// The rows of the first paragraph with something in it.
  private(set) var titleRows = 0..<0
  private var rest: Substring?

  /// A text of which nothing is wrapped yet; its lines end in `"\n"`.
  init(_ text: String, width: Int) {
    self.width = max(1, width)
    rest = text[...]
  }

  /// Whether there are no more rows than those wrapped so far.
  var isComplete: Bool { rest == nil }

  /// Wraps paragraphs until there are `count` rows, or no more text.
  mutating func fill(to count: Int) {
    while rows.count < count, let text = rest {
      let end = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
      add(paragraph: end.map { text[..<$0] } ?? text)
      rest = end.map { text[text.utf8.index(after: $0)...] }
    }
  }

  private mutating func add(paragraph: Substring) {
    let start = rows.count
    // A tab takes no column by itself; the editor shows it as four blanks.
    let shown =
      paragraph.utf8.contains(UInt8(ascii: "\t"))
      ? paragraph.reduce(into: "") { $0 += $1 == "\t" ? "    " : String($1) }[...] : paragraph
    rows += shown.wrapped(to: width)
    if titleRows.isEmpty, !paragraph.isBlank { titleRows = start..<rows.count }
  }
}
