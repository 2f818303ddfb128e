/// Tells by a text's first lines what it was written by.
struct TextFormat {
  let format: DeckFormat?

  /// So many lines are looked at.
  private static let sampleSize = 400

  /// - Parameter utf8: has something to see in it.
  init(_ utf8: [UInt8], _ options: DeckOptions) {
    let start = Array(utf8.prefix(65_536))
    let lines = Array(TextLines(start).prefix(Self.sampleSize))
    if AnkiTextHeader(start).isAnkis {
      format = .ankiText
    } else if let cards = Self.cards(lines) {
      format = cards
    } else if options.termSeparator != nil || options.rowSeparator != nil {
      format = .quizlet
    } else {
      format = Self.table(start, lines)
    }
  }

  private static func cards(_ lines: [String]) -> DeckFormat? {
    let full = lines.filter { !$0.trimmed.isEmpty }
    let questions = full.count { $0.hasPrefix("Q:") }
    let answers = full.count { $0.hasPrefix("A:") }
    let gaps = full.count { $0.hasPrefix("C:") }
    let pairs = full.count { $0.contains("::") && !$0.contains("\t") }
    if questions > 0 && answers > 0 || gaps > 0 { return pairs > 0 ? .repeater : .hashcards }
    let bars = full.count { $0.trimmed == "---" }
    let headings = full.count { $0.hasPrefix("# ") }
    if full.first?.hasPrefix("# ") == true, headings > bars / 2, bars > 0 || full.count > 1,
      headings * 2 <= full.count
    {
      return .hascard
    }
    return pairs * 10 >= full.count * 6 ? .repeater : nil
  }

  private static func table(_ start: [UInt8], _ lines: [String]) -> DeckFormat? {
    let full = lines.filter { !$0.isEmpty }
    let pairs = full.count { TatoebaReader.recognises($0) }
    if pairs * 10 >= full.count * 6 { return .tatoeba }
    if lines.first?.lowercased().hasPrefix("sep=") == true { return .csv }
    guard let guess = SeparatorGuess(start), guess.agreement >= 50 else { return nil }
    switch guess.separator {
    case [0x09]: return .tsv
    case [UInt8(ascii: ",")], [UInt8(ascii: ";")], [UInt8(ascii: "|")]: return .csv
    // Colons and dashes stand in any text: a list of pairs has one in every line.
    default: return guess.count == 1 && guess.agreement >= 80 ? .quizlet : nil
    }
  }
}
