import UnicodeText

/// A word without what carries no meaning: case, width, invisible marks, kinds of apostrophes and
/// hyphens, and the punctuation at its edges.
enum WordKey {
  /// The key of a word; empty when nothing of it carries meaning.
  static func key(of word: String) -> String {
    if word.unicodeScalars.allSatisfy(\.isSurelyKey) { return word }
    var scalars = plain(word)
    trim(&scalars)
    removeStopsOfInitials(&scalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func plain(_ word: String) -> [Unicode.Scalar] {
    var view = String.UnicodeScalarView()
    // Before compatibility forms are taken: one of the apostrophes would fall apart.
    for scalar in word.unicodeScalars where !scalar.isIgnorable {
      if scalar.isApostrophe {
        view.append("'")
      } else if scalar.isHyphen {
        view.append("-")
      } else if scalar.isDoubleQuote {
        view.append("\"")
      } else {
        view.append(scalar)
      }
    }
    return String(view).nfkc.unicodeScalars.map(\.lowercase)
  }

  /// Takes away punctuation at the edges, but for signs that a word is written with: `--force`,
  /// `-5`, `.env`.
  private static func trim(_ scalars: inout [Unicode.Scalar]) {
    guard let first = scalars.firstIndex(where: \.isPartOfWord),
      let last = scalars.lastIndex(where: \.isPartOfWord)
    else {
      scalars = []
      return
    }
    var start = first
    while start > 0, first - start < 2, scalars[start - 1] == "-" { start -= 1 }
    if start == first, start > 0, scalars[start - 1] == "." { start -= 1 }
    let isDash = start > 0 && (scalars[start - 1] == "-" || scalars[start - 1] == ".")
    scalars = Array(scalars[(isDash ? first : start)...last])
  }

  /// `a.m` is `am`, `U.S` is `us`.
  private static func removeStopsOfInitials(_ scalars: inout [Unicode.Scalar]) {
    guard scalars.count > 2, scalars.contains(".") else { return }
    let parts = scalars.split(separator: ".", omittingEmptySubsequences: false)
    let isOfInitials = parts.allSatisfy {
      $0.count == 1 && $0.allSatisfy(\.properties.isAlphabetic)
    }
    if isOfInitials { scalars.removeAll { $0 == "." } }
  }
}

extension Unicode.Scalar {
  /// Whether a word of nothing else is a key: small letters, whole syllables of Hangul.
  fileprivate var isSurelyKey: Bool {
    (0x61...0x7A).contains(value) || (0xAC00...0xD7A3).contains(value)
  }
}
