/// A table of texts in the format of `.strings` files: `"key" = "text";`, and comments between.
///
/// A small part of what property lists may be, and read in a tenth of the time: the first frame
/// waits for it.
nonisolated struct StringsTable {
  /// The texts by their keys.
  private(set) var texts: [String: String] = [:]
  private var rest: Substring.UTF8View

  /// Reads a table; nil when it is none.
  ///
  /// A backslash stands before a quotation mark or another backslash that is meant as such, and
  /// `\n` is a line break.
  init?(_ source: String) {
    rest = source[...].utf8
    while skipBlanks(), !rest.isEmpty {
      guard let key = readText(), skipBlanks(), skip("="), skipBlanks(), let text = readText(),
        skipBlanks(), skip(";"), texts.updateValue(text, forKey: key) == nil
      else { return nil }
    }
    guard rest.isEmpty else { return nil }
  }

  /// Goes on behind white space and comments; false when a comment has no end.
  private mutating func skipBlanks() -> Bool {
    while let first = rest.first {
      if first == UInt8(ascii: " ") || (0x09...0x0D).contains(first) {
        rest.removeFirst()
      } else if rest.starts(with: "/*".utf8) {
        guard skipComment() else { return false }
      } else {
        return true
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    rest.removeFirst(2)
    while let star = rest.firstIndex(of: UInt8(ascii: "*")) {
      rest = rest[rest.index(after: star)...]
      if skip("/") { return true }
    }
    return false
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// The text between two quotation marks; nil when there is none.
  private mutating func readText() -> String? {
    guard skip("\"") else { return nil }
    var text = ""
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    {
      text += Substring(rest[..<end])
      let isEscape = rest[end] == UInt8(ascii: "\\")
      rest = rest[rest.index(after: end)...]
      guard isEscape else { return text }
      if skip("n") {
        text += "\n"
      } else if skip("\"") {
        text += "\""
      } else if skip("\\") {
        text += "\\"
      } else {
        return nil
      }
    }
    return nil
  }
}
