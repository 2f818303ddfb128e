/// What is longer than any answer, and is not looked at.
enum AnswerLimits {
  /// Bytes of a word that is typed.
  static let word = 1_000
  /// Code points of a pasted text.
  static let paste = 2_000
}

extension String {
  /// Its first code points; one character may have any number of them.
  func start(_ count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
  }
}
