extension Language {
  /// The language of a code of the shape that BCP 47 has: a word of two to eight letters, then
  /// subtags; nil for anything else.
  package init?(checking code: String) {
    guard code.isLanguageCode else { return nil }
    self.init(code: code)
  }
}

extension Language {
  /// Whether its words are written one after the other, so that blocks need cuts by the author.
  package var isWrittenWithoutSpaces: Bool {
    ["bo", "dz", "ja", "km", "lo", "my", "th", "yue", "zh"].contains(primaryCode)
  }
}
