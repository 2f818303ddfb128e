import Files
import Lessons

extension String {
  /// The text as one line of what is printed: whatever could drive the terminal, end the line or
  /// turn it around is a replacement character, and so is a byte of a name that is no text.
  ///
  /// A file, a source or an option may be called anything. Tabs stay.
  package var printable: String {
    guard unicodeScalars.contains(where: \.cannotBePrinted) else { return self }
    return String(
      UnicodeScalarView(unicodeScalars.map { $0.cannotBePrinted ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var cannotBePrinted: Bool {
    isUnsafeInText && self != "\t" || FilePath.isEscape(self)
  }
}
