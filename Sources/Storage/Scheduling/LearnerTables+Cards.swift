import Lessons
import SQLite

/// Keeping cards and days in step with the answers; all of it belongs into the transaction that
/// changes an answer.
extension LearnerTables {
  /// Works out a sentence's card anew and keeps it; the answers to it have changed.
  @discardableResult
  func refreshCard(
    of sentence: Int64, _ plan: StudyPlan
  ) throws(SQLiteError) -> SentenceHistory {
    let history = try history(of: sentence, plan)
    try keep(history.record, of: sentence)
    return history
  }

  /// What the answers to a sentence come to, from what was known of it elsewhere.
  func history(of sentence: Int64, _ plan: StudyPlan) throws(SQLiteError) -> SentenceHistory {
    SentenceHistory(
      try loggedAnswers(to: sentence), from: try memoryStart(of: sentence), plan)
  }

  /// The answers to a sentence, in the order they were given on all machines, which is not always
  /// that of their times: the clock may have been set back.
  func loggedAnswers(to sentence: Int64) throws(SQLiteError) -> [LoggedAnswer] {
    var answers: [LoggedAnswer] = []
    try forEachRow(
      """
      SELECT \(LoggedAnswer.columns) FROM answer WHERE sentence = ? ORDER BY clock, device
      """, sentence
    ) { row throws(SQLiteError) in answers.append(try LoggedAnswer(row)) }
    return answers
  }

  /// Keeps what a sentence's answers come to.
  ///
  /// - Returns: whether there is such a sentence; answers in a damaged file may be to none.
  @discardableResult
  func keep(_ record: CardRecord, of sentence: Int64) throws(SQLiteError) -> Bool {
    guard let card = record.card else {
      try execute("DELETE FROM card WHERE sentence = ?", sentence)
      return true
    }
    let count = try execute(
      """
      INSERT INTO card
        (sentence, stage, step, stability, difficulty, due_at, last_review_at, reps, lapses,
          is_asked)
      SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
        (SELECT is_asked FROM asking WHERE asking.sentence = sentence.id)
      FROM sentence WHERE id = ?1
      ON CONFLICT (sentence) DO UPDATE SET stage = excluded.stage, step = excluded.step,
        stability = excluded.stability, difficulty = excluded.difficulty,
        due_at = excluded.due_at, last_review_at = excluded.last_review_at,
        reps = excluded.reps, lapses = excluded.lapses, is_first = 0
      """,
      sentence, card.stage.code, card.stage.step, card.memory.stability, card.memory.difficulty,
      card.due, card.lastReview, record.reps, record.lapses)
    return count > 0
  }
}
