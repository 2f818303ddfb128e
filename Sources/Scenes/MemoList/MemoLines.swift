import AppText
import Lessons

/// What the rows of a list say of memos, put together once for each text and search.
struct MemoLines {
  /// What a row says of a memo.
  struct Line {
    /// The first line of the text, with what the search found in it.
    let title: MarkedText
    /// The tags that the title does not show already, each with its `#`.
    let tags: [String]
    /// The line that shows why the memo was found, or the second one; nil unless one searches.
    let excerpt: MarkedText?
  }

  private struct Key: Hashable {
    let id: MemoID
    let revision: Int
  }

  private var lines: [Key: Line] = [:]
  /// Tags are those of the text, whatever is searched for.
  private var tags: [Key: [String]] = [:]
  private var search: TextSearch?

  /// What the row of a memo says.
  ///
  /// - Parameter search: what found it; nil while nobody searches.
  /// - Complexity: O(*length of the text*) the first time, then O(1).
  mutating func line(of memo: Memo, found search: TextSearch?) -> Line {
    if search != self.search {
      self.search = search
      lines = [:]
    }
    let key = Key(id: memo.id, revision: memo.revision)
    if let line = lines[key] { return line }
    let title = memo.text.title.onOneLine
    let line = Line(
      title: MarkedText(title[...], marks: search?.ranges(in: title) ?? []),
      tags: tags(of: memo, key),
      excerpt: search.map { .excerpt(of: memo.text, found: $0) })
    lines[key] = line
    return line
  }

  private mutating func tags(of memo: Memo, _ key: Key) -> [String] {
    if let known = tags[key] { return known }
    let inTitle = Set(MemoText(alreadyClean: memo.text.title).tags)
    let found = memo.text.tags.filter { !inTitle.contains($0) }.map { "#\($0)" }
    tags[key] = found
    return found
  }
}

extension MarkedText {
  /// What stands around the first place after the title where it was found, marked; else the start
  /// of the second line.
  ///
  /// What was found across the end of a line, that of the title too, shows in one line. Of a book
  /// only so much is looked through that no key waits.
  static func excerpt(of text: MemoText, found search: TextSearch) -> MarkedText {
    let string = text.string
    let titleEnd = string.endOfFirstLine
    let found = search.firstRange(in: string, after: titleEnd, within: excerptLimit)
    guard let found else {
      let rest = string[titleEnd...].drop { $0.isWhitespace }
      let isElsewhere = string.utf8.count > excerptLimit && search.ranges(in: text.title).isEmpty
      return MarkedText((isElsewhere ? "…" : String(rest.line.prefix(partLength)).onOneLine)[...])
    }
    let before = string[..<found.lowerBound].suffix(leadLength)
    let start = before.lastIndex(of: "\n").map(string.index(after:)) ?? before.startIndex
    let part = string[start...].drop { $0.isWhitespace }.prefix(partLength)
    let end = part[found.upperBound...].firstIndex(of: "\n") ?? part.endIndex
    let shown = String(part[..<end]).onOneLine
    return MarkedText(shown[...], marks: search.ranges(in: shown))
  }

  /// Bytes of a text that are looked through for what to show.
  private static var excerptLimit: Int { 2 * 1_024 * 1_024 }
  /// Characters before what was found that there may be room for.
  private static var leadLength: Int { 200 }
  /// Characters in all.
  private static var partLength: Int { 700 }
}

extension Substring {
  /// What comes before the first line break.
  fileprivate var line: Substring { self[..<(firstIndex(of: "\n") ?? endIndex)] }
}

extension String {
  /// Where the first line with something on it ends.
  fileprivate var endOfFirstLine: Index {
    var rest = self[...]
    while !rest.isEmpty {
      let line = rest.line
      if !line.isBlank { return line.endIndex }
      rest = self[line.endIndex...].dropFirst()
    }
    return endIndex
  }
}
