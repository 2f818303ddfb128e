import Lessons
import SQLite

extension LearnerDatabase {
  /// The courses with answered sentences in their files: those that reviews may need.
  ///
  /// - Complexity: linear in the count of courses.
  package func reviewedCourses() throws(StorageError) -> [CourseID] {
    try read { tables throws(SQLiteError) in
      try tables.values(
        """
        SELECT key FROM course WHERE EXISTS (
          SELECT 1 FROM sentence CROSS JOIN card ON card.sentence = sentence.id
          WHERE sentence.course = course.id AND day IS NOT NULL
        )
        ORDER BY key
        """, as: CourseID.self)
    }
  }

  /// What a course was called when its file was read last; nil when that is not known.
  package func title(of course: CourseID) throws(StorageError) -> String? {
    try read { tables throws(SQLiteError) in
      try tables.value("SELECT title FROM course WHERE key = ?", course, as: String?.self)
        .flatMap(\.self)
    }
  }

  /// Remembers which courses are on this machine, as far as they were looked for.
  ///
  /// Sentences of one that is not wait: they are not due until it is there again. Writes nothing
  /// when all is known already; a course that nothing is known of is none to remember.
  ///
  /// - Returns: whether anything was news.
  @discardableResult
  package func remember(_ presence: [CourseID: Bool]) throws(StorageError) -> Bool {
    let news = try read { tables throws(SQLiteError) in
      var news: [CourseID: Bool] = [:]
      for (course, isAtHand) in presence {
        let known = try tables.value(
          "SELECT is_at_hand FROM course WHERE key = ?", course, as: Bool.self)
        if let known, known != isAtHand { news[course] = isAtHand }
      }
      return news
    }
    guard !news.isEmpty else { return false }
    try write { tables throws(SQLiteError) in
      for (course, isAtHand) in news {
        try tables.execute(
          "UPDATE course SET is_at_hand = ? WHERE key = ?", isAtHand, course)
      }
    }
    return true
  }
}
