extension MemoText {
  /// The words of the text that follow a `#`, without it, as first written, each once.
  ///
  /// A tag is made of letters and digits of any script, `_` and `-`, with a letter among them:
  /// `#work`, `#한국어`, `#to-do`, but no number of an issue. Its `#` (or `＃`) stands at the
  /// beginning of a word: `C#` and `page.html#part` have none. Case makes no other tag.
  ///
  /// - Complexity: O(*length of the text*), a byte at a time where there is no `#`.
  package var tags: [String] {
    let scalars = string.unicodeScalars
    var tags: [String] = []
    var seen: Set<String> = []
    for mark in markIndices {
      let isAfterOther = mark > scalars.startIndex
      guard !isAfterOther || scalars[scalars.index(before: mark)].mayComeBeforeTag else { continue }
      guard let tag = Self.tag(at: scalars[scalars.index(after: mark)...]) else { continue }
      if seen.insert(tag.lowercased()).inserted { tags.append(tag) }
    }
    return tags
  }

  /// Where `#` or `＃` stands.
  private var markIndices: [String.Index] {
    let bytes = string.utf8
    var indices: [String.Index] = []
    var rest = bytes[...]
    while let index = rest.firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == 0xEF }) {
      rest = rest[bytes.index(after: index)...]
      if string.unicodeScalars[index].marksTag { indices.append(index) }
    }
    return indices
  }

  /// Makes a tag of any words, with `-` for what a tag cannot hold; nil without a letter.
  package static func tag(from words: some StringProtocol) -> String? {
    let parts = words.unicodeScalars.split { !$0.isPartOfTag }
    let scalars = parts.joined(separator: CollectionOfOne<Unicode.Scalar>("-"))
    return tag(at: String(String.UnicodeScalarView(scalars)).unicodeScalars[...])
  }

  private static func tag(at rest: Substring.UnicodeScalarView) -> String? {
    var word = rest.prefix(while: \.isPartOfTag)
    while word.last == "-" { word.removeLast() }
    guard word.contains(where: \.properties.isAlphabetic) else { return nil }
    return String(word)
  }
}

extension Unicode.Scalar {
  fileprivate var marksTag: Bool { self == "#" || self == "＃" }

  /// Whether it parts words, so that a tag may begin after it.
  fileprivate var mayComeBeforeTag: Bool {
    isWhitespace || isIgnorable || isSentencePunctuation
  }

  fileprivate var isPartOfTag: Bool {
    if isASCII {
      return ("a"..."z").contains(self) || ("A"..."Z").contains(self)
        || ("0"..."9").contains(self) || self == "_" || self == "-"
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      return !properties.isVariationSelector
    default:
      return false
    }
  }
}
