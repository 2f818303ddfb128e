import Lessons
import SQLite

extension LearnerDatabase {
  /// What all cards and days are worked out by.
  package func studyPlan() throws(StorageError) -> StudyPlan {
    try read { connection throws(SQLiteError) in try connection.studyPlan() }
  }

  /// Makes a plan the one that all cards and days are worked out by, and works them out anew.
  ///
  /// Call it when the app opens and whenever the settings change: it writes nothing when the plan
  /// is the one already. Otherwise it goes through all answers, a second or so for a million, while
  /// other malmois wait.
  ///
  /// - Returns: whether anything was worked out anew.
  @discardableResult
  package func adopt(_ plan: StudyPlan) throws(StorageError) -> Bool {
    let current = try studyPlan()
    guard !current.means(plan) else { return false }
    try write { connection throws(SQLiteError) in
      try connection.keep(plan)
      try connection.recompute(try connection.studyPlan())
    }
    return true
  }

  /// How many answers made no sense when all cards were worked out last: their grade is none, or
  /// their time is impossible, as a damaged file has them.
  package func answersSetAside() throws(StorageError) -> Int {
    try read { connection throws(SQLiteError) in
      try connection.value("SELECT set_aside FROM plan WHERE id = 1") ?? 0
    }
  }
}

extension StudyPlan {
  /// Whether another plan comes to the same, once what cannot be wanted has been put right.
  fileprivate func means(_ other: StudyPlan) -> Bool {
    scheduler == other.scheduler && calendar == other.calendar
  }
}
