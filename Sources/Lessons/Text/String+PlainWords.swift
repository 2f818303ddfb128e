extension String {
  /// The length in UTF-8 of the word it begins with, when nothing about that needs looking into
  /// and nothing but stops of ASCII follows; nil otherwise.
  ///
  /// Such a word is letters and digits of ASCII and syllables of Hangul, with hyphens and
  /// apostrophes of ASCII between them at most: most words are. It is in normal form C, and
  /// differs harmlessly from others in its case alone.
  var plainWordLength: Int? {
    var copy = self
    return copy.withUTF8 { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1].isASCIIStop { end -= 1 }
      return end > 0 && bytes.isPlainWord(upTo: end) ? end : nil
    }
  }

  /// Whether its first character is a capital letter.
  var startsWithCapital: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? byte.isASCIICapital : first?.isUppercase == true
  }

  /// The same with small letters of ASCII for the capital ones.
  var lowercasedASCII: String {
    guard utf8.contains(where: \.isASCIICapital) else { return self }
    return String(decoding: utf8.map { $0.isASCIICapital ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// What stands between white space, and whether there is white space before and behind it all.
  var piecesBetweenSpaces: (pieces: [String], startsWithSpace: Bool, endsWithSpace: Bool) {
    var copy = self
    let pieces = copy.withUTF8 { bytes in
      // White space beyond ASCII begins with one of these bytes.
      bytes.allSatisfy { $0 < 0xC2 || $0 > 0xE3 }
        ? bytes.split(whereSeparator: \.isASCIISpace).map { String(decoding: $0, as: UTF8.self) }
        : nil
    }
    return (
      pieces ?? unicodeScalars.split(whereSeparator: \.isWhitespace).map { String($0) },
      unicodeScalars.first?.isWhitespace == true, unicodeScalars.last?.isWhitespace == true
    )
  }
}

extension UInt8 {
  fileprivate var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var isASCIICapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isASCIIStop: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }

  fileprivate var isASCIILetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isASCIIWordLink: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "-") }
}

extension UnsafeBufferPointer<UInt8> {
  /// - Precondition: The bytes are valid UTF-8, and a character ends at `end`.
  fileprivate func isPlainWord(upTo end: Int) -> Bool {
    guard !self[0].isASCIIWordLink, !self[end - 1].isASCIIWordLink else { return false }
    var index = 0
    while index < end {
      if self[index] >= 0x80 {
        guard isHangulSyllable(at: index) else { return false }
        index += 3
      } else {
        guard self[index].isASCIILetterOrDigit || self[index].isASCIIWordLink else { return false }
        index += 1
      }
    }
    return true
  }

  /// Whether a whole syllable of Hangul, U+AC00 to U+D7A3, begins at `index`.
  private func isHangulSyllable(at index: Int) -> Bool {
    switch self[index] {
    case 0xEB, 0xEC: true
    case 0xEA: self[index + 1] >= 0xB0
    case 0xED: (self[index + 1], self[index + 2]) <= (0x9E, 0xA3)
    default: false
    }
  }
}
