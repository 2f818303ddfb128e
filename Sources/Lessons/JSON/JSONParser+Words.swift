extension JSONParser {
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The character here for a message: nil at the end, a name for what should not be printed.
  var characterHere: String? {
    guard position < bytes.count else { return nil }
    let text = String(decoding: bytes[position..<min(position + 64, bytes.count)], as: UTF8.self)
    guard let character = text.first else { return nil }
    if let unsafe = character.unicodeScalars.first(where: \.isUnsafeInText) {
      return unsafe.codePointName
    }
    return String(character)
  }

  /// Passes white space, and comments, which JSON does not have.
  mutating func skipBlanks() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where skipComment(): break
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    let start = position
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
      position = min(position + 2, bytes.count)
    default:
      return false
    }
    report(.comment, at: start)
    recovered()
    return true
  }

  /// A number, `true`, `false` or `null`; reports anything else and passes it.
  mutating func literal() -> JSONNode.Value {
    let start = position
    let word = takeWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": report(.expectedValue(found: characterHere))
    default:
      if let first = word.utf8.first, first.isDigit || "+-.".utf8.contains(first) {
        if word.isJSONNumber { return .number(word) }
        report(.invalidNumber, at: start)
      } else {
        report(.expectedValue(found: word), at: start)
      }
    }
    skipToDelimiter()
    return .invalid
  }

  /// A key without its double quotes, or in single ones.
  mutating func bareWord() -> String? {
    if peek == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].prefix(100).firstIndex(of: UInt8(ascii: "'"))
    {
      let word = String(decoding: bytes[position + 1..<end], as: UTF8.self)
      position = end + 1
      return word
    }
    let word = takeWord()
    return word.isEmpty ? nil : word
  }

  /// Letters, digits and the signs of numbers from here on; at most 64 are told.
  private mutating func takeWord() -> String {
    let start = position
    while let byte = peek, byte.isASCIIWord || "+-.".utf8.contains(byte) { position += 1 }
    return String(decoding: bytes[start..<min(position, start + 64)], as: UTF8.self)
  }

  /// Goes to the next comma or closing bracket that belongs to what is being read, or to the end
  /// of the line.
  mutating func skipToDelimiter() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: "\n") where depth == 0: return
      default: break
      }
      position += 1
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is a letter, a digit or a low line of ASCII.
  var isASCIIWord: Bool {
    isDigit || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension String {
  /// Whether it follows the grammar of numbers in RFC 8259, section 6.
  fileprivate var isJSONNumber: Bool {
    var rest = Substring(self).utf8
    func digits() -> Int {
      let count = rest.prefix { $0.isDigit }.count
      rest = rest.dropFirst(count)
      return count
    }
    func skip(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !(startsWithZero && whole > 1) else { return false }
    if skip(".") { guard digits() > 0 else { return false } }
    if skip("eE") {
      _ = skip("+-")
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
