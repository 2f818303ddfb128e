import SQLite

/// All that a learner's database says, to compare with another's.
nonisolated struct DatabaseContent: Hashable {
  /// The rows of each table as text.
  private let rows: [String: [String]]

  /// Reads the database in a folder.
  ///
  /// What says when it was made, what memos go by elsewhere and who writes a draft is left out: it
  /// is by chance.
  init(of folder: String) throws(SQLiteError) {
    let connection = try Connection(path: "\(folder)/malmoi.db", access: .read)
    let tables = try connection.values(
      """
      SELECT name FROM sqlite_master
      WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'migration'
      """, as: String.self)
    var rows: [String: [String]] = [:]
    for table in tables {
      let columns = try connection.values(
        """
        SELECT name FROM pragma_table_info(?)
        WHERE (?, name) NOT IN (VALUES ('memo', 'key'), ('change', 'subject'),
          ('memo_draft', 'writer'))
        """, table, table, as: String.self)
      let row = columns.map { "quote(\"\($0)\")" }.joined(separator: " || '|' || ")
      rows[table] = try connection.values(
        "SELECT \(row) FROM \"\(table)\" ORDER BY 1", as: String.self)
    }
    self.rows = rows
  }

  /// The tables in which another one differs.
  func differences(from other: DatabaseContent) -> [String] {
    Set(rows.keys).union(other.rows.keys).filter { rows[$0] != other.rows[$0] }.sorted()
  }

  /// What SQLite finds wrong with the file itself; empty when nothing is.
  static func problems(in folder: String) throws(SQLiteError) -> [String] {
    try Connection(path: "\(folder)/malmoi.db", access: .read)
      .values("PRAGMA integrity_check", as: String.self).filter { $0 != "ok" }
  }
}
