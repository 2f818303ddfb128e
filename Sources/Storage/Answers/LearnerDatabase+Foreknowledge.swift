import Lessons
import SQLite

extension LearnerDatabase {
  /// Notes what the learner has seen of an answer that is still to be given; once nothing of it
  /// counts any more, there is nothing to note.
  package func note(
    _ seen: Foreknowledge, of sentence: SentenceKey, at time: Timestamp
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      let row = try tables.sentenceRow(of: sentence)
      guard seen != .none else {
        try tables.execute("DELETE FROM foreknowledge WHERE sentence = ?", row)
        return
      }
      try tables.execute(
        """
        INSERT OR REPLACE INTO foreknowledge (sentence, hints, words, tries, best_grade, noted_at)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        row, seen.help.hints, seen.help.words.sorted().joined(separator: "\n"), seen.tries,
        seen.limit, time.seconds)
    }
  }

  /// What the learner has seen of answers in a course.
  ///
  /// A sentence that was tried on an earlier day is asked anew: to know it after a night is no
  /// later try.
  package func foreknowledge(
    in course: CourseID, at now: Timestamp
  ) throws(StorageError) -> [SentenceID: Foreknowledge] {
    try read { tables throws(SQLiteError) in
      let calendar = try tables.studyPlan().calendar
      let today = calendar.day(at: now.seconds, utcOffset: now.utcOffset)
      let start = calendar.start(of: today, utcOffset: now.utcOffset)
      let rows = try tables.rows(
        """
        SELECT sentence.key, hints, words, tries, best_grade, noted_at FROM course
        CROSS JOIN sentence ON sentence.course = course.id
        CROSS JOIN foreknowledge ON foreknowledge.sentence = sentence.id
        WHERE course.key = ?
        """, course, as: (SentenceID, Int, String, Int, Grade?, Int64).self)
      return rows.reduce(into: [:]) { seen, row in
        let (id, hints, words, tries, limit, time) = row
        seen[id] = Foreknowledge(
          help: Help(hints: hints, words: Set(words.split(separator: "\n").map(String.init))),
          tries: time < start ? 0 : tries, limit: limit)
      }
    }
  }

  /// How the sentences of a course, or of one of its days counted from zero, were asked the last
  /// time.
  package func lastExercises(
    in course: CourseID, day: Int? = nil
  ) throws(StorageError) -> [SentenceID: ExerciseKind] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT sentence.key, (
          SELECT exercise FROM answer WHERE answer.sentence = sentence.id
          ORDER BY clock DESC, device DESC LIMIT 1
        )
        FROM course CROSS JOIN sentence ON sentence.course = course.id
        WHERE course.key = ?1 \(day == nil ? "AND ?2 IS NULL" : "AND sentence.day = ?2")
        """, course, day, as: (SentenceID, ExerciseKind?).self)
      return rows.reduce(into: [:]) { kinds, row in kinds[row.0] = row.1?.asked }
    }
  }

  /// How fast the learner typed sentences of a course in the last two months, those that were
  /// known.
  package func typingPace(
    in course: CourseID, at now: Timestamp
  ) throws(StorageError) -> TypingPace {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT milliseconds, given FROM answer
        CROSS JOIN sentence ON sentence.id = answer.sentence
        CROSS JOIN course ON course.id = sentence.course
        WHERE answered_at > ? AND exercise = ? AND hints = 0 AND grade > ? AND verdict IN (?, ?)
          AND course.key = ?
        ORDER BY answered_at DESC LIMIT 200
        """, max(0, now.seconds) - 60 * 86_400, ExerciseKind.type, Grade.hard, VerdictKind.exact,
        VerdictKind.accepted, course, as: (Int, String).self)
      return TypingPace(rows.map { (milliseconds: $0.0, text: $0.1) })
    }
  }
}
