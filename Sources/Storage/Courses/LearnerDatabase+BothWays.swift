import Lessons
import SQLite

/// Courses whose sentences are asked the other way round, too.
extension LearnerDatabase {
  /// Whether a course is asked both ways.
  package func asksBothWays(_ course: CourseID) throws(StorageError) -> Bool {
    try read { tables throws(SQLiteError) in
      try tables.value(
        "SELECT asks_both_ways FROM course WHERE key = ?", course, as: Bool.self) ?? false
    }
  }

  /// Asks the sentences of a course the other way round, too, or no more.
  ///
  /// Those that are known begin with the next day, a dozen a day; others follow the day after they
  /// are known. What was answered stays when they are asked no more.
  package func askBothWays(
    _ course: CourseID, _ isOn: Bool = true, at now: Timestamp
  ) throws(StorageError) {
    guard try asksBothWays(course) != isOn else { return }
    try write { tables throws(SQLiteError) in
      let row = try tables.courseRow(of: course)
      try changeLog(tables).note(
        isOn ? .bothWays : .oneWay, of: course.rawValue, ["course": course, "at": now.seconds])
      try tables.askBothWays(row, isOn, at: now)
    }
  }
}

extension LearnerTables {
  /// Asks the sentences of a course both ways, or no more, whoever wanted it.
  func askBothWays(_ course: Int64, _ isOn: Bool, at now: Timestamp) throws(SQLiteError) {
    try execute("UPDATE course SET asks_both_ways = ? WHERE id = ?", isOn, course)
    if isOn { return try placeAllTurned(of: course, from: now, try studyPlan()) }
    try execute(
      """
      DELETE FROM card WHERE is_first = 1
        AND sentence IN (SELECT id FROM sentence WHERE course = ?)
      """, course)
  }
}
