import SQLite

extension LearnerDatabase {
  /// Whether the learner is to be told that the disk cannot do what most can
  /// (`usesRollbackJournal`); from now on it counts as told.
  package func takeJournalNotice() throws(StorageError) -> Bool {
    guard usesRollbackJournal else { return false }
    return try write { tables throws(SQLiteError) in
      try tables.execute(
        "INSERT INTO setting (key, value) VALUES ('told-rollback-journal', 'true') ON CONFLICT DO NOTHING"
      ) == 1
    }
  }
}
