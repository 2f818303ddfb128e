/// What statements are run on: a connection, and the types that give the statements of one
/// database a home.
package protocol StatementRunner {
  /// Where they run.
  var connection: Connection { get }
}

extension StatementRunner {
  /// The row id that the last insertion of the connection got.
  package var lastInsertedRowID: Int64 { connection.handle.lastInsertedRowID }

  /// Runs a statement for its effect.
  ///
  /// - Returns: how many rows it inserted, updated or deleted.
  @discardableResult
  package func execute(
    _ sql: String, _ arguments: any ValueConvertible...
  ) throws(SQLiteError) -> Int {
    try execute(sql, values: arguments)
  }

  /// Runs a statement for its effect, with values whose count is not known beforehand.
  ///
  /// - Returns: how many rows it inserted, updated or deleted.
  @discardableResult
  package func execute(
    _ sql: String, values: [any ValueConvertible]
  ) throws(SQLiteError) -> Int {
    try connection.run(sql, values) { statement throws(SQLiteError) in
      while try statement.step() {}
      return connection.handle.changes
    }
  }

  /// Runs a statement and reads the leading columns of each row as the types that are asked for.
  ///
  /// `try connection.rows("SELECT id, title FROM memo", as: (Int, String).self)` makes pairs.
  ///
  /// - Throws: `ResultCode.mismatch` when a column holds another kind of value.
  package func rows<each Column: ValueConvertible>(
    _ sql: String, _ arguments: any ValueConvertible...,
    as types: (repeat each Column).Type = (repeat each Column).self
  ) throws(SQLiteError) -> [(repeat each Column)] {
    try connection.run(sql, arguments) { statement throws(SQLiteError) in
      var result: [(repeat each Column)] = []
      while try statement.step() {
        result.append(try statement.columns())
      }
      return result
    }
  }

  /// Runs a statement and reads its first row as the types that are asked for; nil without a row.
  ///
  /// - Throws: `ResultCode.mismatch` when a column holds another kind of value.
  package func row<each Column: ValueConvertible>(
    _ sql: String, _ arguments: any ValueConvertible...,
    as types: (repeat each Column).Type = (repeat each Column).self
  ) throws(SQLiteError) -> (repeat each Column)? {
    try connection.run(sql, arguments) { statement throws(SQLiteError) in
      guard try statement.step() else { return nil }
      let columns: (repeat each Column) = try statement.columns()
      return columns
    }
  }

  /// Runs a statement and reads the first column of each row.
  ///
  /// - Throws: `ResultCode.mismatch` when it holds another kind of value.
  package func values<T: ValueConvertible>(
    _ sql: String, _ arguments: any ValueConvertible..., as type: T.Type = T.self
  ) throws(SQLiteError) -> [T] {
    try connection.run(sql, arguments) { statement throws(SQLiteError) in
      var result: [T] = []
      while try statement.step() {
        result.append(try statement.column(0))
      }
      return result
    }
  }

  /// Runs a statement and reads the first column of its first row; nil without a row.
  ///
  /// - Throws: `ResultCode.mismatch` when it holds another kind of value.
  package func value<T: ValueConvertible>(
    _ sql: String, _ arguments: any ValueConvertible..., as type: T.Type = T.self
  ) throws(SQLiteError) -> T? {
    try connection.run(sql, arguments) { statement throws(SQLiteError) in
      guard try statement.step() else { return nil }
      let column: T = try statement.column(0)
      return column
    }
  }

  /// Runs a statement and shows each row as it comes, without keeping them.
  package func forEachRow(
    _ sql: String, _ arguments: any ValueConvertible...,
    do body: (borrowing Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try connection.run(sql, arguments) { statement throws(SQLiteError) in
      let row = Row(of: statement)
      while try statement.step() { try body(row) }
    }
  }

  /// Runs a statement and makes something of each row by hand.
  ///
  /// For very many rows: types that are known where they are read cost a third of those that are
  /// asked for by `rows(_:_:as:)`.
  package func rows<T>(
    _ sql: String, _ arguments: any ValueConvertible...,
    reading read: (Row) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> [T] {
    try connection.run(sql, arguments) { statement throws(SQLiteError) in
      var result: [T] = []
      while try statement.step() {
        result.append(try read(Row(of: statement)))
      }
      return result
    }
  }
}

extension StatementHandle {
  /// The leading columns of the current row, as the types that are asked for.
  fileprivate func columns<each Column: ValueConvertible>() throws(SQLiteError)
    -> (repeat each Column)
  {
    var index = 0
    func next<T: ValueConvertible>(_ type: T.Type) throws(SQLiteError) -> T {
      defer { index += 1 }
      return try column(index)
    }
    return (repeat try next((each Column).self))
  }

  /// A column of the current row, counted from zero, as the type that is asked for.
  fileprivate func column<T: ValueConvertible>(_ index: Int) throws(SQLiteError) -> T {
    let stored = value(at: index)
    guard let value = T(stored) else {
      throw SQLiteError(
        code: .mismatch, message: "column \(index) holds \(stored), which is no \(T.self)", sql: sql
      )
    }
    return value
  }
}
