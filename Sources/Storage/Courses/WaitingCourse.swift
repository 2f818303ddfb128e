import Lessons
import SQLite

/// A course that is not on this machine, with sentences that would be due.
package struct WaitingCourse: Hashable, Sendable, Identifiable {
  /// The course.
  package let id: CourseID
  /// What it was called when it was read last; nil when that is not known.
  package let title: String?
  /// How many of its sentences would be due.
  package let count: Int

  /// A course that is not here, with what waits for it.
  package init(id: CourseID, title: String?, count: Int) {
    self.id = id
    self.title = title
    self.count = count
  }

  /// What it is called, as well as that is known.
  package var name: String { title ?? id.rawValue }
}

extension LearnerTables {
  /// What waits for courses that are not here, by the courses' names.
  ///
  /// - Complexity: linear in the sentences of those courses, whatever the others are.
  func waitingCourses(_ limits: DueLimits) throws(SQLiteError) -> [WaitingCourse] {
    try rows(
      """
      SELECT course.key, course.title, count(*) FROM course
      CROSS JOIN sentence ON sentence.course = course.id AND sentence.day IS NOT NULL
      CROSS JOIN card ON card.sentence = sentence.id
      WHERE course.is_at_hand = 0
        AND CASE card.stage WHEN 2 THEN card.due_at < ?1 OR card.last_review_at > ?3
          ELSE card.due_at <= ?2 OR card.last_review_at > ?2 END
      GROUP BY course.id ORDER BY ifnull(course.title, course.key)
      """, limits.endOfToday, limits.now, limits.wrongClock, as: (CourseID, String?, Int).self
    )
    .map { WaitingCourse(id: $0, title: $1, count: $2) }
  }
}
