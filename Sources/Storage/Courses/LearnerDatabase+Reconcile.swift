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
  /// - Parameter file: which version of the file the course was read from, for `follows(_:of:)`;
  ///   nil when the course itself knows that, or nobody.
  /// - Returns: whether the file was another than when it was read last.
  @discardableResult
  package func reconcile(
    with course: Course, from file: CourseFileStamp? = nil
  ) throws(StorageError) -> Bool {
    let file = file ?? course.stamp
    if let file, try follows(file, of: course.id) { return false }
    let outline = CourseOutline(course)
    let isCurrent = try read { tables throws(SQLiteError) in
      try tables.matches(outline, of: course.id)
    }
    guard !isCurrent else {
      if let file { try remember(file, of: course.id) }
      return false
    }
    try write { tables throws(SQLiteError) in
      try tables.follow(outline, of: course.id, changeLog(tables))
      // Last, since every change of a sentence takes it away.
      try tables.execute("UPDATE course SET file = ? WHERE key = ?", file, course.id)
    }
    return true
  }

  /// Remembers which version of its file a course is as in.
  private func remember(
    _ file: CourseFileStamp, of course: CourseID
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      try tables.execute("UPDATE course SET file = ? WHERE key = ?", file, course)
    }
  }
}

extension LearnerTables {
  /// Makes the rows of a course follow its file.
  func follow(_ course: Course, _ log: ChangeLog) throws(SQLiteError) {
    try follow(CourseOutline(course), of: course.id, log)
  }

  /// Makes the rows of a course follow its file, or forgets them when it is gone.
  ///
  /// What hangs on a sentence stays, and so does a course that was taken up.
  func follow(_ course: Course?, of id: CourseID, _ log: ChangeLog) throws(SQLiteError) {
    if let course { return try follow(course, log) }
    guard let row = try existingCourseRow(of: id) else { return }
    try carryOut(ReconciliationPlan(from: try knownSentences(of: row), to: .empty), in: row)
    try execute(
      """
      DELETE FROM course WHERE id = ? AND enrolled_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM sentence WHERE sentence.course = course.id)
      """, row)
    try execute("UPDATE course SET is_at_hand = 0 WHERE id = ?", row)
  }

  fileprivate func follow(
    _ outline: CourseOutline, of course: CourseID, _ log: ChangeLog
  ) throws(SQLiteError) {
    let row = try courseRow(of: course)
    try execute(
      "UPDATE course SET title = ?, total_days = ?, is_at_hand = 1 WHERE id = ?", outline.title,
      outline.totalDays, row)
    let plan = ReconciliationPlan(from: try knownSentences(of: row), to: outline)
    for (row, entry) in plan.renamed {
      let old = try value("SELECT key FROM sentence WHERE id = ?", row) ?? entry.key
      try log.note(
        .rename, of: ChangeLog.subject(course.rawValue, old.rawValue),
        ["course": course, "from": old, "to": entry.key])
    }
    try carryOut(plan, in: row)
    try joinRenamed(in: course)
    try countDays(of: row, titles: outline.dayTitles)
  }
}

extension LearnerTables {
  fileprivate func matches(
    _ outline: CourseOutline, of course: CourseID
  ) throws(SQLiteError) -> Bool {
    guard
      let (row, title, totalDays, isAtHand) = try row(
        "SELECT id, title, total_days, is_at_hand FROM course WHERE key = ?", course,
        as: (Int64, String?, Int, Bool).self),
      title == outline.title, totalDays == outline.totalDays, isAtHand,
      try dayTitles(of: row) == outline.dayTitles
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
        OR EXISTS (SELECT 1 FROM memory_start WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM own_answer WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM mending WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM memo WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM memo_draft WHERE sentence = sentence.id)
        OR EXISTS (SELECT 1 FROM sentence AS turned WHERE turned.turned_from = sentence.id)
      FROM sentence WHERE course = ? AND instr(key, char(30)) = 0 ORDER BY id
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

  /// Titles of the days, as they were in the file.
  private func dayTitles(of course: Int64) throws(SQLiteError) -> [Int: String] {
    let titles = try rows(
      """
      SELECT day, title FROM course_day
      WHERE course = ? AND sentences > 0 AND title IS NOT NULL
      """, course, as: (Int, String).self)
    return Dictionary(titles) { first, _ in first }
  }

  /// Counts the sentences of each day anew, whatever was counted before.
  fileprivate func countDays(of course: Int64, titles: [Int: String]) throws(SQLiteError) {
    try execute("DELETE FROM course_day WHERE course = ?", course)
    try execute(
      """
      INSERT INTO course_day (course, day, sentences, done, last_done_at)
      SELECT course, day, count(*), count(done_at), max(done_at) FROM sentence
      WHERE course = ? AND day IS NOT NULL GROUP BY day
      """, course)
    for (day, title) in titles {
      try execute(
        "UPDATE course_day SET title = ? WHERE course = ? AND day = ?", title, course, day)
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
