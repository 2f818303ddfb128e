import UnicodeText

/// The text of a memo: something to read, in lines, in normal form C, unable to drive a terminal.
package struct MemoText: Hashable, Sendable {
  /// Lines end in `"\n"` alone.
  package let string: String

  /// Bytes of UTF-8 that a memo may have: 16 MiB, twice what the largest paste brings.
  package static let byteLimit = 16 * 1_024 * 1_024

  /// Takes what was typed, pasted or read.
  ///
  /// Every kind of line end becomes `"\n"`, and the mark that files may have before UTF-8 goes. Tabs stay; other control characters and those that
  /// turn the direction of text around (see `Unicode.Scalar.isUnsafeInText`) are dropped.
  ///
  /// - Throws: When nothing is left to see, or more than `byteLimit`.
  package init(_ text: String) throws(MemoTextError) {
    let clean = text.withoutByteOrderMark.withoutUnsafeCharacters.nfc
    guard clean.utf8.count <= Self.byteLimit else {
      throw .tooLong(bytes: clean.utf8.count, limit: Self.byteLimit)
    }
    guard !clean.isBlank else { throw .blank }
    string = clean
  }

  /// Takes what was the text of a memo before, without looking at it again.
  package init(alreadyClean string: String) {
    self.string = string
  }
}

/// Why a text is none for a memo.
package enum MemoTextError: Error, Hashable, Sendable {
  /// Nothing but white space and invisible characters.
  case blank
  /// More bytes of UTF-8 than `limit`.
  case tooLong(bytes: Int, limit: Int)
}

extension StringProtocol {
  /// Whether it has nothing to see.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.isWhitespace || $0.isIgnorable }
  }
}

extension String {
  fileprivate var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }

  fileprivate var withoutUnsafeCharacters: String {
    guard unicodeScalars.contains(where: { $0.isUnsafeInText && $0 != "\n" && $0 != "\t" }) else {
      return self
    }
    var result = UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if scalar.endsLine {
        if !(isAfterReturn && scalar == "\n") { result.append("\n") }
      } else if scalar == "\t" || !scalar.isUnsafeInText {
        result.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it (Unicode Standard, section 5.8).
  fileprivate var endsLine: Bool {
    switch self {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
