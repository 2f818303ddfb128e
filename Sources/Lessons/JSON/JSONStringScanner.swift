/// Takes the inside of a JSON string apart, knowing where each piece stands.
struct JSONStringScanner {
  /// A piece of a string.
  enum Piece: Hashable {
    case byte(UInt8)
    /// What an escape stands for.
    case escaped(Unicode.Scalar)
    /// A raw control character, which JSON does not allow in strings.
    case control(Unicode.Scalar)
    case invalidEscape
    /// The escape of half of a surrogate pair.
    case loneSurrogate
    /// The closing quotation mark.
    case end
    /// The line or the text ends before the string does.
    case unterminated
  }

  private let bytes: [UInt8]
  /// Offset of the next piece.
  private(set) var position: Int

  /// - Parameter position: The offset behind the opening quotation mark.
  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func next() -> Piece {
    guard position < bytes.count else { return .unterminated }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""):
      position += 1
      return .end
    case UInt8(ascii: "\\"):
      return escape()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return .unterminated
    case 0..<0x20:
      position += 1
      return .control(Unicode.Scalar(byte))
    default:
      position += 1
      return .byte(byte)
    }
  }

  /// What stands in the string for something that was reported: U+FFFD, so that a text of nothing
  /// else is not blank, too.
  static let replacement = Array("\u{FFFD}".utf8)

  /// The offset in the text of what decodes to the byte `utf8Offset` of the string.
  mutating func offset(ofDecoded utf8Offset: Int) -> Int {
    var decoded = 0
    while true {
      let start = position
      switch next() {
      case .byte: decoded += 1
      case .escaped(let scalar): decoded += UTF8.width(scalar)
      case .control, .invalidEscape, .loneSurrogate: decoded += Self.replacement.count
      case .end, .unterminated: return start
      }
      if decoded > utf8Offset { return start }
    }
  }

  private mutating func escape() -> Piece {
    position += 1
    guard position < bytes.count else { return .invalidEscape }
    let byte = bytes[position]
    if byte < 0x20 { return .invalidEscape }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return .escaped(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return .escaped("\u{8}")
    case UInt8(ascii: "f"): return .escaped("\u{C}")
    case UInt8(ascii: "n"): return .escaped("\n")
    case UInt8(ascii: "r"): return .escaped("\r")
    case UInt8(ascii: "t"): return .escaped("\t")
    case UInt8(ascii: "u"): return codePoint()
    default: return .invalidEscape
    }
  }

  /// The code point of `\u`, or of two of them that are a surrogate pair.
  private mutating func codePoint() -> Piece {
    guard let unit = hexadecimal() else { return .invalidEscape }
    if let scalar = Unicode.Scalar(unit) { return .escaped(scalar) }
    guard UTF16.isLeadSurrogate(unit), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
    else { return .loneSurrogate }
    let rest = position
    position += 2
    guard let trail = hexadecimal(), UTF16.isTrailSurrogate(trail) else {
      position = rest
      return .loneSurrogate
    }
    return .escaped(UTF16.decode(UTF16.EncodedScalar([unit, trail])))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    position += 4
    return value
  }
}
