extension Unicode.Scalar {
  /// Whether text from outside may not hold it: it could drive the terminal or turn a line
  /// around.
  ///
  /// The C0 and C1 controls with DEL, the line and paragraph separators, and the embeddings,
  /// overrides and isolates of the bidirectional algorithm. Marks of direction (U+200E, U+200F,
  /// U+061C) act on their neighbours only and are let through.
  package var isUnsafeInText: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `"U+001B"`.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
