/// Reads Anki's notes in plain text: header lines, then a table (docs.ankiweb.net, "Text Files").
struct AnkiTextReader {
  let watch: ReadingWatch
  let title: String

  func deck(_ utf8: [UInt8]) throws(DeckError) -> Deck {
    let header = AnkiTextHeader(utf8)
    let guess = SeparatorGuess(
      utf8, from: header.end, candidates: ["\t", "|", ";", ":", ",", " "])
    let separator = header.separator ?? guess?.separator ?? [0x09]
    var rows = DelimitedRows(
      utf8, separator: separator, from: header.end, line: header.lineCount + 1)
    var reading = Reading(header: header, title: title)
    while let row = rows.next() {
      try watch.step(.reading, reading.deck.notes.count)
      // A comment may stand anywhere; what begins with # otherwise is quoted.
      if row.fields[0].hasPrefix("#"), !row.isQuoted { continue }
      reading.add(row)
    }
    if reading.deck.notes.isEmpty, reading.deck.ledger.read == 0 { throw .empty }
    return reading.deck
  }

  /// Sorts the columns into fields and what else there is to a note.
  private struct Reading {
    let header: AnkiTextHeader
    var deck: Deck
    private var kinds: [String: Int] = [:]

    init(header: AnkiTextHeader, title: String) {
      self.header = header
      deck = Deck(format: .ankiText, title: header.values["deck"] ?? title, kinds: [])
    }

    mutating func add(_ row: DelimitedRows.Row) {
      let place = DeckPlace.line(row.line)
      let fields = row.fields.enumerated().filter { !header.special.contains($0.offset) }
      guard fields.count > 1 else { return deck.ledger.leaveOut(.oneColumn, at: place) }
      let guid = header.column("guid column").flatMap { row.fields.at($0) }
      let section = header.column("deck column").flatMap { row.fields.at($0) } ?? ""
      let name =
        header.column("notetype column").flatMap { row.fields.at($0) }
        ?? header.values["notetype"] ?? ""
      deck.notes.append(
        DeckNote(
          id: guid.flatMap { $0.isEmpty ? nil : "anki:\($0)" }, place: place, kind: kind(name),
          fields: fields.map { header.isHTML ? $0.element : $0.element.withoutSpaceEntities },
          section: section.split(separator: "::").last.map(String.init) ?? ""))
    }

    private mutating func kind(_ name: String) -> Int {
      if let kind = kinds[name] { return kind }
      let columns = header.columns.enumerated().filter { !header.special.contains($0.offset) }
      let isCloze = name.lowercased().contains("cloze")
      deck.kinds.append(
        NoteKind(
          name: name, fields: columns.map(\.element), markup: header.isHTML ? .html : .plain,
          cards: isCloze ? .cloze : .fields))
      kinds[name] = deck.kinds.count - 1
      return deck.kinds.count - 1
    }
  }
}

/// The lines `#key:value` that begin a file of Anki's.
struct AnkiTextHeader {
  /// By keys in lower case.
  private(set) var values: [String: String] = [:]
  /// Where the table begins.
  private(set) var end = 0
  private(set) var lineCount = 0

  init(_ utf8: [UInt8]) {
    while end < utf8.count {
      let lineEnd = utf8[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
      let line = String(decoding: utf8[end..<lineEnd], as: UTF8.self)
      guard line.hasPrefix("#") || (lineCount == 0 && line.hasPrefix("tags:")) else { return }
      take(line.hasPrefix("#") ? line.dropFirst() : line[...])
      lineCount += 1
      let isPair =
        lineEnd + 1 < utf8.count && utf8[lineEnd] == 0x0D && utf8[lineEnd + 1] == 0x0A
      end = min(lineEnd + (isPair ? 2 : 1), utf8.count)
    }
  }

  private mutating func take(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = line[..<colon].trimmed.lowercased()
    let value = String(line[line.index(after: colon)...])
    // Spreadsheets add a separator for each column that the table has and the header has not.
    let isWord = key == "html" || key == "separator" || key.hasSuffix("column")
    values[key] =
      isWord && value.count > 1
      ? String(value.prefix(1) + value.dropFirst().prefix { $0.isLetter || $0.isNumber }) : value
  }

  /// The key that tells the format from a table whose first line is a comment.
  var isAnkis: Bool {
    !Self.keys.isDisjoint(with: values.keys)
  }

  private static let keys: Set = [
    "separator", "html", "tags", "columns", "notetype", "deck", "notetype column", "deck column",
    "tags column", "guid column", "if matches", "match scope",
  ]

  var separator: [UInt8]? {
    guard let value = values["separator"] else { return nil }
    let names = [
      "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
    ]
    let separator = names[value.lowercased().trimmed] ?? String(value.prefix(1))
    return separator.isEmpty ? nil : Array(separator.utf8)
  }

  /// Anki's own export says so when it isn't.
  var isHTML: Bool { values["html"]?.lowercased() != "false" }

  /// The names of the columns.
  var columns: [String] {
    guard let names = values["columns"], let separator else { return [] }
    return names.split(
      separator: Character(String(decoding: separator, as: UTF8.self)),
      omittingEmptySubsequences: false
    ).map(\.trimmed)
  }

  /// Which column a key names, from 0.
  func column(_ key: String) -> Int? {
    values[key].flatMap { Int($0.trimmed) }.flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// The columns that are no fields.
  var special: Set<Int> {
    Set(["guid column", "notetype column", "deck column", "tags column"].compactMap { column($0) })
  }
}

extension [String] {
  func at(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

extension String {
  /// Without the entities that Anki leaves in text that is no HTML.
  fileprivate var withoutSpaceEntities: String {
    contains("&nbsp;") ? replacing("&nbsp;", with: " ") : self
  }
}
