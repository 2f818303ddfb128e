import Lessons
import SQLite

/// How a day of a course stands, without the course's file.
package struct CourseDayStanding: Hashable, Sendable {
  /// What the day was called when the file was read last; nil when it has no title.
  package let title: String?
  /// Sentences of the day that were never answered right.
  package let sentencesLeft: Int

  /// A day with this title and so much left.
  package init(title: String?, sentencesLeft: Int) {
    self.title = title
    self.sentencesLeft = sentencesLeft
  }
}

extension LearnerDatabase {
  /// How a day stands, counted from zero; nil when the course is not known to have it.
  package func standing(
    ofDay day: Int, of course: CourseID
  ) throws(StorageError) -> CourseDayStanding? {
    try read { tables throws(SQLiteError) in
      try tables.row(
        """
        SELECT course_day.title, sentences - done FROM course
        JOIN course_day ON course_day.course = course.id WHERE course.key = ? AND day = ?
        """, course, day, as: (String?, Int).self
      )
      .map { CourseDayStanding(title: $0, sentencesLeft: $1) }
    }
  }

  /// How many sentences each day of a course has, and how many of them are done, by the day counted
  /// from zero.
  ///
  /// - Complexity: linear in its days.
  package func dayCounts(
    of course: CourseID
  ) throws(StorageError) -> [Int: (sentences: Int, done: Int)] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT day, sentences, done FROM course
        JOIN course_day ON course_day.course = course.id WHERE course.key = ? AND sentences > 0
        """, course, as: (Int, Int, Int).self)
      return Dictionary(rows.map { ($0, (sentences: $1, done: $2)) }) { first, _ in first }
    }
  }

  /// Whether a course was on this machine when it was looked for last, and nothing but answers
  /// has come to it since it was made to follow this version of its file.
  package func follows(
    _ file: CourseFileStamp, of course: CourseID
  ) throws(StorageError) -> Bool {
    try read { tables throws(SQLiteError) in
      try tables.value(
        "SELECT 1 FROM course WHERE key = ? AND file = ? AND is_at_hand = 1", course, file,
        as: Int.self) != nil
    }
  }
}
