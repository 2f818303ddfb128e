/// The row that a statement stands on, to be read value by value while it stands there.
package struct Row {
  private let statement: StatementHandle

  init(of statement: StatementHandle) {
    self.statement = statement
  }

  /// The value in a column, counted from zero.
  ///
  /// - Precondition: The statement has such a column.
  package subscript(column: Int) -> Value { statement.value(at: column) }

  /// The whole number in a column, counted from zero.
  ///
  /// - Throws: `ResultCode.mismatch` when it holds something else.
  package func integer(_ column: Int) throws(SQLiteError) -> Int64 {
    guard let number = statement.integer(at: column) else { throw mismatch }
    return number
  }

  /// What to throw when a column holds another kind of value than it should.
  package var mismatch: SQLiteError {
    SQLiteError(
      code: .mismatch, message: "a column holds a value of another kind", sql: statement.sql)
  }
}

extension Connection {
  /// Runs a statement and makes something of each row by hand.
  ///
  /// For very many rows: types that are known where they are read cost a third of those that are
  /// asked for by `rows(_:_:as:)`.
  package func rows<T>(
    _ sql: String, _ arguments: any ValueConvertible...,
    reading read: (Row) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> [T] {
    try run(sql, arguments) { statement throws(SQLiteError) in
      var result: [T] = []
      while try statement.step() {
        result.append(try read(Row(of: statement)))
      }
      return result
    }
  }
}
