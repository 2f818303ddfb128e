import SQLite

@testable import Storage

extension LearnerDatabase {
  /// Lets every change to a memo be refused from now on, as a full disk does.
  func refuseMemos() throws(StorageError) {
    try refuse("memo", for: ["INSERT", "UPDATE"])
  }

  /// Takes memos again.
  func takeMemos() throws(StorageError) {
    try take("memo", for: ["INSERT", "UPDATE"])
  }

  /// Lets every draft be refused from now on.
  func refuseDrafts() throws(StorageError) {
    try refuse("memo_draft", for: ["INSERT", "UPDATE", "DELETE"])
  }

  /// Takes drafts again.
  func takeDrafts() throws(StorageError) {
    try take("memo_draft", for: ["INSERT", "UPDATE", "DELETE"])
  }

  private func refuse(_ table: String, for changes: [String]) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      for change in changes {
        try tables.execute(
          """
          CREATE TRIGGER refused_\(table)_\(change) BEFORE \(change) ON \(table)
          BEGIN SELECT raise(ABORT, 'no room'); END
          """)
      }
    }
  }

  private func take(_ table: String, for changes: [String]) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      for change in changes {
        try tables.execute("DROP TRIGGER refused_\(table)_\(change)")
      }
    }
  }
}
