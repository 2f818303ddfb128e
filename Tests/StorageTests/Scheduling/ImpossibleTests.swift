import Files
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// What no answers come to, as a damaged file has it.
struct ImpossibleTests {
  static let now = Timestamp(seconds: 1_796_040_000)

  /// Changes of rows that follow from the answers; none of them may be in the way.
  static let damages = [
    "UPDATE study_day SET day = -9223372036854775808",
    "UPDATE study_day SET day = 9223372036854775807",
    "UPDATE study_day SET day = -1000000000, first_at = -9223372036854775808",
    "UPDATE study_day SET milliseconds = 9223372036854775807",
    "UPDATE study_day SET reviews = 9223372036854775807, recalled = -9223372036854775808",
    "UPDATE study_day SET answers = -5", "UPDATE study_day SET right_answers = 9",
    "UPDATE study_day SET new_sentences = 9",
    "UPDATE card SET stage = 9", "UPDATE card SET stage = -9223372036854775808",
    "UPDATE card SET stage = 2, due_at = 9223372036854775807",
    "UPDATE card SET due_at = 5000000000", "UPDATE card SET due_at = 9223372036854775807",
  ]

  let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let database = try LearnerDatabase.open(in: folder)
    try await database.reconcile(with: .sample(days: [["s = S", "t = T"]]))
    for day in 0..<3 as Range<Int64> {
      try await database.recordAnswer(
        .graded(.good, to: "s", at: Self.now.seconds - day * 86_400))
    }
  }

  /// Changes one of the days, or the card.
  private func damageDerived(_ sql: String) throws {
    try damage(sql.hasPrefix("UPDATE study_day") ? "\(sql) WHERE day = 20786" : sql)
  }

  private func damage(_ sql: String) throws {
    let connection = try Connection.inspecting(folder)
    try connection.execute(script: "PRAGMA ignore_check_constraints = ON; \(sql)")
  }

  @Test(arguments: damages)
  func `is worked out anew from the answers`(sql: String) async throws {
    let before = try await LearnerDatabase.open(in: folder).derivedRows()
    try damageDerived(sql)
    let database = try LearnerDatabase.open(in: folder, at: Self.now.seconds)
    #expect(try await database.derivedRows() == before)
    #expect(try await database.takeDamageReport() == DamageReport(setAside: 0, mended: 1))
    #expect(try await database.takeDamageReport() == nil)
  }

  @Test func `what was set aside is told once, and again only when there is more`() async throws {
    try damage("UPDATE answer SET grade = 9 WHERE id = 2; UPDATE plan SET revision = 0")
    let database = try LearnerDatabase.open(in: folder)
    #expect(try await database.takeDamageReport() == DamageReport(setAside: 1, mended: 0))
    #expect(try await LearnerDatabase.open(in: folder).takeDamageReport() == nil)
    try await database.recomputeAll()
    #expect(try await database.takeDamageReport() == nil)
    try damage("UPDATE answer SET grade = 9")
    try await database.recomputeAll()
    #expect(try await database.takeDamageReport() == DamageReport(setAside: 3, mended: 0))
    #expect(try Connection.inspecting(folder).value("SELECT count(*) FROM answer") == 3)
  }

  @Test func `what is as it should be is not told`() async throws {
    #expect(try await LearnerDatabase.open(in: folder).takeDamageReport() == nil)
  }

  @Test(arguments: damages)
  func `is read as what can be`(sql: String) async throws {
    try damageDerived(sql)
    let database = try #require(try LearnerDatabase.reading(folder: FilePath(folder.path)))
    _ = try await database.studySummary(at: Self.now)
    let tallies = try await database.dayTallies()
    for (day, tally) in tallies {
      #expect(StudyCalendar.days.contains(day))
      #expect((0...DayTally.most).contains(tally.answers))
      #expect((0...DayTally.most).contains(tally.milliseconds))
      #expect((0...tally.answers).contains(tally.right))
      #expect((0...tally.reviews).contains(tally.recalled))
    }
    #expect(tallies.values.reduce(into: DayTally()) { $0 += $1 }.answers >= 2)
  }

  @Test func `what makes sense is left as it is`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    // A clock that was ahead for a century.
    try await database.recordAnswer(
      .graded(.easy, to: "t", at: Self.now.seconds + 36_500 * 86_400))
    try damage("UPDATE card SET reps = 77")
    let reopened = try LearnerDatabase.open(in: folder, at: Self.now.seconds)
    #expect(try await reopened.derivedRows().filter { $0.contains(" 77 ") }.count == 2)
  }

  @Test func `answers to no sentence are set aside`() async throws {
    try damage("UPDATE answer SET sentence = 99 WHERE id = 2")
    try damage("UPDATE plan SET revision = 0")
    let database = try LearnerDatabase.open(in: folder)
    #expect(try await database.answersSetAside() == 1)
    #expect(try await database.card(of: .sample("s")) != nil)
    // The same while references are enforced.
    var plan = StudyPlan()
    plan.wantedRetention = 0.97
    #expect(try await database.adopt(plan))
    #expect(try await database.answersSetAside() == 1)
  }

  @Test(arguments: [Int64.min, -1, 2_147_483_648, .max])
  func `a day of a course is one of the course`(day: Int64) async throws {
    let database = try LearnerDatabase.open(in: folder)
    try await database.reconcile(with: .sample(days: [["a = A"], ["b = B"]]))
    try damage("UPDATE sentence SET day = \(day), position = \(day) WHERE key <> 's'")
    let standing = try #require(try await database.courseStandings()[.sample])
    #expect(standing.nextDay == (day < 0 ? 0 : 1))
    try damage("UPDATE course SET total_days = \(day)")
    let other = try #require(try await database.courseStandings()[.sample])
    let next = try #require(other.nextDay)
    #expect((0..<max(1, other.totalDays)).contains(next))
    #expect((0...other.totalDays).contains(other.doneDays))
  }
}
