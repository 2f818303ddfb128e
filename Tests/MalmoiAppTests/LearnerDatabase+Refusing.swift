import SQLite

@testable import Storage

extension LearnerDatabase {
  /// Lets every answer be refused from now on: its table has another name.
  func hideAnswers() throws(StorageError) {
    try write { connection throws(SQLiteError) -> Void in
      try connection.execute("ALTER TABLE answer RENAME TO hidden_answer")
    }
  }

  /// Takes answers again.
  func showAnswers() throws(StorageError) {
    try write { connection throws(SQLiteError) -> Void in
      try connection.execute("ALTER TABLE hidden_answer RENAME TO answer")
    }
  }
}
