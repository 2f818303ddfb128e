import Lessons
import SQLite

extension LearnerTables {
  /// What the learner wants; what a damaged file cannot want becomes what can be.
  func studyPlan() throws(SQLiteError) -> StudyPlan {
    var plan = StudyPlan()
    guard
      let (retention, dayStart, weights) = try row(
        "SELECT wanted_retention, day_start, weights FROM plan WHERE id = 1",
        as: (Double, Int, String?).self)
    else { return plan }
    plan.wantedRetention = retention
    plan.dayStart = dayStart
    plan.weights = weights.flatMap { FSRSWeights($0) } ?? .standard
    return plan
  }

  func keep(_ plan: StudyPlan) throws(SQLiteError) {
    try execute(
      """
      INSERT INTO plan (id, wanted_retention, day_start, weights) VALUES (1, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET wanted_retention = excluded.wanted_retention,
        day_start = excluded.day_start, weights = excluded.weights
      """,
      plan.scheduler.wantedRetention, plan.calendar.dayStart,
      plan.weights == .standard ? nil : plan.weights.description)
  }
}
