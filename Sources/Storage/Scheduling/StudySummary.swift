import Lessons
import SQLite

/// What a learner who comes back wants to know first.
package struct StudySummary: Hashable, Sendable {
  /// The day it is.
  package let today: StudyDay
  /// Cards that are due now.
  package let due: Int
  /// What would be due too, were its courses on this machine.
  package let waiting: [WaitingCourse]
  /// When the next card becomes due that is not due yet, in seconds since 1970 UTC.
  package let nextDue: Int64?
  /// The day that is on.
  package let nextDueDay: StudyDay?
  /// What was done today.
  package let tally: DayTally
  /// Sentences that were answered right today; one answered twice counts once.
  package let sentencesToday: Int
  /// Days of study in a row.
  package let streak: Streak
  /// How fast the learner is.
  package let pace: AnsweringPace

  /// How long the cards that are due will take.
  package var timeNeeded: Duration { pace.duration(of: due) }
}

extension LearnerDatabase {
  /// What Today shows of reviews and streak.
  ///
  /// - Complexity: milliseconds, however many answers there are.
  package func studySummary(at now: Timestamp) throws(StorageError) -> StudySummary {
    try read { tables throws(SQLiteError) in
      let plan = try tables.studyPlan()
      let today = plan.calendar.day(at: now.seconds, utcOffset: now.utcOffset)
      let portion = try tables.duePortion(at: now, plan)
      let nextDue = try tables.nextDue(after: now, plan, waiting: portion.waiting)
      return StudySummary(
        today: today, due: portion.today,
        waiting: try tables.waitingCourses(DueLimits(now, plan)), nextDue: nextDue,
        nextDueDay: nextDue.map { plan.calendar.day(at: $0, utcOffset: now.utcOffset) },
        tally: try tables.dayTallies(from: today)[today] ?? DayTally(),
        sentencesToday: try tables.rightSentenceCount(on: today, plan),
        streak: try tables.streak(at: now, plan),
        pace: try tables.answeringPace(plan))
    }
  }
}
