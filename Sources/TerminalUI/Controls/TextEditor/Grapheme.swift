import Terminal

/// What wrapping, the caret and finding a place in the text need to know of one character, in
/// eight bytes.
///
/// A `Character` takes a hundred nanoseconds to tell its width and its kind. A key in a paragraph
/// of a hundred thousand characters asks all of them; here that takes a hundred microseconds.
nonisolated struct Grapheme: Hashable {
  private let bits: UInt64

  private static let widthMask: UInt64 = 0b11111
  private static let newline: UInt64 = 1 << 5
  private static let whitespace: UInt64 = 1 << 6
  private static let lineBreak: UInt64 = 1 << 7
  private static let ideographic: UInt64 = 1 << 8
  private static let closing: UInt64 = 1 << 9
  private static let lengthShift: UInt64 = 10

  /// What `character` is.
  init(_ character: Character) {
    let length = character.utf8.count
    bits = Self.properties(of: character, length: length) | UInt64(length) << Self.lengthShift
  }

  /// Bytes it takes in UTF-8.
  var utf8Count: Int { Int(bits >> Self.lengthShift) }
  /// Columns it takes; a tab `tabWidth`.
  var width: Int { Int(bits & Self.widthMask) }
  /// Columns of a tab, wherever it stands.
  static let tabWidth = 4
  /// Whether it ends a paragraph.
  var isNewline: Bool { bits & Self.newline != 0 }
  /// Whether it stands between words.
  var isWhitespace: Bool { bits & Self.whitespace != 0 }
  /// Whether a line may end here and the character go.
  var allowsLineBreak: Bool { bits & Self.lineBreak != 0 }
  /// Whether a line may end before and after it.
  var isIdeographic: Bool { bits & Self.ideographic != 0 }
  /// Whether a line must not begin with it.
  var isClosingPunctuation: Bool { bits & Self.closing != 0 }

  private static func properties(of character: Character, length: Int) -> UInt64 {
    if length == 1, let byte = character.utf8.first { return asciiProperties[Int(byte)] }
    return isHangulSyllable(character, length: length) ? 2 : slowProperties(of: character)
  }

  /// The properties of the characters of one byte.
  private static let asciiProperties = (UInt8(0)..<0x80).map { byte in
    slowProperties(of: Character(Unicode.Scalar(byte)))
  }

  private static func slowProperties(of character: Character) -> UInt64 {
    var bits = UInt64(character == "\t" ? tabWidth : character.displayWidth)
    if character.isNewline { bits |= newline }
    if character.isWhitespace { bits |= whitespace }
    if character.allowsLineBreak { bits |= lineBreak }
    if character.isIdeographic { bits |= ideographic }
    if character.isClosingPunctuation { bits |= closing }
    return bits
  }

  /// Whether this is one of the syllables that most Korean text consists of: two columns wide,
  /// and nothing else to know.
  private static func isHangulSyllable(_ character: Character, length: Int) -> Bool {
    guard length == 3, let scalar = character.unicodeScalars.first else { return false }
    return (0xAC00...0xD7A3).contains(scalar.value)
  }
}
