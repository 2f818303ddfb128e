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

extension LearnerDatabase {
  /// Lets memos be neither read nor written from now on: their table has another name.
  func hideMemos() throws(StorageError) {
    try write { connection throws(SQLiteError) -> Void in
      try connection.execute("ALTER TABLE memo RENAME TO hidden_memo")
    }
  }

  /// Gives memos out again.
  func showMemos() throws(StorageError) {
    try write { connection throws(SQLiteError) -> Void in
      try connection.execute("ALTER TABLE hidden_memo RENAME TO memo")
    }
  }
}

extension LearnerDatabase {
  /// Lets settings be neither read nor kept from now on: their table has another name.
  func hideSettings() throws(StorageError) {
    try write { connection throws(SQLiteError) -> Void in
      try connection.execute("ALTER TABLE setting RENAME TO hidden_setting")
    }
  }
}
