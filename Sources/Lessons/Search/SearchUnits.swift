import UnicodeText

/// Text as searching compares it: UTF-16 without what searching is blind to.
///
/// Case, width, accents and invisible characters are gone, any white space is a space, any
/// apostrophe is `'`, and a hyphen between two letters is left out: e-mail is email. Hangul stays in whole syllables, so that a unit tells its own initial
/// consonant; letters that stand alone are those of the keyboard (U+3131 on), and two consonants
/// in one (ㄳ), which an input method makes of two keys, are two.
struct SearchUnits {
  private(set) var units: [UInt16] = []
  /// Code points that only utf8proc knows how to fold.
  private var waiting = String.UnicodeScalarView()

  /// - Parameter text: In normal form C.
  init(_ text: String) {
    units.reserveCapacity(text.utf16.count)
    for scalar in text.unicodeScalars { append(scalar) }
    fold()
  }

  /// No units.
  init() {}

  /// Adds the units of one code point; text is folded code point by code point, but that a letter
  /// takes away a hyphen before it.
  mutating func add(_ scalar: Unicode.Scalar) {
    append(scalar)
    fold()
  }

  @inline(__always)
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80:
      fold()
      appendASCII(UInt16(scalar.value))
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF:
      fold()
      units.append(UInt16(scalar.value))
    case 0x3131...0x318E:
      fold()
      appendLetter(UInt16(scalar.value))
    default:
      waiting.append(scalar)
    }
  }

  private mutating func appendASCII(_ value: UInt16) {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: appendLatin(value | 0x20)
    case 0x09...0x0D: units.append(0x20)
    case 0x60: units.append(0x27)
    default: units.append(value)
    }
  }

  @inline(__always)
  private mutating func appendLatin(_ letter: UInt16) {
    if endsInHyphen { units.removeLast() }
    units.append(letter)
  }

  /// Whether a hyphen is last that may turn out to stand between two letters.
  var endsInHyphen: Bool {
    units.last == Self.hyphen && units.count > 1 && (0x61...0x7A).contains(units[units.count - 2])
  }

  /// Whether a hyphen stands in a place.
  func keepsHyphen(at place: Int) -> Bool { units[place] == Self.hyphen }

  private static let hyphen: UInt16 = 0x2D

  private mutating func fold() {
    guard !waiting.isEmpty else { return }
    for scalar in String(waiting).foldedForMatching.unicodeScalars { appendFolded(scalar) }
    waiting = String.UnicodeScalarView()
  }

  private mutating func appendFolded(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      appendASCII(UInt16(scalar.value))
    } else if let letter = HangulJamo.keyboardLetter(of: scalar) {
      appendLetter(letter)
    } else if scalar.isWhitespace {
      units.append(0x20)
    } else if scalar.isApostrophe {
      units.append(0x27)
    } else if scalar.isDoubleQuote {
      units.append(0x22)
    } else if !scalar.isIgnorable {
      units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
    }
  }

  private mutating func appendLetter(_ letter: UInt16) {
    if let (first, second) = HangulJamo.parts(of: letter) {
      units.append(first)
      units.append(second)
    } else {
      units.append(letter)
    }
  }
}
