import Lessons
import SQLite

extension LearnerDatabase {
  /// Makes a course the one that is being done, and starts it if it was not started.
  ///
  /// The course that was being done before keeps its progress. Writes nothing when it is the one
  /// already: opening a quiz does not wait for the disk then.
  package func enroll(in course: CourseID, at time: Timestamp) throws(StorageError) {
    guard try currentCourse() != course else { return }
    try write { tables throws(SQLiteError) in
      let row = try tables.courseRow(of: course)
      try tables.execute("UPDATE course SET is_current = 0 WHERE is_current = 1")
      try tables.execute(
        "UPDATE course SET is_current = 1, enrolled_at = ifnull(enrolled_at, ?) WHERE id = ?",
        time.seconds, row)
      try changeLog(tables).noteEnrolment(in: course, at: time)
    }
  }

  /// The course that is being done; nil when none was ever started.
  package func currentCourse() throws(StorageError) -> CourseID? {
    try read { tables throws(SQLiteError) in
      try tables.value("SELECT key FROM course WHERE is_current = 1")
    }
  }

  /// How every course stands that was ever opened or started.
  package func courseStandings() throws(StorageError) -> [CourseID: CourseStanding] {
    try read { tables throws(SQLiteError) in
      let standings = try tables.rows(Self.standingsQuery, as: CourseStanding.Columns.self)
        .map(CourseStanding.init(columns:))
      return Dictionary(standings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// How the course stands that is being done; nil when none was ever started.
  ///
  /// - Complexity: linear in its days, whatever the other courses are.
  package func currentStanding() throws(StorageError) -> CourseStanding? {
    try read { tables throws(SQLiteError) in
      try tables.row(Self.currentStandingQuery, as: CourseStanding.Columns.self)
        .map(CourseStanding.init(columns:))
    }
  }

  /// Which sentences of a course are done.
  package func progress(in course: CourseID) throws(StorageError) -> CourseProgress {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        Self.progressQuery, course, as: (SentenceID, Int64).self)
      return CourseProgress(
        doneAt: Dictionary(rows.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Which sentences of a day, counted from zero, are done.
  package func progress(
    onDay day: Int, of course: CourseID
  ) throws(StorageError) -> CourseProgress {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        Self.progressQuery + " AND day = ?", course, day, as: (SentenceID, Int64).self)
      return CourseProgress(
        doneAt: Dictionary(rows.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// How many done sentences of a day, counted from zero, were right at every check until they
  /// were done, and without a hint.
  package func rightAtOnceCount(
    onDay day: Int, of course: CourseID
  ) throws(StorageError) -> Int {
    try read { tables throws(SQLiteError) in
      try tables.value(Self.rightAtOnceQuery, course, day, Grade.again) ?? 0
    }
  }

  private static let rightAtOnceQuery = """
    SELECT count(*) FROM course JOIN sentence ON sentence.course = course.id
    WHERE course.key = ? AND day = ? AND done_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM answer
      WHERE sentence = sentence.id AND answered_at <= done_at
        AND (verdict = 'wrong' OR grade = ? OR hints > 0)
    )
    """

  /// How the course stands that is to be gone on with; nil when none was ever started.
  ///
  /// It is the current one. When that is done, or is not on this machine, it is the one of the
  /// others being done that was answered last, if there is one.
  ///
  /// - Complexity: linear in its days while the current course is being done.
  package func standingToContinue() throws(StorageError) -> CourseStanding? {
    let current = try currentStanding()
    if let current, current.situation == .doing, current.isAtHand { return current }
    let other = try read { tables throws(SQLiteError) in
      try tables.row(Self.otherStandingQuery, as: CourseStanding.Columns.self)
        .map(CourseStanding.init(columns:))
    }
    return other ?? current
  }

  static let standingsQuery = standings(of: "")

  static let currentStandingQuery = standings(of: "WHERE course.is_current = 1")

  /// A course that was started and has sentences left, the one answered last.
  private static let otherStandingQuery = standings(
    of: """
      WHERE course.id = (
        SELECT id FROM course
        WHERE is_at_hand = 1 AND enrolled_at IS NOT NULL AND EXISTS (
          SELECT 1 FROM course_day WHERE course_day.course = course.id AND done < sentences)
        ORDER BY (
          SELECT max(last_done_at) FROM course_day WHERE course_day.course = course.id
        ) DESC, enrolled_at DESC, id
        LIMIT 1
      )
      """)

  private static func standings(of courses: String) -> String {
    """
    SELECT course.key, course.title, course.is_at_hand, course.is_current, course.enrolled_at,
      course.total_days,
      count(CASE WHEN done < sentences THEN 1 END), ifnull(sum(sentences), 0),
      ifnull(sum(done), 0), min(CASE WHEN done < sentences THEN day END), max(last_done_at)
    FROM course LEFT JOIN course_day ON course_day.course = course.id AND sentences > 0
    \(courses) GROUP BY course.id
    """
  }

  static let progressQuery = """
    SELECT sentence.key, done_at FROM course JOIN sentence ON sentence.course = course.id
    WHERE course.key = ? AND done_at IS NOT NULL AND turned_from IS NULL
    """
}

extension ChangeLog {
  /// Writes down that a course was taken up: later than any other was, on whatever machine.
  fileprivate func noteEnrolment(in course: CourseID, at time: Timestamp) throws(SQLiteError) {
    let last = try tables.value(
      "SELECT max(clock) FROM change WHERE kind = 'c'", as: Int64?.self)
    let stamp = try nextStamp().following(last ?? nil)
    try keep(
      stamp, .enrol, course.rawValue, ["course": course, "at": time.seconds])
  }
}

extension CourseStanding {
  fileprivate typealias Columns = (
    CourseID, String?, Bool, Bool, Int64?, Int, Int, Int, Int, Int?, Int64?
  )

  fileprivate init(columns: Columns) {
    let (
      id, title, isAtHand, isCurrent, enrolledAt, days, openDays, total, done, nextDay, lastDone
    ) = columns
    // A damaged file may say anything.
    let totalDays = min(max(days, 0), CourseLimits.dayCount)
    let lastDay = max(0, totalDays - 1)
    self.init(
      id: id, title: title, isAtHand: isAtHand, isCurrent: isCurrent, enrolledAt: enrolledAt,
      totalDays: totalDays,
      doneDays: max(0, totalDays - openDays), totalSentences: total, doneSentences: done,
      nextDay: nextDay.map { min(max($0, 0), lastDay) },
      lastDoneAt: lastDone.map(Timestamp.plausible))
  }
}
