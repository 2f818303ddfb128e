import Lessons
import SQLite

extension Connection {
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
    // Whatever their offset, the answers of a day lie within a day of its own at UTC.
    let start = calendar.start(of: day.advanced(by: -1), utcOffset: 0)
    let end = calendar.end(of: day.advanced(by: 1), utcOffset: 0)
    let times = try rows(
      """
      SELECT answered_at, utc_offset FROM answer WHERE answered_at BETWEEN ? AND ? ORDER BY id
      """, start, end, as: (Int64, Int).self
    )
    .filter { calendar.day(at: $0, utcOffset: $1) == day }
    guard let first = times.map(\.0).min(), let last = times.last else {
      try execute("DELETE FROM study_day WHERE day = ?", day)
      return
    }
    try execute(
      "UPDATE study_day SET first_at = ?, last_offset = ? WHERE day = ?", first, last.1, day)
  }
}
