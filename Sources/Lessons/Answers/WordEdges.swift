/// A word parted from the punctuation at its edges.
struct WordEdges: Hashable, Sendable {
  let leading: String
  /// Empty when the word is nothing but punctuation.
  let core: String
  let trailing: String

  init(_ word: String, quotes: SingleQuotes) {
    if let length = word.plainWordLength {
      let end = word.utf8.index(word.startIndex, offsetBy: length)
      (leading, core, trailing) = ("", String(word[..<end]), String(word[end...]))
      return
    }
    let scalars = word.unicodeScalars
    guard let first = scalars.firstIndex(where: \.isPartOfWord),
      let last = scalars.lastIndex(where: \.isPartOfWord)
    else {
      (leading, core, trailing) = (word, "", "")
      return
    }
    let start = scalars.index(
      first, offsetBy: -Self.ownPrefixLength(scalars[..<first], quotes: quotes))
    var end = scalars.index(after: last)
    if end < scalars.endIndex, Self.closesWord(scalars[..<end], scalars[end], quotes: quotes) {
      end = scalars.index(after: end)
    }
    leading = String(scalars[..<start])
    core = String(scalars[start..<end])
    trailing = String(scalars[end...])
  }

  /// Whether a sentence ends after this word.
  var endsSentence: Bool {
    !trailing.isEmpty && trailing.endsSentence
      && (trailing != "." || !Self.abbreviations.contains(core.lowercased()))
  }

  private static let abbreviations: Set = [
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "no", "jr", "sr",
  ]

  /// How much of the punctuation before a word is its own: `--force`, `-5`, `.env`, and `'em`
  /// where it is no quotation.
  private static func ownPrefixLength(
    _ opening: Substring.UnicodeScalarView, quotes: SingleQuotes
  ) -> Int {
    guard let nearest = opening.last else { return 0 }
    if nearest.isApostrophe { return quotes.arePaired ? 0 : 1 }
    let run = opening.reversed().prefix { $0 == nearest }.count
    switch nearest {
    case "-": return run <= 2 ? run : 0
    case ".": return run == 1 ? 1 : 0
    default: return 0
    }
  }

  /// `developers'` where it is no quotation, and the last stop of `a.m.`.
  private static func closesWord(
    _ core: Substring.UnicodeScalarView, _ scalar: Unicode.Scalar, quotes: SingleQuotes
  ) -> Bool {
    if scalar.isApostrophe { return !quotes.arePaired }
    let letters = core.split(separator: ".", omittingEmptySubsequences: false)
    return scalar == "." && letters.count > 1 && letters.allSatisfy { $0.count == 1 }
  }
}

extension String {
  /// Whether a sentence ends with this punctuation.
  var endsSentence: Bool {
    unicodeScalars.contains { scalar in
      switch scalar {
      case ".", "!", "?", "…", "。", "！", "？", "؟", "।": true
      default: false
      }
    }
  }
}
