import Lessons
import SQLite

extension LearnerDatabase {
  /// What all cards and days are worked out by.
  package func studyPlan() throws(StorageError) -> StudyPlan {
    try read { tables throws(SQLiteError) in try tables.studyPlan() }
  }

  /// Makes a plan the one that all cards and days are worked out by, and works them out anew.
  ///
  /// Call it when the app opens and whenever the settings change: it writes nothing when the plan
  /// is the one already. Otherwise it goes through all answers, a second or so for a million, in
  /// steps of some milliseconds: whatever else is asked of the database comes between. A plan that
  /// is adopted meanwhile is the one that counts.
  ///
  /// - Returns: whether anything was worked out anew.
  @discardableResult
  package func adopt(_ plan: StudyPlan) async throws(StorageError) -> Bool {
    adoptions += 1
    let adoption = adoptions
    for _ in 0..<Self.adoptionAttempts {
      guard try isNews(plan) else { return false }
      guard try await !recomputeInSteps(plan, for: adoption) else { return true }
      // Another plan is wanted by now.
      guard adoption == adoptions else { return true }
    }
    // Somebody changes what was answered all the time.
    return try adoptAtOnce(plan)
  }

  /// How often what was worked out may come to nothing because earlier answers were changed.
  private static let adoptionAttempts = 3

  /// Does what `adopt(_:)` does in one step, while everything else waits.
  @discardableResult
  func adoptAtOnce(_ plan: StudyPlan) throws(StorageError) -> Bool {
    guard try isNews(plan) else { return false }
    try write { tables throws(SQLiteError) in
      try tables.keep(plan)
      try tables.recompute(try tables.studyPlan())
      try tables.noteRecomputing(false)
    }
    return true
  }

  /// Whether cards and days are not all worked out by a plan.
  private func isNews(_ plan: StudyPlan) throws(StorageError) -> Bool {
    try read { tables throws(SQLiteError) in
      if try tables.isRecomputing() { return true }
      return try !tables.studyPlan().means(plan)
    }
  }

  /// How many answers made no sense when all cards were worked out last: their grade is none, or
  /// their time is impossible, as a damaged file has them.
  package func answersSetAside() throws(StorageError) -> Int {
    try read { tables throws(SQLiteError) in
      try tables.value("SELECT set_aside FROM plan WHERE id = 1") ?? 0
    }
  }
}

extension StudyPlan {
  /// Whether another plan comes to the same, once what cannot be wanted has been put right.
  fileprivate func means(_ other: StudyPlan) -> Bool {
    scheduler == other.scheduler && calendar == other.calendar
  }
}
