import Lessons
import SQLite

/// Finding what no answers come to, as a damaged file has it: cards that would never be asked again
/// and days that cannot be counted. What can be mended by reading it is not looked for.
extension LearnerTables {
  /// Whether a card has a stage there is none of, or is due later than any answer makes it.
  ///
  /// - Complexity: a few searches of an index, however many cards there are.
  func hasImpossibleCards(at now: Timestamp) throws(SQLiteError) -> Bool {
    let longest = Int64(Scheduler().maximumInterval) * 86_400
    let (latest, overflows) = now.seconds.addingReportingOverflow(longest)
    return try value(
      """
      SELECT EXISTS (SELECT 1 FROM card WHERE is_asked = 1 AND stage < 1)
        OR EXISTS (SELECT 1 FROM card WHERE is_asked = 1 AND stage > 3)
        OR EXISTS (SELECT 1 FROM card WHERE is_asked = 1 AND stage IN (1, 2, 3)
          AND due_at > ?1 AND due_at - max(last_review_at, 0) > ?2)
      """, overflows ? Int64.max : latest, longest) ?? false
  }

  /// How many cards and days there are that no answers come to.
  ///
  /// - Complexity: goes through all of them.
  func impossibleCount(at now: Timestamp) throws(SQLiteError) -> Int {
    let longest = Int64(Scheduler().maximumInterval) * 86_400
    let (latest, overflows) = now.seconds.addingReportingOverflow(longest)
    let cards = try value(
      """
      SELECT count(*) FROM card WHERE is_asked = 1 AND (stage NOT IN (1, 2, 3)
        OR due_at > ?1 AND due_at - max(last_review_at, 0) > ?2)
      """, overflows ? Int64.max : latest, longest, as: Int.self)
    let days = try value(
      "SELECT count(*) FROM study_day WHERE \(Self.isImpossibleDay)",
      StudyCalendar.days.lowerBound, StudyCalendar.days.upperBound, DayTally.most, as: Int.self)
    return (cards ?? 0) + (days ?? 0)
  }

  /// Whether a day of study is none that there can be, or counts what cannot be.
  func hasImpossibleDays() throws(SQLiteError) -> Bool {
    try value(
      "SELECT EXISTS (SELECT 1 FROM study_day WHERE \(Self.isImpossibleDay))",
      StudyCalendar.days.lowerBound, StudyCalendar.days.upperBound, DayTally.most) ?? false
  }

  private static let isImpossibleDay = """
    day NOT BETWEEN ?1 AND ?2
      OR answers NOT BETWEEN 1 AND ?3 OR right_answers NOT BETWEEN 0 AND answers
      OR reviews NOT BETWEEN 0 AND answers OR recalled NOT BETWEEN 0 AND reviews
      OR new_sentences NOT BETWEEN 0 AND answers OR milliseconds NOT BETWEEN 0 AND ?3
    """
}
