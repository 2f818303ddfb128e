import Lessons
import SQLite

/// Sentences that the learner wants to be left alone with: they are not asked until taken back.
extension LearnerDatabase {
  /// How often a sentence was forgotten after it was known.
  package func lapses(of sentence: SentenceKey) throws(StorageError) -> Int {
    try read { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return 0 }
      return try tables.value(
        "SELECT lapses FROM card WHERE sentence = ?", row, as: Int.self) ?? 0
    }
  }

  /// Asks a sentence no more, or asks it again.
  ///
  /// What was answered stays, and so does its card: taken back, it is due as it was.
  package func leaveOut(
    _ sentence: SentenceKey, _ isLeftOut: Bool = true
  ) throws(StorageError) {
    guard try self.isLeftOut(sentence) != isLeftOut else { return }
    try write { tables throws(SQLiteError) in
      let row = try tables.sentenceRow(of: sentence)
      let subject = ChangeLog.subject(sentence.course.rawValue, sentence.sentence.rawValue)
      let stamp = try changeLog(tables).note(
        isLeftOut ? .leaveOut : .takeIn, of: subject,
        ["course": sentence.course, "sentence": sentence.sentence])
      if isLeftOut {
        try tables.execute(
          "INSERT INTO left_out (sentence, since) VALUES (?, ?) ON CONFLICT DO NOTHING", row,
          stamp.order / 1_000_000)
      } else {
        try tables.execute("DELETE FROM left_out WHERE sentence = ?", row)
      }
    }
  }

  /// Whether a sentence is not asked.
  package func isLeftOut(_ sentence: SentenceKey) throws(StorageError) -> Bool {
    try read { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return false }
      return try tables.value(
        "SELECT EXISTS (SELECT 1 FROM left_out WHERE sentence = ?)", row, as: Int.self) == 1
    }
  }
}
