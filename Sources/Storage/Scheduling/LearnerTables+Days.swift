import Lessons
import SQLite

extension LearnerTables {
  /// Counts an answer that was just given.
  func count(_ tally: DayTally, at time: Timestamp, _ plan: StudyPlan) throws(SQLiteError) {
    let day = plan.calendar.day(at: time.seconds, utcOffset: time.utcOffset)
    try execute(
      """
      INSERT INTO study_day
        (day, answers, right_answers, reviews, recalled, new_sentences, milliseconds, first_at,
          last_offset)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (day) DO UPDATE SET answers = answers + excluded.answers,
        right_answers = right_answers + excluded.right_answers,
        reviews = reviews + excluded.reviews, recalled = recalled + excluded.recalled,
        new_sentences = new_sentences + excluded.new_sentences,
        milliseconds = milliseconds + excluded.milliseconds,
        first_at = min(first_at, excluded.first_at), last_offset = excluded.last_offset
      """,
      day, tally.answers, tally.right, tally.reviews, tally.recalled, tally.newSentences,
      tally.milliseconds, time.seconds, time.utcOffset)
  }

  /// Replaces what a sentence's answers counted for by what they count for now.
  func recount(
    from old: [StudyDay: DayTally], to new: [StudyDay: DayTally]
  ) throws(SQLiteError) {
    for day in Set(old.keys).union(new.keys) {
      var change = new[day] ?? DayTally()
      change -= old[day] ?? DayTally()
      guard change != DayTally() else { continue }
      try execute(
        """
        UPDATE study_day SET answers = answers + ?, right_answers = right_answers + ?,
          reviews = reviews + ?, recalled = recalled + ?, new_sentences = new_sentences + ?,
          milliseconds = milliseconds + ?
        WHERE day = ?
        """,
        change.answers, change.right, change.reviews, change.recalled, change.newSentences,
        change.milliseconds, day)
    }
  }

  /// Finds out anew when a day began and by which clock it ended; one of its answers is gone.
  func refreshBounds(of day: StudyDay, _ plan: StudyPlan) throws(SQLiteError) {
    let calendar = plan.calendar
    let span = Self.span(of: day, calendar)
    let times = try rows(
      """
      SELECT answered_at, utc_offset FROM answer WHERE answered_at BETWEEN ? AND ?
      ORDER BY clock, device
      """, span.lowerBound, span.upperBound, as: (Int64, Int).self
    )
    .filter { calendar.day(at: $0, utcOffset: $1) == day }
    guard let first = times.map(\.0).min(), let last = times.last else {
      try execute("DELETE FROM study_day WHERE day = ?", day)
      return
    }
    try execute(
      "UPDATE study_day SET first_at = ?, last_offset = ? WHERE day = ?", first, last.1, day)
  }

  /// How many sentences were answered right on a day.
  ///
  /// - Complexity: linear in the answers of the days around it.
  func rightSentenceCount(on day: StudyDay, _ plan: StudyPlan) throws(SQLiteError) -> Int {
    let calendar = plan.calendar
    let span = Self.span(of: day, calendar)
    var sentences: Set<Int64> = []
    try forEachRow(
      """
      SELECT sentence, answered_at, utc_offset FROM answer
      WHERE answered_at BETWEEN ? AND ? AND verdict <> 'wrong'
      """, span.lowerBound, span.upperBound
    ) { row throws(SQLiteError) in
      let utcOffset = Int(try row.integer(2))
      guard calendar.day(at: try row.integer(1), utcOffset: utcOffset) == day else { return }
      sentences.insert(try row.integer(0))
    }
    return sentences.count
  }

  /// Where the answers of a day lie, in seconds since 1970 UTC: whatever their offset, within a day
  /// of its own at UTC.
  private static func span(of day: StudyDay, _ calendar: StudyCalendar) -> ClosedRange<Int64> {
    let start = calendar.start(of: day.advanced(by: -1), utcOffset: 0)
    return start...max(start, calendar.end(of: day.advanced(by: 1), utcOffset: 0))
  }
}
