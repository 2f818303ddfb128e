import Lessons
import SQLite

extension LearnerDatabase {
  /// Accepts an answer from now on because the learner says it is right.
  ///
  /// Adding it again changes nothing.
  package func addOwnAnswer(
    _ text: String, to sentence: SentenceKey, at time: Timestamp
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      let row = try tables.sentenceRow(of: sentence)
      let count = try tables.execute(
        """
        INSERT INTO own_answer (sentence, text, added_at) VALUES (?, ?, ?)
        ON CONFLICT DO NOTHING
        """, row, text, time.seconds)
      guard count == 1 else { return }
      try changeLog(tables).note(.ownAnswer, text, to: sentence, at: time)
    }
  }

  /// Takes back an own answer; one that is not there is no error.
  package func removeOwnAnswer(
    _ text: String, from sentence: SentenceKey
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return }
      let count = try tables.execute(
        "DELETE FROM own_answer WHERE sentence = ? AND text = ?", row, text)
      guard count == 1 else { return }
      try changeLog(tables).note(.noOwnAnswer, text, to: sentence)
    }
  }

  /// The learner's own accepted answers in a course, oldest first.
  package func ownAnswers(
    in course: CourseID
  ) throws(StorageError) -> [SentenceID: [String]] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT sentence.key, own_answer.text FROM course
        JOIN sentence ON sentence.course = course.id
        JOIN own_answer ON own_answer.sentence = sentence.id
        WHERE course.key = ? ORDER BY own_answer.added_at, own_answer.text
        """, course, as: (SentenceID, String).self)
      return Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
    }
  }
}

extension ChangeLog {
  /// Writes down what became of an own answer.
  fileprivate func note(
    _ kind: ChangeKind, _ text: String, to sentence: SentenceKey, at time: Timestamp? = nil
  ) throws(SQLiteError) {
    try note(
      kind, of: Self.subject(sentence.course.rawValue, sentence.sentence.rawValue, text),
      [
        "course": sentence.course, "sentence": sentence.sentence, "text": text, "at": time?.seconds,
      ])
  }
}
