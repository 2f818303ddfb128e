extension MemoText {
  /// Characters of a title; where it is shown it may be cut sooner.
  package static let titleLimit = 200

  /// The first line with something on it, without the mark of a Markdown heading.
  ///
  /// - Complexity: O(*length of the title*) for text that begins with it.
  package var title: String {
    var rest = string.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let title = Substring(line).withoutHeadingMark
      if !title.isBlank { return String(title.prefix(Self.titleLimit)) }
      rest = rest[line.endIndex...].dropFirst()
    }
    return ""
  }
}

extension Substring {
  /// The line without `#` to `######` before it, and without the white space around.
  fileprivate var withoutHeadingMark: Substring {
    let line = unicodeScalars.trimmingWhitespace
    let rest = line.drop { $0 == "#" }
    let marks = line[..<rest.startIndex].count
    guard (1...6).contains(marks), rest.first?.isWhitespace == true else { return Substring(line) }
    return Substring(rest.trimmingWhitespace)
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var trimmingWhitespace: Substring.UnicodeScalarView {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
