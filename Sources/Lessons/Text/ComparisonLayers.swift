/// What a comparison overlooks, beyond normal form and the width of white space.
struct ComparisonLayers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let letterCase = ComparisonLayers(rawValue: 1 << 0)
  static let apostrophes = ComparisonLayers(rawValue: 1 << 1)
  static let punctuation = ComparisonLayers(rawValue: 1 << 2)
  /// Where words are parted.
  ///
  /// Never part of `harmless`: only some languages forgive it.
  static let spacing = ComparisonLayers(rawValue: 1 << 3)

  /// Differences in these alone never make an answer wrong.
  static let harmless: ComparisonLayers = [.letterCase, .apostrophes, .punctuation]

  /// The code point that stands for `scalar` in a comparison.
  func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var result = scalar
    if contains(.letterCase) { result = result.lowercase }
    if contains(.apostrophes) {
      if result.isApostrophe { return "'" }
      if result.isDoubleQuote { return "\"" }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Itself in lower case, when that is a single code point.
  var lowercase: Unicode.Scalar {
    if isASCII {
      return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
    }
    let mapping = properties.lowercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.count == 1 else { return self }
    return first
  }
}
