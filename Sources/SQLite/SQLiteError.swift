/// Why SQLite refused: the facts, in its own words.
package struct SQLiteError: Error, Hashable {
  /// The extended result code.
  package let code: ResultCode
  /// SQLite's message, in English (`sqlite3_errmsg`).
  package let message: String
  /// The statement that failed; nil when it was not about a statement.
  package let sql: String?

  /// An error with these facts.
  package init(code: ResultCode, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The facts in one line, for logs.
  package var description: String {
    let place = sql.map { " in: \($0)" } ?? ""
    return "SQLite error \(code.rawValue): \(message)\(place)"
  }
}
