/// Reads an answer pattern as `AnswerPatternParser` does, from bytes that need no look.
struct PlainPatternReader {
  typealias Unusual = PlainCourseReader.Unusual

  private let bytes: [UInt8]
  private let range: Range<Int>
  private var position: Int

  /// - Parameter range: The bytes of the pattern: text without escapes of which every character
  ///   is one code point, in normal form C, and white space only spaces of ASCII.
  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    position = range.lowerBound
  }

  /// - Throws: At the first mistake.
  mutating func pattern() throws(Unusual) -> AnswerPattern {
    let (parts, holdsWord) = try sequence(depth: 0)
    guard position == range.upperBound, holdsWord else { throw Unusual() }
    return AnswerPattern(parts: parts)
  }

  private var peek: UInt8? { position < range.upperBound ? bytes[position] : nil }

  /// Parts up to the end, a `|` or a `}`, and whether every way through them has a word.
  private mutating func sequence(
    depth: Int
  ) throws(Unusual) -> (parts: [AnswerPattern.Part], holdsWord: Bool) {
    var parts: [AnswerPattern.Part] = []
    var holdsWord = false
    while let byte = peek, byte != UInt8(ascii: "|"), byte != UInt8(ascii: "}") {
      switch byte {
      case UInt8(ascii: "{"):
        let (part, holds) = try alternatives(depth: depth + 1)
        parts.append(part)
        holdsWord = holdsWord || holds
      case UInt8(ascii: "~"):
        try passJoin()
        parts.append(.join)
      default:
        let text = text()
        parts.append(.text(text.text))
        holdsWord = holdsWord || text.holdsWord
      }
    }
    return (parts, holdsWord)
  }

  private mutating func alternatives(
    depth: Int
  ) throws(Unusual) -> (part: AnswerPattern.Part, holdsWord: Bool) {
    guard depth <= AnswerPatternParser.depthLimit else { throw Unusual() }
    var branches: [[AnswerPattern.Part]] = []
    var holdsWord = true
    repeat {
      position += 1
      let (parts, holds) = try sequence(depth: depth)
      branches.append(parts)
      holdsWord = holdsWord && holds
    } while peek == UInt8(ascii: "|")
    guard peek == UInt8(ascii: "}") else { throw Unusual() }
    position += 1
    return (.alternatives(branches), holdsWord)
  }

  /// All up to the next sign of the notation, and whether there is a word in it.
  private mutating func text() -> (text: String, holdsWord: Bool) {
    let start = position
    var holdsWord = false
    while position < range.upperBound, !bytes[position].isPatternSign {
      // Letters and digits of ASCII, and the first bytes of ideographs and of Hangul.
      let byte = bytes[position]
      if byte < 0x80 ? byte.isASCIIWord && byte != UInt8(ascii: "_") : byte >= 0xE4 {
        holdsWord = true
      }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return (text, holdsWord || text.unicodeScalars.contains(where: \.isPartOfWord))
  }

  /// Passes a `~` that has something to join on both sides.
  private mutating func passJoin() throws(Unusual) {
    let neighbours = [position - 1, position + 1]
    for neighbour in neighbours {
      guard range.contains(neighbour), bytes[neighbour] != UInt8(ascii: "~"),
        bytes[neighbour] != 0x20
      else { throw Unusual() }
    }
    position += 1
  }
}

extension UInt8 {
  fileprivate var isPatternSign: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "~"): true
    default: false
    }
  }
}

extension AnswerPattern {
  /// Whether its first path makes blocks that fit on a screen.
  var hasFewBlocks: Bool {
    let words = AnswerWords(firstPath).words
    return words.count <= CourseLimits.wordCount
      && words.allSatisfy { word in
        word.text.utf8.count <= CourseLimits.wordLength
          || word.text.count <= CourseLimits.wordLength
      }
  }
}
