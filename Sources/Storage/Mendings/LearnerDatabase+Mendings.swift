import Lessons
import SQLite

/// What the learner made of sentences, laid over the courses as they are read.
extension LearnerDatabase {
  /// Has a sentence as the learner wants it from now on, in place of an earlier mending.
  ///
  /// The changes before it stay in the log; of those of several machines, the last one counts.
  ///
  /// - Parameter answers: those of the mended sentence, as `Sentence.answersAsText` has them.
  package func mend(
    _ sentence: SentenceKey, _ mending: Mending, answers: String, at time: Timestamp
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      let row = try tables.sentenceRow(of: sentence)
      try tables.execute(
        """
        INSERT INTO mending (sentence, text, base, answers, mended_at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET text = excluded.text, base = excluded.base,
          answers = excluded.answers, mended_at = excluded.mended_at
        """, row, mending.text.rawValue, mending.base.rawValue, answers, time.seconds)
      try changeLog(tables).note(
        .mending, of: sentence.subject,
        [
          "course": sentence.course, "sentence": sentence.sentence,
          "text": mending.text.rawValue, "base": mending.base.rawValue, "answers": answers,
          "at": time.seconds,
        ])
    }
  }

  /// Has a sentence as its author wants it again.
  ///
  /// - Returns: whether it was mended.
  @discardableResult
  package func takeBackMending(of sentence: SentenceKey) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return false }
      let count = try tables.execute("DELETE FROM mending WHERE sentence = ?", row)
      guard count == 1 else { return false }
      try changeLog(tables).note(
        .noMending, of: sentence.subject,
        ["course": sentence.course, "sentence": sentence.sentence])
      return true
    }
  }

  /// What the learner made of the sentences of a course, those too that its file has no more.
  package func mendings(in course: CourseID) throws(StorageError) -> [SentenceID: Mending] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT sentence.key, text, base FROM course
        CROSS JOIN sentence ON sentence.course = course.id
        CROSS JOIN mending ON mending.sentence = sentence.id
        WHERE course.key = ?
        """, course, as: (SentenceID, String, String).self)
      return Dictionary(rows.map { ($0, Mending($1, $2)) }) { first, _ in first }
    }
  }

  /// All that the learner mended, course by course, in the order of the courses' files.
  package func mendings() throws(StorageError) -> [MendedSentence] {
    try read { tables throws(SQLiteError) in
      try tables.rows(
        """
        SELECT course.key, sentence.key, text, base, day IS NOT NULL, mended_at FROM mending
        JOIN sentence ON sentence.id = mending.sentence JOIN course ON course.id = sentence.course
        ORDER BY course.key, day IS NULL, day, position, sentence.key
        """, as: (CourseID, SentenceID, String, String, Bool, Int64).self
      )
      .map { course, sentence, text, base, isInCourse, time in
        MendedSentence(
          key: SentenceKey(course: course, sentence: sentence), mending: Mending(text, base),
          isInCourse: isInCourse, mendedAt: time)
      }
    }
  }

  /// A course as the learner has made it; as its author has it while the database cannot be read,
  /// which is said where progress is asked for.
  package func layOverMendings(_ course: Course) -> Course {
    let mendings = try? mendings(in: course.id)
    return course.mended(by: mendings ?? [:])
  }
}

/// A sentence that the learner mended.
package struct MendedSentence: Hashable, Sendable {
  /// What it goes by.
  package let key: SentenceKey
  /// What was made of it.
  package let mending: Mending
  /// Whether the course's file had it when it was read last.
  package let isInCourse: Bool
  /// Seconds since 1970 UTC.
  package let mendedAt: Int64
}

extension Mending {
  fileprivate init(_ text: String, _ base: String) {
    self.init(SentenceText(rawValue: text), of: SentenceText(rawValue: base))
  }
}

extension SentenceKey {
  /// What changes of it are found by.
  fileprivate var subject: String { ChangeLog.subject(course.rawValue, sentence.rawValue) }
}
