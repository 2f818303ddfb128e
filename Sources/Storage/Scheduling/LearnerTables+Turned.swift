import Lessons
import SQLite

/// Sentences the other way round, which are asked for the first time once they are known as their
/// course is written.
extension LearnerTables {
  /// How many sentences are asked the other way round for the first time on each day when a course
  /// with many known ones begins to be asked both ways.
  private static let firstOnes = 12

  /// Makes the other form of a sentence due from the next day on, where its course is asked both ways
  /// and it is known; takes that back where it is known no more.
  ///
  /// - Parameter sentence: either of the two.
  func refreshTurned(of sentence: Int64, _ plan: StudyPlan) throws(SQLiteError) {
    let known = try row(
      """
      SELECT written.id, written.done_at IS NOT NULL FROM sentence
      JOIN sentence AS written ON written.id = ifnull(sentence.turned_from, sentence.id)
      JOIN course ON course.id = sentence.course
      WHERE sentence.id = ? AND course.asks_both_ways
      """, sentence, as: (Int64, Bool).self)
    guard let (written, isKnown) = known else { return }
    if isKnown { return try placeTurned(of: written, plan) }
    try execute(
      """
      DELETE FROM card WHERE is_first = 1
        AND sentence IN (SELECT id FROM sentence WHERE turned_from = ?)
      """, written)
  }

  /// Makes all known sentences of a course due the other way round, a few on each day.
  func placeAllTurned(
    of course: Int64, from now: Timestamp, _ plan: StudyPlan
  ) throws(SQLiteError) {
    let calendar = plan.calendar
    let today = calendar.day(at: now.seconds, utcOffset: now.utcOffset)
    for (index, sentence) in try turnable(in: course).enumerated() {
      let day = today.advanced(by: 1 + index / Self.firstOnes)
      try placeTurned(
        of: sentence, due: calendar.start(of: day, utcOffset: now.utcOffset), at: now.seconds)
    }
  }

  /// Places what other machines or an import made known, each from the day after it was known on,
  /// and takes away what is known no more.
  func placeAllTurned(_ plan: StudyPlan) throws(SQLiteError) {
    try execute(
      """
      DELETE FROM card WHERE is_first = 1 AND sentence IN (
        SELECT turned.id FROM sentence AS turned
        JOIN sentence AS written ON written.id = turned.turned_from
        WHERE turned.turned_from > 0 AND written.done_at IS NULL)
      """)
    for course in try values("SELECT id FROM course WHERE asks_both_ways = 1", as: Int64.self) {
      for sentence in try turnable(in: course) { try placeTurned(of: sentence, plan) }
    }
  }

  /// The known sentences of a course that were never asked the other way round, in its order.
  private func turnable(in course: Int64) throws(SQLiteError) -> [Int64] {
    try values(
      """
      SELECT id FROM sentence WHERE course = ? AND day IS NOT NULL AND done_at IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM sentence AS turned JOIN card ON card.sentence = turned.id
          WHERE turned.turned_from = sentence.id)
      ORDER BY day, position
      """, course, as: Int64.self)
  }

  private func placeTurned(of written: Int64, _ plan: StudyPlan) throws(SQLiteError) {
    let last = try row(
      """
      SELECT answered_at, utc_offset FROM answer WHERE sentence = ?
      ORDER BY clock DESC, device DESC LIMIT 1
      """, written, as: (Int64, Int).self)
    let imported = try value(
      "SELECT last_review_at FROM memory_start WHERE sentence = ?", written, as: Int64.self)
    guard let (time, offset) = last ?? imported.map({ ($0, 0) }) else { return }
    let day = plan.calendar.day(at: time, utcOffset: offset)
    try placeTurned(of: written, due: plan.calendar.end(of: day, utcOffset: offset), at: time)
  }

  /// Gives a sentence without answers a card to be asked by; one that it has stays.
  private func placeTurned(
    of written: Int64, due: Int64, at time: Int64
  ) throws(SQLiteError) {
    try execute(
      """
      INSERT INTO sentence (course, key)
      SELECT course, key || char(30) || 'r' FROM sentence WHERE id = ? ON CONFLICT DO NOTHING
      """, written)
    try execute(
      """
      INSERT INTO card (sentence, stage, step, stability, difficulty, due_at, last_review_at, reps,
        lapses, is_asked, is_first)
      SELECT id, 2, 0, 1, 5, ?2, ?3, 0, 0, (SELECT is_asked FROM asking WHERE sentence = id), 1
      FROM sentence WHERE turned_from = ?1 ON CONFLICT DO NOTHING
      """, written, due.clamped, time.clamped)
  }
}

extension LearnerTables {
  /// A day on which nothing comes back but the other form of a sentence is no day for it.
  ///
  /// - Returns: the day on which the other form is due; nil when there is none.
  func dayOfOtherForm(
    of sentence: Int64, _ calendar: StudyCalendar, utcOffset: Int
  ) throws(SQLiteError) -> StudyDay? {
    let due = try value(
      """
      SELECT due_at FROM card WHERE is_asked = 1 AND sentence IN (
        SELECT id FROM sentence WHERE turned_from = ?1
        UNION ALL SELECT turned_from FROM sentence WHERE id = ?1 AND turned_from IS NOT NULL)
      """, sentence, as: Int64.self)
    return due.map { calendar.day(at: $0, utcOffset: utcOffset) }
  }
}

extension Int64 {
  /// The nearest moment that a card can tell.
  fileprivate var clamped: Int64 {
    Swift.min(Swift.max(self, Card.timeRange.lowerBound), Card.timeRange.upperBound)
  }
}
