nonisolated extension String {
  /// The text as an editor keeps it: line breaks of every kind as `\n`, tabs as they are, without
  /// other control characters.
  ///
  /// An escape character in a pasted text must never reach a terminal.
  var editable: String {
    guard unicodeScalars.contains(where: { !$0.isEditable }) else { return self }
    var kept = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": kept.append("\n")
      default: if scalar.isEditable { kept.append(scalar) }
      }
    }
    return String(kept)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the code point is no control character, but for tab and line feed, and no separator of
  /// lines.
  fileprivate var isEditable: Bool {
    switch value {
    case 0x20...0x7E, 0x09, 0x0A: true
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: false
    default: true
    }
  }
}

nonisolated extension StringProtocol {
  /// The text as it is drawn: a tab takes no column by itself, so blanks stand for it.
  package var withBlanksForTabs: String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return String(self) }
    let blanks = String(repeating: " ", count: Grapheme.tabWidth)
    return reduce(into: "") { $0 += $1 == "\t" ? blanks : String($1) }
  }
}
