import Lessons
import Terminal
import TerminalUI

/// A text in rows of a width, wrapped only as far as it is looked at: a memo may be a book, and
/// the book one paragraph.
struct WrappedRows {
  /// The columns of a row.
  let width: Int
  /// The rows that are wrapped so far.
  private(set) var rows: [Substring] = []
  /// The rows of the first paragraph with something in it, as far as it is wrapped.
  private(set) var titleRows = 0..<0
  /// What is left of the paragraph that is being wrapped; nil at the end of the text.
  private var paragraph: Substring?
  /// What follows that paragraph; nil when it is the last one.
  private var following: Substring?
  private let pieceLength: Int

  /// A text of which nothing is wrapped yet; its lines end in `"\n"`.
  ///
  /// - Parameter pieceLength: the characters of a paragraph that are wrapped at a time.
  init(_ text: String, width: Int, pieceLength: Int = 4_096) {
    self.width = max(1, width)
    self.pieceLength = pieceLength
    following = text[...]
    beginParagraph()
  }

  /// Whether there are no more rows than those wrapped so far.
  var isComplete: Bool { paragraph == nil }

  /// Wraps until there are `count` rows, or no more text.
  mutating func fill(to count: Int) {
    while rows.count < count, let paragraph {
      let piece = paragraph.prefix(max(pieceLength, 2 * width))
      if piece.endIndex < paragraph.endIndex, addAllButLastRow(of: piece) { continue }
      add(paragraph.withBlanksForTabs.wrapped(to: width))
      beginParagraph()
    }
  }

  /// Wraps the start of a paragraph that goes on; false when it must be wrapped as a whole.
  ///
  /// What stands in its last row may be cut by the end of the piece, so that row is left for the
  /// next one.
  private mutating func addAllButLastRow(of piece: Substring) -> Bool {
    guard !piece.utf8.contains(UInt8(ascii: "\t")) else { return false }
    let wrapped = piece.wrapped(to: width)
    guard wrapped.count > 1, let last = wrapped.last, last.startIndex > piece.startIndex else {
      return false
    }
    add(Array(wrapped.dropLast()))
    paragraph = paragraph?[last.startIndex...]
    return true
  }

  private mutating func add(_ new: [Substring]) {
    let isTitle = titleRows.isEmpty ? paragraph?.isBlank == false : isInTitle
    if isTitle {
      titleRows = (titleRows.isEmpty ? rows.count : titleRows.lowerBound)..<rows.count + new.count
      isInTitle = true
    }
    rows += new
  }

  /// Whether the paragraph that is being wrapped is the title.
  private var isInTitle = false

  private mutating func beginParagraph() {
    isInTitle = false
    guard let text = following else { return paragraph = nil }
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    paragraph = end.map { text[..<$0] } ?? text
    following = end.map { text[text.utf8.index(after: $0)...] }
  }
}
