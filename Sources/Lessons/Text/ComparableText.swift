import UnicodeText

/// Text as answers are compared: the one shape that live feedback and the verdict share.
struct ComparableText: Hashable, Sendable {
  /// Words as code points, parted by single spaces; not parted when spacing is overlooked.
  let scalars: [Unicode.Scalar]

  init(_ text: String, overlooking layers: ComparisonLayers) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    // An array of them is taken apart in a fraction of the time that a string takes.
    for word in Array(text.nfc.unicodeScalars).split(whereSeparator: \.isWhitespace) {
      let bare = layers.contains(.punctuation) ? word.trimmingSentencePunctuation : word
      let visible = bare.lazy.filter { !$0.isIgnorable }.map(layers.folded)
      guard !visible.isEmpty else { continue }
      if !scalars.isEmpty && !layers.contains(.spacing) { scalars.append(" ") }
      scalars += visible
    }
    self.scalars = scalars
  }

  /// The words as text.
  var words: [String] { scalars.split(separator: " ").map(String.init(scalars:)) }

  /// The words with all harmless differences taken away.
  static func words(of text: String) -> [String] {
    ComparableText(text, overlooking: .harmless).words
  }

  /// The word or phrase with all harmless differences taken away.
  static func key(of text: String) -> String {
    if let length = text.plainWordLength {
      return String(text[..<text.utf8.index(text.startIndex, offsetBy: length)]).lowercasedASCII
    }
    return String(scalars: ComparableText(text, overlooking: .harmless).scalars)
  }
}

extension String {
  fileprivate init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    // One by one: appending a sequence is not specialised, and takes ten times as long.
    for scalar in scalars { view.append(scalar) }
    self.init(view)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Without the punctuation at either end.
  fileprivate var trimmingSentencePunctuation: ArraySlice<Unicode.Scalar> {
    guard let first = firstIndex(where: \.isBare), let last = lastIndex(where: \.isBare) else {
      return []
    }
    return self[first...last]
  }
}

extension Unicode.Scalar {
  /// Whether it stays when punctuation is taken away.
  fileprivate var isBare: Bool { !isSentencePunctuation && !isIgnorable }
}
