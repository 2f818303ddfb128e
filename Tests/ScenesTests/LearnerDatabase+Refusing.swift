import SQLite

@testable import Storage

extension LearnerDatabase {
  /// Lets a table be neither read nor written from now on: it has another name.
  func hide(_ table: String) throws(StorageError) {
    try rename(table, to: "hidden_\(table)")
  }

  /// Gives a table out again.
  func show(_ table: String) throws(StorageError) {
    try rename("hidden_\(table)", to: table)
  }

  /// Writes into the file what no malmoi would.
  func damage(_ script: String) throws(StorageError) {
    try read { tables throws(SQLiteError) in
      try tables.connection.execute(
        script: """
          PRAGMA ignore_check_constraints = ON;
          \(script);
          PRAGMA ignore_check_constraints = OFF;
          """)
    }
  }

  private func rename(_ table: String, to name: String) throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      try tables.execute("ALTER TABLE \(table) RENAME TO \(name)")
    }
  }
}
