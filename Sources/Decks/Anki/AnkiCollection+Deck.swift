import SQLite

extension AnkiCollection {
  /// The notes with their cards and reviews.
  func deck(
    title: String, options: DeckOptions, watch: ReadingWatch
  ) throws(DeckError) -> Deck {
    let kinds = try kinds()
    let names = try decks()
    var history = HistoryLedger()
    let cards = try cards(watch, &history)
    var deck = Deck(
      format: .anki, title: Self.title(of: cards, names) ?? title, kinds: kinds.map(\.kind))
    let places = Dictionary(
      kinds.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let notes = try query { () throws(SQLiteError) in
      try connection.rows("SELECT id, mid, guid, flds FROM notes ORDER BY id") {
        row throws(SQLiteError) in
        Note(
          id: try row.integer(0), kind: try row.integer(1), guid: row.text(2), fields: row.text(3))
      }
    }
    for (index, note) in notes.enumerated() {
      try watch.step(.reading, index, of: notes.count)
      let own = cards[note.id] ?? []
      deck.add(note, number: index + 1, kind: places[note.kind], own, names)
    }
    deck.history = history
    return deck
  }

  /// A row of the table `notes`.
  fileprivate struct Note {
    let id, kind: Int64
    let guid, fields: String
  }

  /// A row of the table `cards`, with what the log says of it.
  fileprivate struct Card {
    let deck: Int64
    let card: DeckCard
  }

  private func cards(
    _ watch: ReadingWatch, _ history: inout HistoryLedger
  ) throws(DeckError) -> [Int64: [Card]] {
    var log = try revlog(&history)
    var cards: [Int64: [Card]] = [:]
    let rows = try query { () throws(SQLiteError) in
      try connection.rows(AnkiCardRow.query) { row throws(SQLiteError) in try AnkiCardRow(row) }
    }
    for (index, row) in rows.enumerated() {
      try watch.step(.reading, index, of: rows.count)
      let entries = log.removeValue(forKey: row.id) ?? []
      let told = AnkiHistory(entries, hasOldGrades: hasOldGrades)
      history.add(told)
      let start = told.isComplete ? nil : row.memory(created: created, last: told.last)
      // Where nothing is known of the memory, what is left of the log is better than nothing.
      let reviews = start == nil ? told.reviews : []
      if start != nil { history.skip(.incomplete, told.reviews.count) }
      cards[row.note, default: []].append(
        Card(
          deck: row.deck,
          card: DeckCard(
            ordinal: row.ordinal, isSuspended: row.queue == -1, reviews: reviews, start: start)))
    }
    history.skip(.noCard, log.values.reduce(0) { $0 + $1.count })
    return cards
  }

  /// The log by cards, each in order.
  private func revlog(
    _ history: inout HistoryLedger
  ) throws(DeckError) -> [Int64: [AnkiHistory.Entry]] {
    let hasLog = try query { () throws(SQLiteError) in
      try connection.value(
        "SELECT count(*) FROM sqlite_schema WHERE name = 'revlog'", as: Int.self) == 1
    }
    guard hasLog else { return [:] }
    var log: [Int64: [AnkiHistory.Entry]] = [:]
    var count = 0
    try query { () throws(SQLiteError) in
      try connection.forEachRow(
        "SELECT id, cid, ease, factor, time, type FROM revlog ORDER BY id"
      ) { row throws(SQLiteError) in
        count += 1
        log[try row.integer(1), default: []].append(try AnkiHistory.Entry(row))
      }
    }
    history.read = count
    return log
  }

  /// The deck that all cards are in, or below.
  private static func title(
    of cards: [Int64: [Card]], _ names: [Int64: [String]]
  ) -> String? {
    let decks = Set(cards.values.joined().map(\.deck))
    let roots = Set(decks.compactMap { names[$0]?.first })
    guard roots.count == 1, let root = roots.first, root != "Default" else { return nil }
    return root
  }
}

extension Deck {
  fileprivate mutating func add(
    _ note: AnkiCollection.Note, number: Int, kind: Int?, _ cards: [AnkiCollection.Card],
    _ names: [Int64: [String]]
  ) {
    let place = DeckPlace.note(number)
    guard let kind else { return ledger.leaveOut(.unknownKind, at: place) }
    guard !cards.isEmpty else { return ledger.leaveOut(.noCard, at: place) }
    let path = cards.first.flatMap { names[$0.deck] } ?? []
    notes.append(
      DeckNote(
        id: "anki:\(note.guid)", place: place, kind: kind,
        fields: note.fields.split(separator: "\u{1F}", omittingEmptySubsequences: false)
          .map(String.init),
        section: path.dropFirst().joined(separator: " · "), cards: cards.map(\.card)))
  }
}

extension Row {
  /// Text, whatever the column holds.
  fileprivate func text(_ column: Int) -> String {
    switch self[column] {
    case .text(let text): text
    case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null: ""
    }
  }
}
