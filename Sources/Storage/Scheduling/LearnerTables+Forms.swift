import Lessons
import SQLite

/// The two forms of a sentence, which are never asked on one day.
extension LearnerTables {
  /// Sentences that are due and wait for another day, since their other form was asked today or is
  /// due before them; parameters as in `dueQuery`, ?4 is the start of today.
  ///
  /// - Complexity: linear in the sentences that are asked both ways.
  static let heldQuery = """
    SELECT CASE WHEN is_turned_done THEN written ELSE turned END FROM (
      SELECT one.sentence AS written, other.sentence AS turned,
        one.last_review_at BETWEEN ?4 AND ?2 AS is_written_done,
        other.is_first = 0 AND other.last_review_at BETWEEN ?4 AND ?2 AS is_turned_done,
        \(isDue("one")) AS is_written_due, \(isDue("other")) AS is_turned_due
      FROM sentence CROSS JOIN card AS other ON other.sentence = sentence.id
      CROSS JOIN card AS one ON one.sentence = sentence.turned_from
      WHERE sentence.turned_from > 0
    )
    WHERE CASE WHEN is_turned_done THEN NOT is_written_done AND is_written_due
      ELSE is_turned_due AND (is_written_done OR is_written_due) END
    """

  private static func isDue(_ card: String) -> String {
    """
    (\(card).is_asked = 1 AND CASE WHEN \(card).stage = 2
      THEN \(card).due_at < ?1 OR \(card).last_review_at > ?3
      ELSE \(card).due_at <= ?2 OR \(card).last_review_at > ?2 END)
    """
  }

  /// How many sentences that are due wait for another day.
  func heldCount(_ limits: DueLimits) throws(SQLiteError) -> Int {
    try value(
      "SELECT count(*) FROM (\(Self.heldQuery))", limits.endOfToday, limits.now,
      limits.wrongClock, limits.startOfToday) ?? 0
  }

  /// Which reviews come on another day than their cards say.
  func formDays(
    _ limits: DueLimits, _ today: StudyDay, _ calendar: StudyCalendar, utcOffset: Int
  ) throws(SQLiteError) -> [(from: StudyDay, to: StudyDay)] {
    let isDone = { (time: Int64) in (limits.startOfToday...limits.now).contains(time) }
    let day = { (due: Int64, last: Int64) in
      last > limits.wrongClock ? today : max(today, calendar.day(at: due, utcOffset: utcOffset))
    }
    let pairs = try rows(
      """
      SELECT one.is_asked, one.due_at, one.last_review_at,
        other.due_at, other.last_review_at, other.is_first
      FROM sentence CROSS JOIN card AS other ON other.sentence = sentence.id
      CROSS JOIN card AS one ON one.sentence = sentence.turned_from
      WHERE sentence.turned_from > 0 AND other.is_asked = 1
      """, as: (Bool, Int64, Int64, Int64, Int64, Bool).self)
    var changes: [(from: StudyDay, to: StudyDay)] = []
    for (isAsked, writtenDue, writtenLast, turnedDue, turnedLast, isFirst) in pairs {
      let written = isAsked ? day(writtenDue, writtenLast) : nil
      let turned = day(turnedDue, turnedLast)
      let days = FormDays(
        written: written, turned: turned, today: today, isWrittenDone: isDone(writtenLast),
        isTurnedDone: !isFirst && isDone(turnedLast))
      if let from = written, let to = days.written, from != to { changes.append((from, to)) }
      if days.turned != turned { changes.append((turned, days.turned)) }
    }
    return changes
  }
}
