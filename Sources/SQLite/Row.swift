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
