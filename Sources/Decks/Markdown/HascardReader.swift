/// Reads cards of hascard: Markdown with `---` between them, a heading asks.
struct HascardReader {
  let title: String

  func deck(_ utf8: [UInt8]) throws(DeckError) -> Deck {
    var deck = Deck(format: .hascard, title: title, kinds: [NoteKind()])
    var lines: [String] = []
    var start = 1
    var number = 0
    for line in TextLines(utf8) {
      number += 1
      if line.trimmed == "---" {
        deck.add(lines, from: start)
        lines = []
      } else if !line.trimmed.isEmpty {
        if lines.isEmpty { start = number }
        lines.append(line.trimmed)
      }
    }
    deck.add(lines, from: start)
    if deck.notes.isEmpty, deck.ledger.read == 0 { throw .empty }
    return deck
  }
}

extension Deck {
  fileprivate mutating func add(_ lines: [String], from start: Int) {
    guard let heading = lines.first else { return }
    let place = DeckPlace.line(start)
    guard heading.hasPrefix("#") else { return ledger.leaveOut(.malformed, at: place) }
    let question = String(heading.drop { $0 == "#" }).trimmed
    guard let answer = HascardAnswer(Array(lines.dropFirst())) else {
      return ledger.leaveOut(.unknownKind, at: place)
    }
    notes.append(DeckNote(place: place, fields: [question, answer.text]))
  }
}

/// What answers a card of hascard, whatever kind of card it is.
private struct HascardAnswer {
  let text: String

  /// nil for cards with several right answers, which are no sentence.
  init?(_ lines: [String]) {
    if lines.contains(where: { $0.hasPrefix("[ ]") || $0.hasPrefix("[*]") || $0.hasPrefix("- [") })
    {
      return nil
    }
    let choices = lines.filter { $0.hasPrefix("* ") || $0.hasPrefix("- ") }
    if !choices.isEmpty, choices.count == lines.count {
      let right = choices.filter { $0.hasPrefix("* ") }
      guard right.count == 1 else { return nil }
      text = String(right[0].dropFirst(2)).trimmed
    } else if let ordered = Self.ordered(lines) {
      text = ordered
    } else {
      text = Self.variants(of: lines.joined(separator: " ")).joined(separator: "\n")
    }
  }

  /// Parts to be put in order, `1.` first.
  private static func ordered(_ lines: [String]) -> String? {
    var parts: [(number: Int, text: String)] = []
    for line in lines {
      guard let dot = line.firstIndex(of: "."), let number = Int(line[..<dot]) else { return nil }
      parts.append((number, line[line.index(after: dot)...].trimmed))
    }
    guard parts.count > 1 else { return nil }
    return parts.sorted { $0.number < $1.number }.map(\.text).joined(separator: " ")
  }

  /// A text with the first of each gap, then one with the second, and so on; a gap is `_a|b_` there.
  private static func variants(of text: String) -> [String] {
    let pieces = text.split(separator: "_", omittingEmptySubsequences: false)
    guard pieces.count >= 3, !pieces.count.isMultiple(of: 2) else { return [text] }
    let options = pieces.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? [String(piece)] : piece.split(separator: "|").map(String.init)
    }
    let count = min(options.map(\.count).max() ?? 1, 20)
    return (0..<count).map { number in
      options.map { $0.at(number) ?? $0.last ?? "" }.joined()
    }
  }
}
