/// Reads pairs of sentences from tatoeba.org: those of manythings.org with their attribution, and
/// its own exports of pairs with the numbers of the sentences.
struct TatoebaReader {
  let watch: ReadingWatch
  let title: String

  func deck(_ utf8: [UInt8]) throws(DeckError) -> Deck {
    var deck = Deck(
      format: .tatoeba, title: title, attribution: "tatoeba.org, CC BY 2.0 FR",
      kinds: [NoteKind(fields: ["", "", "tatoeba.org"])])
    var rows = DelimitedRows(utf8, separator: [0x09], readsQuotes: false)
    while let row = rows.next() {
      try watch.step(.reading, deck.notes.count)
      if let note = Self.note(row) {
        deck.notes.append(note)
      } else {
        deck.ledger.leaveOut(.oneColumn, at: .line(row.line))
      }
    }
    return deck
  }

  private static func note(_ row: DelimitedRows.Row) -> DeckNote? {
    let fields = row.fields
    let place = DeckPlace.line(row.line)
    if fields.count >= 4, Int(fields[0]) != nil, Int(fields[2]) != nil {
      return DeckNote(
        id: "tatoeba:\(fields[0])", place: place,
        fields: [fields[1], fields[3], "tatoeba.org #\(fields[0]) & #\(fields[2])"])
    }
    guard fields.count >= 2 else { return nil }
    let source = fields.count > 2 ? fields[2] : ""
    // "CC-BY 2.0 (France) Attribution: tatoeba.org #2877272 (CM) & #8363271 (Eunhee)"
    let start = source.utf8.firstIndex(of: UInt8(ascii: "#"))
    let number = start.map { source.utf8[$0...].dropFirst().prefix { (0x30...0x39).contains($0) } }
    let id = number.flatMap { $0.isEmpty ? nil : String($0) }
    return DeckNote(
      id: id.map { "tatoeba:\($0)" }, place: place,
      fields: [fields[0], fields[1], start.map { "tatoeba.org \(source[$0...])" } ?? ""])
  }

  /// Whether a line is a pair of manythings.org, or one of Tatoeba's own.
  static func recognises(_ line: String) -> Bool {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    if fields.count == 3, fields[2].contains("tatoeba.org #") { return true }
    return fields.count == 4 && Int(fields[0]) != nil && Int(fields[2]) != nil
  }
}
