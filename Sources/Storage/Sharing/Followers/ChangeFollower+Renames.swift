import Lessons
import SQLite

extension ChangeFollower {
  /// Sentences whose prompt was edited elsewhere.
  ///
  /// Only names are joined; what a sentence goes by here is the course file's affair.
  static let renames = ChangeFollower(.rename) { tables, _, subject throws(SQLiteError) in
    guard let course = subject.names.first else { return }
    try tables.joinRenamed(in: CourseID(rawValue: course))
  }
}

extension LearnerTables {
  /// Makes two sentences one where another machine says that an edited prompt makes them so, and
  /// the course file here does not have both.
  func joinRenamed(in course: CourseID) throws(SQLiteError) {
    guard let row = try existingCourseRow(of: course) else { return }
    let pairs = try rows(
      """
      SELECT old.id, new.id, old.day IS NULL, new.day IS NULL
      FROM change JOIN device ON device.id = change.device AND device.is_own = 0
      JOIN sentence AS old ON old.course = ?1 AND old.key = change.body ->> 'from'
      JOIN sentence AS new ON new.course = ?1 AND new.key = change.body ->> 'to'
      WHERE kind = 'r' AND change.subject > ?2 || char(31) AND change.subject < ?2 || char(32)
        AND old.id <> new.id
        AND (old.day IS NULL OR new.day IS NULL)
      ORDER BY change.clock, change.device, change.sequence
      """, row, course, as: (Int64, Int64, Bool, Bool).self)
    var joined: [Int64: Int64] = [:]
    func standing(_ row: Int64) -> Int64 {
      var row = row
      while let next = joined[row] { row = next }
      return row
    }
    for (old, new, oldIsGone, _) in pairs {
      let (old, new) = (standing(old), standing(new))
      guard old != new else { continue }
      let (from, into) = oldIsGone ? (old, new) : (new, old)
      try join(from, into: into)
      joined[from] = into
    }
  }

  /// Moves all that hangs on a sentence to another one, and removes it.
  private func join(_ old: Int64, into new: Int64) throws(SQLiteError) {
    let taker = try AnswerTaker(self)
    try taker.changing(new) { () throws(SQLiteError) in
      try taker.changing(old) { () throws(SQLiteError) in
        try execute("UPDATE answer SET sentence = ? WHERE sentence = ?", new, old)
        try execute("UPDATE OR IGNORE memory_start SET sentence = ? WHERE sentence = ?", new, old)
        try execute("DELETE FROM memory_start WHERE sentence = ?", old)
        return true
      }
      return true
    }
    for table in ["own_answer", "left_out", "foreknowledge", "mending"] {
      try execute("UPDATE OR IGNORE \(table) SET sentence = ? WHERE sentence = ?", new, old)
      try execute("DELETE FROM \(table) WHERE sentence = ?", old)
    }
    try execute("UPDATE memo SET sentence = ? WHERE sentence = ?", new, old)
    try execute("UPDATE memo_draft SET sentence = ? WHERE sentence = ?", new, old)
    try execute("DELETE FROM card WHERE sentence = ?", old)
    try execute("DELETE FROM sentence WHERE id = ?", old)
  }
}
