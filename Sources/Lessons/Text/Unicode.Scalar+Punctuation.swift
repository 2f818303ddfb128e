extension Unicode.Scalar {
  /// Whether it is punctuation of sentences: stops, commas, quotation marks, brackets, dashes.
  ///
  /// Signs that belong to what they stand beside (`#`, `%`, `&`, `@`, `/`, `*`, `\`, as in
  /// "C#" and "50%") are no such punctuation, in their full-width forms neither.
  var isSentencePunctuation: Bool {
    if isASCII { return isASCIIPunctuation }
    if isWholeSyllable { return false }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .dashPunctuation:
      return true
    case .otherPunctuation:
      return !Self.wideSigns.contains(self)
    default:
      return isApostrophe || self == "～"
    }
  }

  private var isASCIIPunctuation: Bool {
    switch self {
    case ".", ",", "!", "?", ";", ":", "\"", "'", "(", ")", "[", "]", "{", "}", "-", "~", "`": true
    default: false
    }
  }

  private static let wideSigns: Set<Unicode.Scalar> = ["＃", "％", "＆", "＠", "／", "＊", "＼"]

  /// Whether it is one of the signs people type for an apostrophe or a single quotation mark.
  var isApostrophe: Bool {
    switch self {
    case "'", "\u{2019}", "\u{2018}", "\u{02BC}", "\u{FF07}", "`", "\u{00B4}", "\u{2032}",
      "\u{201B}", "\u{02B9}":
      true
    default:
      false
    }
  }

  /// Whether it is one of the signs people type for a double quotation mark.
  var isDoubleQuote: Bool {
    switch self {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{00AB}", "\u{00BB}",
      "\u{FF02}", "\u{2033}":
      true
    default:
      false
    }
  }

  /// Whether it is one of the signs people type for a hyphen or a minus.
  var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}":
      true
    default: false
    }
  }

  /// Whether it shows nothing and means nothing between letters: a zero-width space, a byte
  /// order mark, a soft hyphen, a word joiner, a mark of direction.
  var isIgnorable: Bool {
    switch self {
    case "\u{200B}", "\u{FEFF}", "\u{00AD}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{061C}": true
    default: false
    }
  }

  /// Whether it makes the text it stands in a word: neither white space nor punctuation nor
  /// invisible.
  var isPartOfWord: Bool {
    !isWhitespace && !isSentencePunctuation && !isIgnorable
  }

  /// What the standard library's property of that name says, sooner for ASCII and Hangul.
  var isWhitespace: Bool {
    isASCII
      ? value == 0x20 || (0x09...0x0D).contains(value)
      : !isWholeSyllable && properties.isWhitespace
  }

  /// Whether it is a whole syllable of Hangul.
  private var isWholeSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
}
