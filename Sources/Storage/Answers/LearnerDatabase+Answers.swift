import Lessons
import SQLite

extension LearnerDatabase {
  /// Keeps an answer; any grade but Again makes its sentence done.
  ///
  /// The sentence's card (`card(of:)`) and the day's counts follow in the same transaction.
  /// When this returns the answer is on the disk. The sentence need not be known: nothing the
  /// learner did is refused.
  @discardableResult
  package func recordAnswer(_ answer: GivenAnswer) throws(StorageError) -> AnswerID {
    try write { tables throws(SQLiteError) in
      let sentence = try tables.sentenceRow(of: answer.sentence)
      let stamp = try changeLog(tables).nextStamp()
      let plan = try tables.studyPlan()
      let others = try tables.laterHistory(of: sentence, after: stamp, plan)
      let first = try tables.value(Self.nextRow, as: Int64.self) ?? 1
      let seed = try tables.balancedSeed(
        from: UInt64(bitPattern: first), for: sentence, answer, plan)
      try tables.execute(
        """
        INSERT INTO answer
          (device, sequence, clock, seed, sentence, given, exercise, verdict, grade, hints,
            milliseconds, answered_at, utc_offset)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        stamp.device, stamp.sequence, stamp.order, Int64(bitPattern: seed), sentence, answer.text,
        answer.kind,
        answer.verdict, answer.grade, answer.hints, answer.took.wholeMilliseconds,
        answer.time.seconds, answer.time.utcOffset)
      let id = AnswerID(rawValue: tables.lastInsertedRowID)
      if answer.grade != .again {
        try tables.execute(
          "UPDATE sentence SET done_at = min(ifnull(done_at, ?1), ?1) WHERE id = ?2",
          answer.time.seconds, sentence)
      }
      let history = try tables.refreshCard(of: sentence, plan)
      if let others {
        try tables.recount(from: others, to: history, of: sentence, plan)
      } else {
        try tables.count(history.lastTally, at: answer.time, plan)
      }
      try tables.refreshTurned(of: sentence, plan)
      return id
    }
  }

  /// The row that the answer gets here; one too great to be followed is not counted.
  private static let nextRow = """
    SELECT ifnull(max(id), 0) + 1 FROM answer WHERE id < 9223372036854775807
    """

  /// Changes what an answer was judged as: the learner knows better, or takes that back.
  ///
  /// Its sentence's card and progress, and the days, become what they would be if it had been
  /// judged so from the start. An answer that is not there is no error.
  package func revise(
    _ id: AnswerID, verdict: VerdictKind, grade: Grade
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      try tables.changeAnswers(around: id) { () throws(SQLiteError) in
        let log = changeLog(tables)
        guard let subject = try log.keepAsGiven(id) else { return }
        try log.note(.grade, of: subject, ["verdict": verdict, "grade": grade])
        try tables.execute(
          "UPDATE answer SET verdict = ?, grade = ? WHERE id = ?", verdict, grade, id)
      }
    }
  }

  /// Takes an answer away as if it had never been given.
  ///
  /// What the learner said of it elsewhere, an own accepted answer or a memo, stays.
  ///
  /// - Returns: false when it is not there (any more).
  @discardableResult
  package func undoAnswer(_ id: AnswerID) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      guard
        let (seconds, utcOffset) = try tables.row(
          "SELECT answered_at, utc_offset FROM answer WHERE id = ?", id, as: (Int64, Int).self)
      else { return false }
      try tables.changeAnswers(around: id) { () throws(SQLiteError) in
        let log = changeLog(tables)
        if let subject = try log.keepAsGiven(id) { try log.note(.undo, of: subject) }
        try tables.execute("DELETE FROM answer WHERE id = ?", id)
      }
      let plan = try tables.studyPlan()
      try tables.refreshBounds(
        of: plan.calendar.day(at: seconds, utcOffset: utcOffset), plan)
      return true
    }
  }

  /// Whether anything was ever answered.
  package func hasAnswers() throws(StorageError) -> Bool {
    try read { tables throws(SQLiteError) in
      try tables.value("SELECT EXISTS (SELECT 1 FROM answer)", as: Int.self) == 1
    }
  }

  /// What was ever answered to a sentence, oldest first.
  package func answers(to sentence: SentenceKey) throws(StorageError) -> [GivenAnswer] {
    try read { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return [] }
      return try tables.rows(
        """
        SELECT given, exercise, verdict, grade, hints, milliseconds, answered_at, utc_offset
        FROM answer WHERE sentence = ? ORDER BY answered_at, clock, device
        """, row, as: (String, ExerciseKind, VerdictKind, Grade, Int, Int, Int64, Int).self
      )
      .map { text, kind, verdict, grade, hints, milliseconds, seconds, utcOffset in
        GivenAnswer(
          to: sentence, text: text, kind: kind, verdict: verdict, grade: grade, hints: hints,
          took: .milliseconds(milliseconds),
          time: Timestamp(seconds: seconds, utcOffset: utcOffset))
      }
    }
  }
}

extension LearnerTables {
  /// What the answers to a sentence come to, when one of another machine, whose clock is ahead,
  /// counts as later than one that is given now.
  fileprivate func laterHistory(
    of sentence: Int64, after stamp: ChangeStamp, _ plan: StudyPlan
  ) throws(SQLiteError) -> SentenceHistory? {
    let last = try value(
      "SELECT max(clock) FROM answer WHERE sentence = ?", sentence, as: Int64?.self)
    guard let last, let last, last > stamp.order else { return nil }
    return try history(of: sentence, plan)
  }

  /// Changes the log of an answer's sentence, and makes all follow that hangs on it.
  fileprivate func changeAnswers(
    around id: AnswerID, _ change: () throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let sentence = try value("SELECT sentence FROM answer WHERE id = ?", id, as: Int64.self)
    guard let sentence else { return }
    let plan = try studyPlan()
    let before = try history(of: sentence, plan)
    try change()
    let after = try refreshCard(of: sentence, plan)
    try recount(from: before.days, to: after.days)
    try refreshDone(sentence)
    try refreshTurned(of: sentence, plan)
  }
}

extension ChangeLog {
  /// Keeps an answer as it was given before it is changed for the first time.
  ///
  /// - Returns: what it goes by; nil when it is not there.
  func keepAsGiven(_ id: AnswerID) throws(SQLiteError) -> String? {
    try tables.execute(
      """
      INSERT INTO change (device, sequence, clock, kind, subject, body)
      SELECT device, sequence, clock, ?, device || ':' || sequence, \(Self.answerBody)
      FROM answer JOIN sentence ON sentence.id = answer.sentence
      JOIN course ON course.id = sentence.course
      WHERE answer.id = ? ON CONFLICT DO NOTHING
      """, ChangeKind.answer.rawValue, id)
    return try tables.value(
      "SELECT device || ':' || sequence FROM answer WHERE id = ?", id, as: String.self)
  }
}

extension Duration {
  /// Milliseconds, never negative: a clock that was set back took no time.
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return max(0, seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
  }
}
