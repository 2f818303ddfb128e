import UnicodeText

extension PlainCourseReader {
  /// The inside of a string.
  struct StringBytes {
    /// Where it is, without the quotation marks.
    let range: Range<Int>
    let isEscaped: Bool
    /// Whether all of it is text that needs no look: in normal form C, nothing of it invisible,
    /// a control or white space but for spaces of ASCII, no mark that goes on another letter.
    let isPlain: Bool
  }

  /// Passes a string.
  mutating func string() throws(Unusual) -> StringBytes {
    try pass(UInt8(ascii: "\""))
    let start = position
    var isEscaped = false
    var isPlain = true
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return StringBytes(
          range: start..<position - 1, isEscaped: isEscaped, isPlain: isPlain && !isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        position += 2
      case 0x20..<0x7F:
        position += 1
      case 0x80...:
        let length = plainLetterLength
        if length == 0 { isPlain = false }
        position += max(1, length)
      default:
        throw Unusual()
      }
    }
    throw Unusual()
  }

  /// The length of a letter or sign beyond ASCII that needs no look; 0 for any other.
  private var plainLetterLength: Int {
    guard position + 2 < bytes.count else { return 0 }
    let next = bytes[position + 1]
    switch bytes[position] {
    // Signs of Latin-1 but the soft hyphen and the space that does not break.
    case 0xC2: return next > 0xA0 && next != 0xAD ? 2 : 0
    // Letters of Europe, U+00C0 to U+02FF; Cyrillic, U+0400 to U+047F.
    case 0xC3...0xCB, 0xD0...0xD1: return 2
    // Dashes and quotation marks, U+2010 to U+2027.
    case 0xE2: return next == 0x80 && (0x90...0xA7).contains(bytes[position + 2]) ? 3 : 0
    // Ideographs, U+4E00 to U+9FFF.
    case 0xE4: return next >= 0xB8 ? 3 : 0
    case 0xE5...0xE9: return 3
    // Syllables of Hangul, U+AC00 to U+D7A3.
    case 0xEA: return next >= 0xB0 ? 3 : 0
    case 0xEB, 0xEC: return 3
    case 0xED: return (next, bytes[position + 2]) <= (0x9E, 0xA3) ? 3 : 0
    default: return 0
    }
  }

  /// Text as `CourseFileReader` takes it.
  mutating func text(limit: Int = CourseLimits.textLength) throws(Unusual) -> String {
    try beginValue()
    return try text(of: try string(), limit: limit)
  }

  /// Text that may be left empty, which is as good as none.
  mutating func optionalText() throws(Unusual) -> String? {
    try beginValue()
    let string = try string()
    return string.range.isEmpty ? nil : try text(of: string, limit: CourseLimits.textLength)
  }

  private func text(of string: StringBytes, limit: Int) throws(Unusual) -> String {
    let range = string.range
    if string.isPlain, range.count <= limit, let first = bytes[range].first, first != 0x20,
      bytes[range.upperBound - 1] != 0x20
    {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    return try lookedAt(try decoded(string), limit: limit)
  }

  /// Text with what is unusual about it put right, as far as there is nothing to tell of it.
  private func lookedAt(_ raw: String, limit: Int) throws(Unusual) -> String {
    guard raw.utf8.count <= limit || raw.utf8.count <= limit * 8 && raw.count <= limit,
      !raw.unicodeScalars.contains(where: \.isUnsafeInText)
    else { throw Unusual() }
    let text = raw.trimmingWhitespace.nfc
    guard !text.unicodeScalars.allSatisfy(\.isIgnorable) else { throw Unusual() }
    return text
  }

  /// What the string stands for.
  private func decoded(_ string: StringBytes) throws(Unusual) -> String {
    guard string.isEscaped else { return String(decoding: bytes[string.range], as: UTF8.self) }
    var scanner = JSONStringScanner(bytes: bytes, position: string.range.lowerBound)
    var text: [UInt8] = []
    while true {
      switch scanner.next() {
      case .byte(let byte): text.append(byte)
      case .escaped(let scalar): text += UTF8.encode(scalar).map(Array.init) ?? []
      case .end: return String(decoding: text, as: UTF8.self)
      default: throw Unusual()
      }
    }
  }

  /// An answer as `CourseFileReader` takes it.
  mutating func pattern() throws(Unusual) -> AnswerPattern {
    try beginValue()
    let string = try string()
    let pattern: AnswerPattern
    if string.isPlain, string.range.count <= CourseLimits.textLength {
      var reader = PlainPatternReader(bytes: bytes, range: string.range)
      pattern = try reader.pattern()
    } else {
      let source = try decoded(string)
      _ = try lookedAt(source, limit: CourseLimits.textLength)
      do throws(AnswerPatternError) {
        pattern = try AnswerPattern(source)
      } catch {
        throw Unusual()
      }
    }
    if string.range.count > CourseLimits.wordCount, !pattern.hasFewBlocks { throw Unusual() }
    return pattern
  }
}
