import Lessons
import SQLite

extension LearnerDatabase {
  /// Keeps an answer; a right one makes its sentence done, unless the learner wants it again.
  ///
  /// When this returns the answer is on the disk. The sentence need not be known: nothing the
  /// learner did is refused.
  @discardableResult
  package func recordAnswer(_ answer: GivenAnswer) throws(StorageError) -> AnswerID {
    try write { connection throws(SQLiteError) in
      let sentence = try connection.sentenceRow(of: answer.sentence)
      try connection.execute(
        """
        INSERT INTO answer
          (sentence, given, mode, verdict, grade, hints, milliseconds, answered_at, utc_offset)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        sentence, answer.text, answer.mode, answer.verdict, answer.grade, answer.hints,
        answer.took.wholeMilliseconds, answer.time.seconds, answer.time.utcOffset)
      let id = AnswerID(rawValue: connection.lastInsertedRowID)
      if answer.verdict.isRight, answer.grade != .again {
        try connection.execute(
          "UPDATE sentence SET done_at = ? WHERE id = ? AND done_at IS NULL",
          answer.time.seconds, sentence)
      }
      return id
    }
  }

  /// Changes what an answer was judged as: the learner knows better, or takes that back.
  ///
  /// Its sentence is done when any of its answers is right and not wanted again, as if it had been
  /// so from the start.
  package func revise(
    _ id: AnswerID, verdict: VerdictKind, grade: Grade
  ) throws(StorageError) {
    try write { connection throws(SQLiteError) in
      try connection.execute(
        "UPDATE answer SET verdict = ?, grade = ? WHERE id = ?", verdict, grade, id)
      try connection.execute(
        """
        UPDATE sentence SET done_at = (
          SELECT min(answered_at) FROM answer
          WHERE sentence = sentence.id AND verdict <> 'wrong' AND grade <> ?
        )
        WHERE id = (SELECT sentence FROM answer WHERE id = ?)
        """, Grade.again, id)
    }
  }

  /// What was ever answered to a sentence, oldest first.
  package func answers(to sentence: SentenceKey) throws(StorageError) -> [GivenAnswer] {
    try read { connection throws(SQLiteError) in
      guard let row = try connection.existingSentenceRow(of: sentence) else { return [] }
      return try connection.rows(
        """
        SELECT given, mode, verdict, grade, hints, milliseconds, answered_at, utc_offset
        FROM answer WHERE sentence = ? ORDER BY answered_at, id
        """, row, as: (String, AnswerMode, VerdictKind, Grade, Int, Int, Int64, Int).self
      )
      .map { text, mode, verdict, grade, hints, milliseconds, seconds, utcOffset in
        GivenAnswer(
          to: sentence, text: text, mode: mode, verdict: verdict, grade: grade, hints: hints,
          took: .milliseconds(milliseconds),
          time: Timestamp(seconds: seconds, utcOffset: utcOffset))
      }
    }
  }
}

extension Duration {
  /// Milliseconds, never negative: a clock that was set back took no time.
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return max(0, seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
  }
}
