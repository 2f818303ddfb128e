import Lessons
import SQLite

/// From the keys that courses and sentences go by to the rows that all else refers to.
extension LearnerTables {
  /// The row of a course, made when it is missing.
  func courseRow(of course: CourseID) throws(SQLiteError) -> Int64 {
    if let row = try existingCourseRow(of: course) { return row }
    try execute("INSERT INTO course (key) VALUES (?)", course)
    return lastInsertedRowID
  }

  func existingCourseRow(of course: CourseID) throws(SQLiteError) -> Int64? {
    try value("SELECT id FROM course WHERE key = ?", course)
  }

  /// The row of a sentence, made with its course when it is missing.
  func sentenceRow(of sentence: SentenceKey) throws(SQLiteError) -> Int64 {
    let course = try courseRow(of: sentence.course)
    if let row = try existingSentenceRow(of: sentence.sentence, in: course) { return row }
    try execute("INSERT INTO sentence (course, key) VALUES (?, ?)", course, sentence.sentence)
    return lastInsertedRowID
  }

  func existingSentenceRow(of sentence: SentenceKey) throws(SQLiteError) -> Int64? {
    guard let course = try existingCourseRow(of: sentence.course) else { return nil }
    return try existingSentenceRow(of: sentence.sentence, in: course)
  }

  /// Finds a sentence by its key, else by the key it had before its prompt was edited: a quiz that
  /// runs on while the course file changes still means this sentence, and so does another machine.
  private func existingSentenceRow(
    of sentence: SentenceID, in course: Int64
  ) throws(SQLiteError) -> Int64? {
    let current = try value(
      "SELECT id FROM sentence WHERE course = ? AND key = ?", course, sentence, as: Int64.self)
    if let current { return current }
    let previous = try value(
      "SELECT id FROM sentence WHERE course = ? AND previous_key = ?", course, sentence,
      as: Int64.self)
    if let previous { return previous }
    return try renamedRow(of: sentence, in: course)
  }
}
