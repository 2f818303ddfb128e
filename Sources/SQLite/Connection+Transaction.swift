extension Connection {
  /// Runs `body` in a transaction: all of it is kept, or nothing when anything throws.
  ///
  /// The write lock is taken at the start (`BEGIN IMMEDIATE`), so that what `body` reads is still
  /// true when it writes, and waiting for another process happens before any work.
  ///
  /// - Precondition: no transaction is open on this connection.
  package func transaction<T>(
    _ body: () throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    precondition(!isInTransaction, "a transaction within a transaction")
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Undoes the open transaction, unless SQLite did it already (it does on a full disk).
  private func rollBack() {
    guard isInTransaction else { return }
    do throws(SQLiteError) {
      try execute("ROLLBACK")
    } catch {
      // The error that led here is the one to tell; closing the connection rolls back too.
    }
  }
}
