import Lessons

/// What the rows of a list say of memos, put together once for each text and search.
struct MemoLines {
  /// What a row says of a memo.
  struct Line {
    /// The first line of the text, with what the search found in it.
    let title: MarkedText
    /// The tags that do not stand in the title, each with its `#`.
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
      tags: tags(of: memo, title: title, key),
      excerpt: search.map { .excerpt(of: memo.text, found: $0) })
    lines[key] = line
    return line
  }

  private mutating func tags(of memo: Memo, title: String, _ key: Key) -> [String] {
    if let known = tags[key] { return known }
    let inTitle = MemoText(alreadyClean: title).tags
    let found = memo.text.tags.filter { !inTitle.contains($0) }.map { "#\($0)" }
    tags[key] = found
    return found
  }
}

extension MarkedText {
  /// The first part after the title that holds what was found, marked; else the start of the
  /// second line.
  ///
  /// Of very long texts only the beginning is looked through, so that no key waits.
  static func excerpt(of text: MemoText, found search: TextSearch) -> MarkedText {
    let lines = text.string.prefixUpTo(bytes: excerptLimit).split(separator: "\n")
      .lazy.filter { !$0.isBlank }.dropFirst()
    for line in lines {
      for part in line.overlappingParts {
        guard search.matches(String(part)) else { continue }
        let shown = String(part).onOneLine
        return MarkedText(shown[...], marks: search.ranges(in: shown))
      }
    }
    let second = lines.first.map { $0.overlappingParts.first ?? $0 } ?? ""
    return MarkedText(String(second).onOneLine[...])
  }

  /// Bytes of a text that are looked through for the line to show.
  private static var excerptLimit: Int { 16 * 1_024 }
}

extension Substring {
  /// A line without its indentation, in parts that a row has room for; what stands across an end
  /// is found whole in the next part.
  fileprivate var overlappingParts: [Substring] {
    var parts: [Substring] = []
    var rest = drop(while: \.isWhitespace)
    while !rest.isEmpty {
      parts.append(rest.prefix(Self.partLength))
      rest = rest.dropFirst(Self.partLength)
      if !rest.isEmpty {
        let overlap = distanceBack(from: rest.startIndex)
        rest = self[overlap...]
      }
    }
    return parts
  }

  private func distanceBack(from index: Index) -> Index {
    self.index(index, offsetBy: -Self.partOverlap, limitedBy: startIndex) ?? startIndex
  }

  private static var partLength: Int { 240 }
  private static var partOverlap: Int { 40 }
}

extension String {
  /// The text as it is drawn in one line: a tab takes a column.
  var onOneLine: String {
    utf8.contains(UInt8(ascii: "\t")) ? String(map { $0 == "\t" ? " " : $0 }) : self
  }

  /// The beginning of at most `count` bytes, cut between characters.
  fileprivate func prefixUpTo(bytes count: Int) -> Substring {
    guard utf8.count > count else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: count)
    return self[..<index(before: index(after: end))]
  }
}
