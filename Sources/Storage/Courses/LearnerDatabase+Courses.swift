import Lessons
import SQLite

extension LearnerDatabase {
  /// Makes a course the one that is being done, and starts it if it was not started.
  ///
  /// The course that was being done before keeps its progress. Writes nothing when it is the one
  /// already: opening a quiz does not wait for the disk then.
  package func enroll(in course: CourseID, at time: Timestamp) throws(StorageError) {
    guard try currentCourse() != course else { return }
    try write { connection throws(SQLiteError) in
      let row = try connection.courseRow(of: course)
      try connection.execute("UPDATE course SET is_current = 0 WHERE is_current = 1")
      try connection.execute(
        "UPDATE course SET is_current = 1, enrolled_at = ifnull(enrolled_at, ?) WHERE id = ?",
        time.seconds, row)
    }
  }

  /// The course that is being done; nil when none was ever started.
  package func currentCourse() throws(StorageError) -> CourseID? {
    try read { connection throws(SQLiteError) in
      try connection.value("SELECT key FROM course WHERE is_current = 1")
    }
  }

  /// How every course stands that was ever opened or started.
  package func courseStandings() throws(StorageError) -> [CourseID: CourseStanding] {
    try read { connection throws(SQLiteError) in
      let standings = try connection.rows(
        Self.standingsQuery,
        as: (CourseID, Bool, Int64?, Int, Int, Int, Int, Int?, Int64?).self
      )
      .map {
        CourseStanding(
          id: $0, isCurrent: $1, enrolledAt: $2, totalDays: $3, doneDays: $3 - $4,
          totalSentences: $5, doneSentences: $6, nextDay: $7, lastDoneAt: $8)
      }
      return Dictionary(uniqueKeysWithValues: standings.map { ($0.id, $0) })
    }
  }

  /// Which sentences of a course are done.
  package func progress(in course: CourseID) throws(StorageError) -> CourseProgress {
    try read { connection throws(SQLiteError) in
      let rows = try connection.rows(
        Self.progressQuery, course, as: (SentenceID, Int64).self)
      return CourseProgress(doneAt: Dictionary(uniqueKeysWithValues: rows.map { ($0, $1) }))
    }
  }

  static let standingsQuery = """
    SELECT course.key, course.is_current, course.enrolled_at, course.total_days,
      count(DISTINCT CASE WHEN done_at IS NULL THEN day END), count(day), count(done_at),
      min(CASE WHEN done_at IS NULL THEN day END), max(done_at)
    FROM course LEFT JOIN sentence ON sentence.course = course.id AND day IS NOT NULL
    GROUP BY course.id
    """

  static let progressQuery = """
    SELECT sentence.key, done_at FROM course JOIN sentence ON sentence.course = course.id
    WHERE course.key = ? AND done_at IS NOT NULL
    """
}
