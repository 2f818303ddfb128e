/// Reads cards of hashcards (`Q:`, `A:`, `C:`) and of repeater, which adds `front::back`.
struct HashcardsReader {
  let title: String
  let format: DeckFormat

  func deck(_ utf8: [UInt8]) throws(DeckError) -> Deck {
    var reading = HashcardsReading(title: title, format: format)
    for line in TextLines(utf8) { reading.read(line) }
    reading.endCard()
    if reading.deck.notes.isEmpty, reading.deck.ledger.read == 0 { throw .empty }
    return reading.deck
  }
}

/// What has been read of a file of cards.
private struct HashcardsReading {
  private enum Part {
    case none, frontMatter, question, answer, cloze
  }

  private(set) var deck: Deck
  private var part = Part.none
  private var question: [String] = []
  private var answer: [String] = []
  private var line = 0
  private var start = 0

  init(title: String, format: DeckFormat) {
    deck = Deck(
      format: format, title: title,
      kinds: [NoteKind(fields: ["Q", "A"]), NoteKind(name: "C", fields: ["C"], cards: .cloze)])
  }

  mutating func read(_ text: String) {
    line += 1
    if part == .frontMatter {
      readFrontMatter(text)
    } else if line == 1, text == "---" {
      part = .frontMatter
    } else if text.trimmed == "---" {
      endCard()
    } else if let rest = text.rest(after: "Q:") {
      begin(.question, rest)
    } else if let rest = text.rest(after: "C:") {
      begin(.cloze, rest)
    } else if let rest = text.rest(after: "A:"), part == .question {
      part = .answer
      answer.append(rest)
    } else {
      goOn(text)
    }
  }

  private mutating func begin(_ part: Part, _ text: String) {
    endCard()
    self.part = part
    start = line
    question = [text]
  }

  private mutating func goOn(_ text: String) {
    switch part {
    case .question, .cloze: question.append(text)
    case .answer: answer.append(text)
    case .none, .frontMatter: readLooseLine(text)
    }
  }

  /// A line of no card is one of repeater's, a heading, or a mistake.
  private mutating func readLooseLine(_ text: String) {
    if text.trimmed.isEmpty || text.hasPrefix("#") { return }
    guard deck.format == .repeater, let sides = text.firstRange(of: "::") else {
      return deck.ledger.leaveOut(.malformed, at: .line(line))
    }
    deck.notes.append(
      DeckNote(
        place: .line(line),
        fields: [String(text[..<sides.lowerBound]), String(text[sides.upperBound...])]))
  }

  /// TOML between two lines of dashes; only the name is of interest.
  private mutating func readFrontMatter(_ text: String) {
    if text.trimmed == "---" {
      part = .none
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, parts[0] == "name" else { return }
    let name = parts[1].trimmingPrefix("\"")
    deck = Deck(
      format: deck.format, title: String(name.hasSuffix("\"") ? name.dropLast() : name),
      kinds: deck.kinds)
  }

  mutating func endCard() {
    let question = self.question.joined(separator: "\n").trimmed
    let answer = self.answer.joined(separator: "\n").trimmed
    let place = DeckPlace.line(start)
    switch part {
    case .none, .frontMatter: break
    case .question: deck.ledger.leaveOut(.malformed, at: place)
    case .answer: deck.notes.append(DeckNote(place: place, fields: [question, answer]))
    case .cloze:
      deck.notes.append(DeckNote(place: place, kind: 1, fields: [question.withNumberedGaps]))
    }
    (self.question, self.answer, part) = ([], [], .none)
  }
}

extension String {
  fileprivate func rest(after mark: String) -> String? {
    hasPrefix(mark) ? String(dropFirst(mark.count)).trimmed : nil
  }

  /// Gaps in square brackets as Anki writes them; pictures are none.
  fileprivate var withNumberedGaps: String {
    var result = ""
    var count = 0
    var isOpen = false
    var isEscaped = false
    var last: Character?
    for character in self {
      switch character {
      case "[" where !isEscaped && last != "!" && !isOpen:
        count += 1
        isOpen = true
        result += "{{c\(count)::"
      case "]" where !isEscaped && isOpen:
        isOpen = false
        result += "}}"
      case "\\" where !isEscaped: break
      default: result.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
      last = character
    }
    return result
  }
}
