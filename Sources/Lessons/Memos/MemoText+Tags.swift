extension MemoText {
  /// The words of the text that follow a `#`, without it, as first written, each once.
  ///
  /// A tag is made of letters and digits of any script, `_` and `-`, with a letter among them:
  /// `#work`, `#한국어`, `#to-do`, but no number of an issue. Its `#` (or `＃`) stands at the
  /// beginning of a word: `C#` and `page.html#part` have none. Case makes no other tag.
  package var tags: [String] {
    guard string.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == 0xEF }) else { return [] }
    var tags: [String] = []
    var seen: Set<String> = []
    var rest = string.unicodeScalars[...]
    var before: Unicode.Scalar = " "
    while let scalar = rest.popFirst() {
      if scalar.marksTag, before.mayComeBeforeTag, let tag = Self.tag(at: rest) {
        if seen.insert(tag.lowercased()).inserted { tags.append(tag) }
      }
      before = scalar
    }
    return tags
  }

  /// Makes a tag of any words, with `-` for what a tag cannot hold; nil without a letter.
  static func tag(from words: some StringProtocol) -> String? {
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
