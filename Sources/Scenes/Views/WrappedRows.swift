import Lessons
import Terminal
import TerminalUI

/// A text in rows of a width, wrapped only where it is looked at: a memo may be a book, and the
/// book one paragraph.
///
/// The rows begin at some place of the text, not always at its start, and go on from there in both
/// directions as far as they are asked for.
struct WrappedRows {
  /// A row.
  struct Row: Equatable {
    /// As it is drawn, with blanks for tabs.
    let text: Substring
    /// Where it begins in the text; with a tab in the paragraph, where that begins.
    let start: String.Index
    /// Whether it is of the first paragraph with something in it.
    let isTitle: Bool
    /// Whether its paragraph has tabs: the text of the row is no part of the text then.
    var hasTabs = false
  }

  /// The columns of a row.
  private(set) var width: Int
  /// The rows that are wrapped so far.
  private(set) var rows: [Row] = []
  private let text: String
  private let title: Range<String.Index>
  private let pieceLength: Int
  /// Where the first of the rows begins.
  private var start: String.Index
  /// What is left of the paragraph that is being wrapped; nil at the end of the text.
  private var paragraph: Substring?
  /// What follows that paragraph; nil when it is the last one.
  private var following: Substring?

  /// A text of which nothing is wrapped yet; its lines end in `"\n"`.
  ///
  /// - Parameters:
  ///   - offset: bytes of UTF-8 before a place that the first rows are to be near: they begin with
  ///     its paragraph, or with a word somewhat before it where that is very long.
  ///   - pieceLength: the characters of a paragraph that are wrapped at a time.
  init(_ text: String, width: Int, near offset: Int = 0, pieceLength: Int = 4_096) {
    self.width = max(1, width)
    self.pieceLength = pieceLength
    self.text = text
    title = Self.title(of: text)
    let bytes = text.utf8
    let place = bytes.index(bytes.startIndex, offsetBy: min(max(0, offset), bytes.count))
    start = Self.beginning(before: place, in: text)
    following = text[start...]
    beginParagraph()
  }

  /// Whether there are no more rows after those wrapped so far.
  var isComplete: Bool { paragraph == nil }

  /// Whether there are none before them.
  var isFromStart: Bool { start == text.startIndex }

  /// The bytes of UTF-8 before the first row.
  var offset: Int { text.utf8.distance(from: text.startIndex, to: start) }

  /// Begins again at the same place, in rows of another width.
  mutating func wrap(to newWidth: Int) {
    width = max(1, newWidth)
    rows = []
    following = text[start...]
    beginParagraph()
  }

  // MARK: Onwards

  /// Wraps until there are `count` rows, or no more text.
  mutating func fill(to count: Int) {
    while rows.count < count, let paragraph {
      let piece = paragraph.prefix(max(pieceLength, 2 * width))
      if piece.endIndex < paragraph.endIndex, addAllButLastRow(of: piece) { continue }
      rows += wrapped(paragraph)
      beginParagraph()
    }
  }

  /// Wraps to the end of the text; where that is far, only the last rows, `count` at least.
  mutating func fillToEnd(showing count: Int) {
    let bytes = text.utf8
    let place = paragraph?.startIndex ?? bytes.endIndex
    if bytes.distance(from: place, to: bytes.endIndex) > Self.stretch {
      self = WrappedRows(text, width: width, near: bytes.count, pieceLength: pieceLength)
    }
    fill(to: .max)
    if rows.count < count { fillBefore(count - rows.count) }
  }

  /// Wraps the start of a paragraph that goes on; false when it must be wrapped as a whole.
  ///
  /// What stands in its last row may be cut by the end of the piece, so that row is left for the
  /// next one.
  private mutating func addAllButLastRow(of piece: Substring) -> Bool {
    guard !piece.utf8.contains(UInt8(ascii: "\t")) else { return false }
    let wrapped = wrapped(piece)
    guard wrapped.count > 1, let last = wrapped.last, last.start > piece.startIndex else {
      return false
    }
    rows += wrapped.dropLast()
    paragraph = paragraph?[last.start...]
    return true
  }

  private mutating func beginParagraph() {
    guard let text = following else { return paragraph = nil }
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    paragraph = end.map { text[..<$0] } ?? text
    following = end.map { text[text.utf8.index(after: $0)...] }
  }

  private func wrapped(_ paragraph: Substring) -> [Row] {
    let isTitle = title.contains(paragraph.startIndex)
    guard paragraph.utf8.contains(UInt8(ascii: "\t")) else {
      return paragraph.wrapped(to: width).map {
        Row(text: $0, start: $0.startIndex, isTitle: isTitle)
      }
    }
    return paragraph.withBlanksForTabs.wrapped(to: width).map {
      Row(text: $0, start: paragraph.startIndex, isTitle: isTitle, hasTabs: true)
    }
  }

  // MARK: Backwards

  /// Wraps what comes before the rows, until there are `count` more, or no more text; returns how
  /// many more there are.
  @discardableResult
  mutating func fillBefore(_ count: Int) -> Int {
    var added: [[Row]] = []
    var addedCount = 0
    while addedCount < count, !isFromStart {
      let last = text.utf8.index(before: start)
      let end = text.utf8[last] == UInt8(ascii: "\n") ? last : start
      start = Self.beginning(before: last, in: text)
      added.append(wrapped(text[start..<end]))
      addedCount += added[added.count - 1].count
    }
    rows.insert(contentsOf: added.reversed().joined(), at: 0)
    return addedCount
  }

  /// Where the paragraph begins that `place` is in or after; in a very long one a word before it.
  private static func beginning(before place: String.Index, in text: String) -> String.Index {
    let bytes = text.utf8
    let earliest = bytes.index(place, offsetBy: -stretch, limitedBy: bytes.startIndex)
    let reach = earliest ?? bytes.startIndex
    if let end = bytes[reach..<place].lastIndex(of: UInt8(ascii: "\n")) {
      return bytes.index(after: end)
    }
    guard let earliest, earliest > bytes.startIndex else { return bytes.startIndex }
    if let blank = bytes[earliest..<place].firstIndex(of: UInt8(ascii: " ")) {
      let word = text.index(after: blank)
      if word < place { return word }
    }
    return text.index(before: text.index(after: earliest))
  }

  /// Bytes of a text that are wrapped at once where it is looked at from behind.
  private static let stretch = 32 * 1_024

  private static func title(of text: String) -> Range<String.Index> {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if !rest[..<end].isBlank { return rest.startIndex..<end }
      rest = end < rest.endIndex ? rest[rest.utf8.index(after: end)...] : ""
    }
    return text.startIndex..<text.startIndex
  }
}
