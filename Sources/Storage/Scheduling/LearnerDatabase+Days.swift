import Lessons
import SQLite

extension LearnerDatabase {
  /// What was done on each day of study from one on; days without an answer are not there.
  ///
  /// - Complexity: linear in the count of days, however many answers there are.
  package func dayTallies(
    from first: StudyDay = StudyDay(rawValue: .min)
  ) throws(StorageError) -> [StudyDay: DayTally] {
    try read { tables throws(SQLiteError) in try tables.dayTallies(from: first) }
  }

  /// How the learner's streak stands.
  package func streak(at now: Timestamp) throws(StorageError) -> Streak {
    try read { tables throws(SQLiteError) in
      try tables.streak(at: now, try tables.studyPlan())
    }
  }

  /// How fast the learner went through the last few hundred answers.
  package func answeringPace() throws(StorageError) -> AnsweringPace {
    try read { tables throws(SQLiteError) in
      try tables.answeringPace(try tables.studyPlan())
    }
  }
}

extension LearnerTables {
  func dayTallies(from first: StudyDay) throws(SQLiteError) -> [StudyDay: DayTally] {
    let days = try rows(
      """
      SELECT day, answers, right_answers, reviews, recalled, new_sentences, milliseconds
      FROM study_day WHERE day BETWEEN ? AND ?
      """, max(first, StudyCalendar.days.lowerBound), StudyCalendar.days.upperBound,
      as: (StudyDay, Int, Int, Int, Int, Int, Int).self
    )
    .map { day, answers, right, reviews, recalled, newSentences, milliseconds in
      let tally = DayTally(
        answers: answers, right: right, reviews: reviews, recalled: recalled,
        newSentences: newSentences, milliseconds: milliseconds)
      return (day, tally)
    }
    return Dictionary(days, uniquingKeysWith: { first, _ in first })
  }

  func streak(at now: Timestamp, _ plan: StudyPlan) throws(SQLiteError) -> Streak {
    let days = try rows(
      "SELECT day, first_at, last_offset FROM study_day WHERE day BETWEEN ? AND ?",
      StudyCalendar.days.lowerBound, StudyCalendar.days.upperBound,
      as: (StudyDay, Int64, Int).self
    )
    .map { StudiedDay(day: $0, firstAt: $1, lastOffset: $2) }
    return Streak(
      days, now: now.seconds, utcOffset: now.utcOffset, calendar: plan.calendar)
  }

  func answeringPace(_ plan: StudyPlan) throws(SQLiteError) -> AnsweringPace {
    struct Session: Hashable {
      let sentence: Int64
      let day: StudyDay
    }
    var times: [Int] = []
    var last: Int64?
    var sessions: Set<Session> = []
    let calendar = plan.calendar
    try forEachRow(
      """
      SELECT sentence, milliseconds, answered_at, utc_offset FROM answer
      WHERE id > (SELECT max(id) FROM answer) - 300 AND origin IS NULL ORDER BY id
      """
    ) { row throws(SQLiteError) in
      let time = try row.integer(2)
      let day = calendar.day(at: time, utcOffset: Int(try row.integer(3)))
      times.append(
        AnsweringPace.milliseconds(
          ofAnswer: Int(try row.integer(1)), after: last.map { time.subtractingClamped($0) }))
      last = time
      sessions.insert(Session(sentence: try row.integer(0), day: day))
    }
    return AnsweringPace(milliseconds: times, sentences: sessions.count)
  }
}

extension Int64 {
  /// The difference, or what is nearest to it: a damaged file may say any time.
  fileprivate func subtractingClamped(_ other: Int64) -> Int64 {
    let (difference, overflows) = subtractingReportingOverflow(other)
    guard overflows else { return difference }
    return self < other ? .min : .max
  }
}
