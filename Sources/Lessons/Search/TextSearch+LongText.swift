extension TextSearch {
  /// The first place it is found in a text that may be a book, looked for part by part.
  ///
  /// - Parameters:
  ///   - start: the place ends after it.
  ///   - limit: bytes of UTF-8 from there on that are looked through.
  /// - Returns: nil when it is not found there, and when it looks for nothing.
  package func firstRange(
    in text: String, after start: String.Index, within limit: Int = .max
  ) -> Range<String.Index>? {
    guard !isEmpty else { return nil }
    let bytes = text.utf8
    let rest = bytes.distance(from: start, to: bytes.endIndex)
    let end = bytes.index(start, offsetBy: min(limit, rest))
    var from = text.place(Self.overlap, before: start)
    while true {
      let to = text.place(Self.partLength, after: from)
      if let range = ranges(inPart: from..<to, of: text).first(where: { $0.upperBound > start }) {
        return range
      }
      guard to < end else { return nil }
      // One character may be longer than a part.
      let next = text.place(Self.overlap, before: to)
      from = next > from ? next : to
    }
  }

  private func ranges(
    inPart part: Range<String.Index>, of text: String
  ) -> [Range<String.Index>] {
    let copy = String(text[part])
    guard matches(copy) else { return [] }
    return ranges(in: copy).map { range in
      let start = copy.utf8.distance(from: copy.startIndex, to: range.lowerBound)
      let end = copy.utf8.distance(from: copy.startIndex, to: range.upperBound)
      return text.utf8.index(
        part.lowerBound, offsetBy: start)..<text.utf8.index(part.lowerBound, offsetBy: end)
    }
  }

  private static let partLength = 16 * 1_024
  /// Longer than a query and what it is found as: none falls between two parts.
  private static let overlap = 2 * 1_024
}

extension String {
  /// The end of the character so many bytes of UTF-8 after an index, or of the text.
  fileprivate func place(_ count: Int, after index: Index) -> Index {
    guard let place = utf8.index(index, offsetBy: count, limitedBy: endIndex) else {
      return endIndex
    }
    return place < endIndex ? self.index(after: place) : endIndex
  }

  /// The beginning of the character so many bytes of UTF-8 before an index, or of the text.
  fileprivate func place(_ count: Int, before index: Index) -> Index {
    guard let place = utf8.index(index, offsetBy: -count, limitedBy: startIndex) else {
      return startIndex
    }
    return self.index(before: self.index(after: place))
  }
}
