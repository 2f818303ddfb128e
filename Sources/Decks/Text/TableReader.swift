/// Reads what spreadsheets and Quizlet export.
struct TableReader {
  let options: DeckOptions
  let watch: ReadingWatch
  let title: String

  func deck(_ utf8: [UInt8], as format: DeckFormat) throws(DeckError) -> Deck {
    var start = 0
    var line = 1
    let named = Self.namedSeparator(utf8)
    if let named { (start, line) = (named.end, 2) }
    let isQuizlet = format == .quizlet
    guard
      let separator = options.termSeparator.map({ Array($0.utf8) }) ?? named?.separator
        ?? Self.usual(format, utf8) ?? SeparatorGuess(utf8, from: start)?.separator,
      !separator.isEmpty
    else { throw .notADeck }
    var rows = DelimitedRows(
      utf8, separator: separator, rowSeparator: options.rowSeparator.map { Array($0.utf8) },
      readsQuotes: !isQuizlet, from: start, line: line)
    let first = rows.next()
    let header = isQuizlet ? nil : first.flatMap { TableHeader($0.fields)?.names }
    var deck = Deck(
      format: format, title: title, kinds: [NoteKind(fields: header ?? [], markup: .plain)])
    if header == nil, let first { deck.add(first) }
    while let row = rows.next() {
      try watch.step(.reading, deck.notes.count)
      deck.add(row)
    }
    if deck.ledger.read + deck.notes.count == 0 { throw .empty }
    return deck
  }

  /// What the format itself says of its columns.
  private static func usual(_ format: DeckFormat, _ utf8: [UInt8]) -> [UInt8]? {
    switch format {
    case .tsv: [0x09]
    case .quizlet where utf8.contains(0x09): [0x09]
    default: nil
    }
  }

  /// The first line `sep=;` of spreadsheets.
  private static func namedSeparator(_ utf8: [UInt8]) -> (separator: [UInt8], end: Int)? {
    guard utf8.count > 5, String(decoding: utf8[..<4], as: UTF8.self).lowercased() == "sep=",
      let end = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), end > 4
    else { return nil }
    let isPair = utf8[end] == 0x0D && end + 1 < utf8.count && utf8[end + 1] == 0x0A
    return (Array(utf8[4..<end]), end + (isPair ? 2 : 1))
  }
}

extension Deck {
  /// Adds a row as a note; one with nothing in its second column cannot be one.
  fileprivate mutating func add(_ row: DelimitedRows.Row) {
    let place = DeckPlace.line(row.line)
    if row.fields.count < 2 {
      ledger.leaveOut(.oneColumn, at: place)
    } else {
      notes.append(DeckNote(place: place, fields: row.fields))
    }
  }
}
