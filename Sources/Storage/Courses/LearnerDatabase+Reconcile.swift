import Lessons
import SQLite

extension LearnerDatabase {
  /// Makes progress follow a course file, and learns its days and sentences for the standings.
  ///
  /// To be called whenever a course was read, before its progress is asked for. A sentence whose
  /// prompt was edited keeps what hangs on it when its answers are the same; one that is gone
  /// keeps it for the day it comes back. The course counts as being on this machine from now on.
  /// Writes nothing when the file is as it was.
  ///
  /// - Returns: whether the file was another than when it was read last.
  @discardableResult
  package func reconcile(with course: Course) throws(StorageError) -> Bool {
    let outline = CourseOutline(course)
    let isCurrent = try read { connection throws(SQLiteError) in
      try connection.matches(outline, of: course.id)
    }
    guard !isCurrent else { return false }
    try write { connection throws(SQLiteError) in
      let row = try connection.courseRow(of: course.id)
      try connection.execute(
        "UPDATE course SET title = ?, total_days = ?, is_at_hand = 1 WHERE id = ?", outline.title,
        outline.totalDays, row)
      let plan = ReconciliationPlan(from: try connection.knownSentences(of: row), to: outline)
      for (row, entry) in plan.renamed {
        let old = try connection.value("SELECT key FROM sentence WHERE id = ?", row) ?? entry.key
        try changeLog(connection).note(
          .rename, of: ChangeLog.subject(course.id.rawValue, old.rawValue),
          ["course": course.id, "from": old, "to": entry.key])
      }
      try connection.carryOut(plan, in: row)
    }
    return true
  }
}

extension Connection {
  fileprivate func matches(
    _ outline: CourseOutline, of course: CourseID
  ) throws(SQLiteError) -> Bool {
    guard
      let (row, title, totalDays, isAtHand) = try row(
        "SELECT id, title, total_days, is_at_hand FROM course WHERE key = ?", course,
        as: (Int64, String?, Int, Bool).self),
      title == outline.title, totalDays == outline.totalDays, isAtHand
    else { return false }
    return ReconciliationPlan(from: try knownSentences(of: row), to: outline).isEmpty
  }

  fileprivate func knownSentences(
    of course: Int64
  ) throws(SQLiteError) -> [ReconciliationPlan.Known] {
    try rows(
      """
      SELECT id, key, day, position, answers, done_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM answer WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM own_answer WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM memo WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM memo_draft WHERE sentence = sentence.id)
      FROM sentence WHERE course = ? ORDER BY id
      """, course, as: (Int64, SentenceID, Int?, Int?, String?, Bool).self
    )
    .map { id, key, day, position, answers, isUsed in
      let place = day.flatMap { day in
        position.map { CourseOutline.Place(day: day, position: $0) }
      }
      return ReconciliationPlan.Known(
        row: id, key: key, place: place, answers: answers, isUsed: isUsed)
    }
  }

  fileprivate func carryOut(
    _ plan: ReconciliationPlan, in course: Int64
  ) throws(SQLiteError) {
    for row in plan.removed {
      try execute("DELETE FROM sentence WHERE id = ?", row)
    }
    for row in plan.retired {
      try execute("UPDATE sentence SET day = NULL, position = NULL WHERE id = ?", row)
    }
    for (row, entry) in plan.renamed {
      try execute("UPDATE sentence SET previous_key = key, key = ? WHERE id = ?", entry.key, row)
      try update(row, to: entry)
    }
    for (row, entry) in plan.updated {
      try update(row, to: entry)
    }
    for entry in plan.added {
      try execute(
        "INSERT INTO sentence (course, key, day, position, answers) VALUES (?, ?, ?, ?, ?)",
        course, entry.key, entry.place.day, entry.place.position, entry.answers)
    }
  }

  private func update(_ row: Int64, to entry: CourseOutline.Entry) throws(SQLiteError) {
    try execute(
      "UPDATE sentence SET day = ?, position = ?, answers = ? WHERE id = ?",
      entry.place.day, entry.place.position, entry.answers, row)
  }
}
