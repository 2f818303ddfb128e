/// Reads the bytes of a JSON object (RFC 8259), field by field.
struct FlatScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The fields of the object that all bytes are; nil when they are none.
  mutating func object() -> [FlatObject.Field]? {
    guard take("{") else { return nil }
    var fields: [FlatObject.Field] = []
    if take("}") { return isAtEnd ? fields : nil }
    repeat {
      guard let key = string(), take(":"), let value = value() else { return nil }
      fields.append(FlatObject.Field(key, value))
    } while take(",")
    return take("}") && isAtEnd ? fields : nil
  }

  private var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x09 { position += 1 }
  }

  private mutating func value() -> FlatObject.Value? {
    switch next {
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nested()
    default: return word()
    }
  }

  /// A number, or one of the three words there are.
  private mutating func word() -> FlatObject.Value? {
    let start = position
    while let byte = next, byte > 0x20, !",]}:\"{[".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text == "null" { return .null }
    if let number = Int64(text), text.first != "+" { return .integer(number) }
    return text == "true" || text == "false" || Double(text) != nil ? .other(text) : nil
  }

  /// An array or an object, as it stands.
  private mutating func nested() -> FlatObject.Value? {
    let start = position
    var depth = 0
    repeat {
      switch next {
      case nil: return nil
      case UInt8(ascii: "\""): guard string() != nil else { return nil }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      default: position += 1
      }
    } while depth > 0
    return .other(String(decoding: bytes[start..<position], as: UTF8.self))
  }
}

extension FlatScanner {
  /// A string with its quotes; nil when it does not end, or is none.
  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    guard next == UInt8(ascii: "\\") else {
      guard next != nil else { return nil }
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let scalar = escape() else { return nil }
        text += String(scalar).utf8
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// What follows a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch Unicode.Scalar(byte) {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u": return unicodeEscape()
    case let sign: return "\"\\/".unicodeScalars.contains(sign) ? sign : nil
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard next == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    position += 1
    guard next == UInt8(ascii: "u") else { return nil }
    position += 1
    guard let low = hexadecimal() else { return nil }
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
  }
}
