import Lessons
import TestSupport
import Testing

@testable import SQLite
@testable import Storage

struct QueryPlanTests {
  /// What must read a whole table, because a list of all its rows is asked for.
  static let wholeTables: Set = [
    "SCAN course", "SCAN source", "SCAN setting", "SCAN memo", "SCAN memo_draft",
    "SCAN mending", "SCAN sqlite_master", "SCAN sqlite_schema", "SCAN study_day", "SCAN device",
    // Of imported cards without their log, none of which comes with an answer.
    "SCAN memory_start",
    // Every word that was met is asked for.
    "SCAN card",
    // The three kinds of due cards together, each found by a search of its own.
    "SCAN (subquery-3)",
  ]

  @Test func `no statement reads through a table that grows with every answer`() async throws {
    let database = try LearnerDatabase.inMemory()
    try await useEverything(of: database)
    let wholeLog = LearnerTables.wholeLogStatements
    let scans = try await database.read { tables throws(SQLiteError) in
      var scans: [String: String] = [:]
      for sql in tables.connection.idleStatements.keys
      where Self.hasPlan(sql) && !wholeLog.contains(sql) {
        // Without statistics the plan does not depend on the values: any will do.
        let plan = try tables.rows(
          "EXPLAIN QUERY PLAN " + sql.replacing("?", with: "1"),
          as: (Int, Int, Int, String).self)
        for step in plan.map(\.3) where step.hasPrefix("SCAN") {
          // Going through it by an index is going through it all the same.
          scans[String(step.split(separator: " USING ")[0])] = sql
        }
      }
      return scans
    }
    #expect(Set(scans.keys).subtracting(Self.wholeTables) == [], "\(scans)")
    #expect(scans.keys.contains("SCAN course"), "the test sees scans at all")
  }

  @Test func `the standings of all courses come from the counts of their days`() async throws {
    let plan = try await LearnerDatabase.inMemory().read { tables throws(SQLiteError) in
      try tables.rows(
        "EXPLAIN QUERY PLAN " + LearnerDatabase.standingsQuery, as: (Int, Int, Int, String).self
      )
      .map(\.3)
    }
    #expect(
      plan.contains { $0.hasPrefix("SEARCH course_day USING PRIMARY KEY") },
      "\(plan)")
  }

  private static func hasPlan(_ sql: String) -> Bool {
    ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) }
  }

  private func useEverything(of database: LearnerDatabase) async throws {
    try await database.reconcile(with: .sample(days: [["a = A", "b = B", "c = C"]]))
    try await database.enroll(in: .sample, at: .at(1))
    let id = try await database.recordAnswer(.sample(to: "a"))
    try await database.recordAnswer(.sample(to: "c"))
    _ = try await database.currentStanding()
    _ = try await database.cards(of: [.sample("a"), .sample("z")])
    try await database.revise(id, verdict: .almost, grade: .hard)
    try await database.addOwnAnswer("Aha", to: .sample("a"), at: .at(2))
    try await database.addOwnAnswer("Oh", to: .sample("a"), at: .at(2))
    try await database.removeOwnAnswer("Oh", from: .sample("a"))
    try await database.reconcile(with: .sample(days: [["a new = A"], ["d = D"]]))
    try await database.recordAnswer(.sample(to: "a"))
    _ = try await database.answers(to: .sample("a new"))
    _ = try await database.ownAnswers(in: .sample)
    try await database.note(Foreknowledge(tries: 1), of: .sample("a"), at: .at(2))
    _ = try await database.foreknowledge(in: .sample, at: .at(3))
    try await database.note(.none, of: .sample("a"), at: .at(4))
    _ = try await database.lastExercises(in: .sample)
    _ = try await database.typingPace(in: .sample, at: .at(3))
    _ = try await database.progress(in: .sample)
    _ = try await database.courseStandings()
    _ = try await database.currentCourse()
    try await database.addSource("/srv", kind: .folder, at: .at(3))
    _ = try await database.sources()
    try await database.removeSource("/srv")
    try await database.set(SettingKey(rawValue: "goal"), to: "10")
    _ = try await database.setting(SettingKey(rawValue: "goal"))
    _ = try await database.settings()
    try await database.set(SettingKey(rawValue: "goal"), to: nil)
    try await useMemos(of: database)
    try await useScheduling(of: database)
  }

  private func useScheduling(of database: LearnerDatabase) async throws {
    let id = try await database.recordAnswer(.sample(to: "a"))
    _ = try await database.outlook(of: id)
    try await database.undoAnswer(id)
    _ = try await database.studySummary(at: .at(1))
    _ = try await database.dueCards(at: .at(1))
    _ = try await database.forecast(at: .at(1))
    _ = try await database.card(of: .sample("a"))
    _ = try await database.cards(in: .sample)
    _ = try await database.studiedSentences()
    _ = try await database.studiedSentences(in: .sample)
    _ = try await database.dayCounts(of: .sample)
    _ = try await database.progress(onDay: 0, of: .sample)
    _ = try await database.lastExercises(in: .sample, day: 0)
    _ = try await database.matureCount()
    _ = try await database.dayTallies()
    _ = try await database.answersSetAside()
    _ = try await database.adopt(StudyPlan())
    try await database.remember([.sample: false])
    _ = try await database.reviewedCourses()
    _ = try await database.title(of: .sample)
    _ = try await database.standingToContinue()
    _ = try await database.studySummary(at: .at(1))
    _ = try await database.takeDamageReport()
  }

  private func useMemos(of database: LearnerDatabase) async throws {
    let draft = try await database.keepDraft("a", of: .new(on: .sample("a")), at: .at(1))
    let memo = try await database.save(.new("a", on: .sample("a"), draft: draft), at: .at(1)).memo
    _ = try await database.save(.change(memo, to: "b"), at: .at(2))
    _ = try await database.save(.change(memo, to: "c"), at: .at(3))
    _ = try await database.restoreVersion(1, of: memo.id, at: .at(4))
    _ = try await database.keepDraft("d", of: .change(of: memo), isLeft: true, at: .at(5))
    _ = try await database.takeDraft(of: .change(of: memo))
    _ = try await database.takeDraft(of: .new(on: .sample("a")))
    _ = try await database.drafts()
    _ = try await database.memos()
    _ = try await database.memo(memo.id)
    _ = try await database.newestMemo()
    _ = try await database.memos(on: .sample("a"))
    _ = try await database.versions(of: memo.id)
    try await database.setPinned(true, memo.id)
    try await database.delete(memo.id, at: .at(6))
    _ = try await database.deletedMemos()
    try await database.restore(memo.id)
    let mark = try await database.memoChanges(since: nil).mark
    _ = try await database.save(.new("e"), at: .at(7))
    _ = try await database.memoChanges(since: mark)
    try await database.emptyTrash(olderThan: .zero, at: .at(7))
    _ = try await database.changes(on: database.device())
  }
}
