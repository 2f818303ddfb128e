/// A table of texts in the format of `.strings` files: `"key" = "text";`, and comments between.
///
/// A small part of what property lists may be, and read in a fraction of the time, byte by byte:
/// the first frame waits for it, and so does a prompt that asks what is due.
struct StringsTable {
  /// The texts by their keys.
  private(set) var texts: [String: String] = [:]
  private let bytes: [UInt8]
  private var position = 0

  /// More texts than the app's tables have, so that they are never moved.
  private static let capacity = 1_000

  /// Reads a table; nil when it is none.
  init?(_ source: String) {
    self.init(Array(source.utf8))
  }

  /// Reads a table in UTF-8; nil when it is none.
  ///
  /// A backslash stands before a quotation mark or another backslash that is meant as such, and
  /// `\n` is a line break.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    texts.reserveCapacity(Self.capacity)
    while skipBlanks(), position < bytes.count {
      guard let key = readText(), skipBlanks(), skip("="), skipBlanks(), let text = readText(),
        skipBlanks(), skip(";"), texts.updateValue(text, forKey: key) == nil
      else { return nil }
    }
    guard position == bytes.count else { return nil }
  }

  /// Goes on behind white space and comments; false when a comment has no end.
  private mutating func skipBlanks() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), 0x09...0x0D: position += 1
      case UInt8(ascii: "/") where bytes[position...].starts(with: "/*".utf8):
        guard skipComment() else { return false }
      default: return true
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    position += 2
    while let star = bytes[position...].firstIndex(of: UInt8(ascii: "*")) {
      position = star + 1
      if skip("/") { return true }
    }
    return false
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// The text between two quotation marks; nil when there is none, or when it is no UTF-8.
  private mutating func readText() -> String? {
    guard skip("\"") else { return nil }
    var text = ""
    while let end = endOfPiece {
      guard let piece = String(validating: bytes[position..<end], as: UTF8.self) else { return nil }
      text = text.isEmpty ? piece : text + piece
      position = end + 1
      if bytes[end] == UInt8(ascii: "\"") { return text }
      guard let escaped = readEscaped() else { return nil }
      text += escaped
    }
    return nil
  }

  /// Where the next quotation mark or backslash is; nil when there is none.
  private var endOfPiece: Int? {
    bytes[position...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  }

  /// What is meant by what stands behind a backslash.
  private mutating func readEscaped() -> String? {
    if skip("n") { return "\n" }
    if skip("\"") { return "\"" }
    return skip("\\") ? "\\" : nil
  }
}
