import SQLite

/// The database of a collection, in the tables of any version up to 18.
struct AnkiCollection {
  let connection: Connection
  /// The version of the tables.
  let version: Int
  /// Seconds since 1970 UTC: where the days of `due` count from.
  let created: Int64
  /// Whether short steps had three grades when the log was written.
  let hasOldGrades: Bool

  /// - Throws: when it is the database of something else, or of a newer Anki.
  init(_ connection: Connection) throws(DeckError) {
    self.connection = connection
    do throws(SQLiteError) {
      let tables = try connection.values(
        "SELECT name FROM sqlite_schema WHERE type = 'table'", as: String.self)
      guard ["col", "notes", "cards"].allSatisfy(tables.contains),
        let (version, created) = try connection.row(
          "SELECT ver, crt FROM col LIMIT 1", as: (Int, Int64).self)
      else { throw SQLiteError(code: .mismatch, message: "") }
      self.version = version
      self.created = created
      hasOldGrades = try Self.scheduler(connection, tables) < 2
    } catch {
      throw error.code.kind == .corrupt || error.code.kind == .notADatabase
        ? .damagedDatabase : .notACollection
    }
    guard version <= 18 else { throw .newerAnki(version: version) }
  }

  /// Which scheduler wrote the log: 1, or 2 for all later ones.
  private static func scheduler(
    _ connection: Connection, _ tables: [String]
  ) throws(SQLiteError) -> Int {
    // Later tables are of a time that has no other scheduler.
    if tables.contains("config") { return 2 }
    return try connection.value(
      "SELECT ifnull(json_extract(conf, '$.schedVer'), 1) FROM col", as: Int.self) ?? 1
  }

  /// Runs a query; a collection that cannot be read is a damaged one.
  func query<T>(_ body: () throws(SQLiteError) -> T) throws(DeckError) -> T {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw .damagedDatabase
    }
  }
}

// MARK: - Kinds of notes and names of decks

extension AnkiCollection {
  /// The kinds of notes by their ids.
  func kinds() throws(DeckError) -> [(id: Int64, kind: NoteKind)] {
    try version < 15 ? oldKinds() : newKinds()
  }

  private func oldKinds() throws(DeckError) -> [(id: Int64, kind: NoteKind)] {
    try query { () throws(SQLiteError) in
      let models = try connection.rows(
        """
        SELECT CAST(model.key AS INTEGER), CAST(ifnull(model.value ->> 'name', '') AS TEXT),
          CAST(ifnull(model.value ->> 'type', 0) AS INTEGER)
        FROM col, json_each(col.models) AS model
        """, as: (Int64, String, Int).self)
      return try models.map { id, name, type throws(SQLiteError) in
        let fields = try connection.values(
          """
          SELECT CAST(ifnull(field.value ->> 'name', '') AS TEXT)
          FROM col, json_each(col.models, '$."' || ? || '".flds') AS field
          ORDER BY CAST(ifnull(field.value ->> 'ord', field.key) AS INTEGER)
          """, id, as: String.self)
        let templates = try connection.rows(
          """
          SELECT CAST(ifnull(template.value ->> 'ord', template.key) AS INTEGER),
            CAST(ifnull(template.value ->> 'qfmt', '') AS TEXT),
            CAST(ifnull(template.value ->> 'afmt', '') AS TEXT)
          FROM col, json_each(col.models, '$."' || ? || '".tmpls') AS template ORDER BY 1
          """, id, as: (Int, String, String).self)
        return (id, Self.kind(name, fields, templates, isCloze: type == 1))
      }
    }
  }

  /// The names of these tables are collated by Anki's own rules: nothing may be sorted by them.
  private func newKinds() throws(DeckError) -> [(id: Int64, kind: NoteKind)] {
    try query { () throws(SQLiteError) in
      let kinds = try connection.rows(
        "SELECT id, CAST(name AS BLOB), config FROM notetypes ORDER BY id",
        as: (Int64, [UInt8], [UInt8]).self)
      return try kinds.map { id, name, config throws(SQLiteError) in
        let fields = try connection.values(
          "SELECT CAST(name AS BLOB) FROM fields WHERE ntid = ? ORDER BY ord", id,
          as: [UInt8].self)
        let templates = try connection.rows(
          "SELECT ord, config FROM templates WHERE ntid = ? ORDER BY ord", id,
          as: (Int, [UInt8]).self)
        return (
          id,
          Self.kind(
            name.text, fields.map(\.text),
            templates.map { ordinal, config in
              let template = Protobuf(config)
              return (ordinal, template?.text(1) ?? "", template?.text(2) ?? "")
            }, isCloze: Protobuf(config)?.numbers[1] == 1)
        )
      }
    }
  }

  private static func kind(
    _ name: String, _ fields: [String], _ templates: [(Int, String, String)], isCloze: Bool
  ) -> NoteKind {
    NoteKind(
      name: name, fields: fields, markup: .html,
      cards: isCloze
        ? .cloze
        : .templates(templates.map { CardTemplate(ordinal: $0, question: $1, answer: $2) }))
  }

  /// The names of decks, level by level, by their ids.
  func decks() throws(DeckError) -> [Int64: [String]] {
    try query { () throws(SQLiteError) in
      let rows =
        version < 15
        ? try connection.rows(
          """
          SELECT CAST(deck.key AS INTEGER), CAST(ifnull(deck.value ->> 'name', '') AS BLOB)
          FROM col, json_each(col.decks) AS deck
          """, as: (Int64, [UInt8]).self)
        : try connection.rows(
          "SELECT id, CAST(name AS BLOB) FROM decks", as: (Int64, [UInt8]).self)
      return Dictionary(
        rows.map { id, name in
          let text = name.text.replacing("::", with: "\u{1F}")
          return (id, text.split(separator: "\u{1F}").map(String.init))
        }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
