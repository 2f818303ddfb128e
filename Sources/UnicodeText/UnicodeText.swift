import CUtf8proc

/// Unicode normal forms and folding, as utf8proc computes them.
///
/// Text enters the app in many shapes: a Korean keyboard may send syllables as separate letters,
/// a course file may hold `é` as two code points, a terminal may paste full-width letters. Every
/// room that takes text from outside brings it to one shape here, so that nobody compares shapes.
extension String {
  /// The text in Unicode normal form C: syllables and accented letters as single code points.
  ///
  /// - Complexity: O(*n*); most text is found to be in that form at a glance.
  package var nfc: String {
    isASCII || unicodeScalars.allSatisfy(\.isSurelyNFC) ? self : mapped(UTF8PROC_COMPOSE)
  }

  /// The text in Unicode normal form KC: also full-width letters, ligatures and the like as the
  /// plain letters they stand for.
  package var nfkc: String {
    isASCII ? self : mapped(UTF8PROC_COMPOSE, UTF8PROC_COMPAT)
  }

  /// The text as loose matching compares it: compatibility decomposed, case folded, accents,
  /// strokes and invisible marks gone, hyphens of one kind.
  ///
  /// `"Café"`, `"CAFE"` and `"ｃａｆｅ"` fold to the same text. Hangul is left as single letters
  /// (conjoining jamo), so a syllable still being typed is a prefix of the finished one: folded
  /// `"하"` starts folded `"한국"`, and so does the bare consonant `"ㅎ"`.
  package var foldedForMatching: String {
    if isASCII { return lowercased() }
    let folded = mapped(
      UTF8PROC_DECOMPOSE, UTF8PROC_COMPAT, UTF8PROC_CASEFOLD, UTF8PROC_STRIPMARK,
      UTF8PROC_IGNORE)
    guard folded.unicodeScalars.contains(where: { $0.matchingBase != nil }) else { return folded }
    var view = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars { view.append(scalar.matchingBase ?? scalar) }
    return String(view)
  }

  /// Whether loose matching finds `prefix` at the start of this text.
  ///
  /// Compares code points, not characters: the last syllable of `prefix` may still be growing.
  package func matchesLoosely(prefix: String) -> Bool {
    foldedForMatching.unicodeScalars.starts(with: prefix.foldedForMatching.unicodeScalars)
  }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Runs `utf8proc_map` over the text; what utf8proc refuses (it cannot refuse valid UTF-8
  /// shorter than 2 GiB) is returned unchanged.
  private func mapped(_ options: utf8proc_option_t...) -> String {
    let flags = options.reduce(UTF8PROC_STABLE.rawValue) { $0 | $1.rawValue }
    var copy = self
    return copy.withUTF8 { source in
      var result: UnsafeMutablePointer<UInt8>?
      let length = utf8proc_map(
        source.baseAddress, source.count, &result, utf8proc_option_t(rawValue: flags))
      defer { free(result) }
      guard length >= 0, let result else { return nil }
      return String(decoding: UnsafeBufferPointer(start: result, count: length), as: UTF8.self)
    } ?? self
  }
}

extension Unicode.Scalar {
  /// The letter that one with a stroke through it stands for, and the hyphen for others of its
  /// kind: no decomposition parts them.
  fileprivate var matchingBase: Unicode.Scalar? {
    switch self {
    case "đ", "ð", "ɖ": "d"
    case "ł", "ƚ": "l"
    case "ø": "o"
    case "ħ": "h"
    case "ŧ": "t"
    case "ı": "i"
    case "ƀ": "b"
    case "ɨ": "i"
    case "ʉ": "u"
    case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}": "-"
    default: nil
    }
  }

  /// Whether it is itself in normal form C and takes no part in any composition, as the second of
  /// two: letters of Europe before the combining marks, general punctuation, ideographs, whole
  /// syllables of Hangul.
  fileprivate var isSurelyNFC: Bool {
    switch value {
    case ..<0x300, 0x2010...0x2027, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
