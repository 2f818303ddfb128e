nonisolated extension String {
  /// The text as an editor keeps it: line breaks of every kind as `\n`, a tab as four blanks,
  /// without other control characters.
  ///
  /// A tab would take no column where the text is shown again; and an escape character in a
  /// pasted text must never reach a terminal.
  var editable: String {
    guard unicodeScalars.contains(where: { !$0.isEditable }) else { return self }
    var kept = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\t": for _ in 0..<4 { kept.append(" ") }
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": kept.append("\n")
      default: if scalar.isEditable { kept.append(scalar) }
      }
    }
    return String(kept)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the code point is no control character, but for the line feed, and no separator of
  /// lines.
  fileprivate var isEditable: Bool {
    switch value {
    case 0x20...0x7E, 0x0A: true
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: false
    default: true
    }
  }
}
