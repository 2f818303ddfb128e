import Lessons
import TestSupport
import Testing

@testable import Storage

struct DaysTests {
  let database: LearnerDatabase
  /// Monday, 30 November 2026, noon UTC.
  let noon: Int64 = 1_796_040_000
  let monday = StudyDay(rawValue: 20_787)

  init() throws {
    database = try .inMemory()
  }

  @Test func `a day counts what was done on it`() async throws {
    try await database.recordAnswer(.graded(.easy, to: "a", at: noon - 10 * 86_400))
    try await database.recordAnswer(.graded(.good, to: "a", at: noon))
    try await database.recordAnswer(.graded(.again, to: "b", at: noon + 10))
    try await database.recordAnswer(.graded(.good, to: "b", at: noon + 70))
    var expected = DayTally()
    expected.answers = 3
    expected.right = 2
    expected.reviews = 1
    expected.recalled = 1
    expected.newSentences = 1
    expected.milliseconds = 12_000
    #expect(try await database.dayTallies(from: monday) == [monday: expected])
    #expect(try await database.dayTallies().count == 2)
  }

  @Test func `answers after midnight belong to the evening, by the clock they had`() async throws {
    let night = noon + 15 * 3_600
    try await database.recordAnswer(.graded(.good, to: "a", at: night))
    #expect(try await database.dayTallies().keys.first == monday)
    try await database.recordAnswer(.graded(.good, to: "b", at: night, offset: 9 * 3_600))
    #expect(
      try await Set(database.dayTallies().keys) == [monday, monday.advanced(by: 1)])
  }

  @Test func `another start of the day moves what was done in the night`() async throws {
    try await database.recordAnswer(.graded(.good, to: "a", at: noon + 15 * 3_600))
    var plan = StudyPlan()
    plan.dayStart = 0
    #expect(try await database.adopt(plan))
    #expect(try await Set(database.dayTallies().keys) == [monday.advanced(by: 1)])
    #expect(try await database.studyPlan() == plan)
  }

  @Test func `a grade changed later changes what its days count`() async throws {
    let id = try await database.recordAnswer(.graded(.easy, to: "a", at: noon - 10 * 86_400))
    try await database.recordAnswer(.graded(.again, to: "a", at: noon))
    #expect(try await database.dayTallies()[monday]?.reviews == 1)
    #expect(try await database.dayTallies()[monday]?.retention == 0)
    // Had it been Again, it would have been learning still, and not been put to the test.
    try await database.revise(id, verdict: .wrong, grade: .again)
    #expect(try await database.dayTallies()[monday]?.reviews == 0)
    #expect(try await database.dayTallies()[monday]?.retention == nil)
  }

  @Test func `the streak follows the answers, undone ones too`() async throws {
    var ids: [AnswerID] = []
    for day in -2...0 {
      ids.append(
        try await database.recordAnswer(
          .graded(.good, to: "a", at: noon + Int64(day) * 86_400)))
    }
    let now = Timestamp(seconds: noon + 60)
    #expect(try await database.streak(at: now).length == 3)
    try await database.undoAnswer(ids[2])
    #expect(try await database.streak(at: now).length == 2)
    #expect(try await !database.streak(at: now).isTodayDone)
  }

  @Test func `the pace is that of the last answers, tries and all`() async throws {
    #expect(try await database.answeringPace() == .unknown)
    for index in 0..<400 {
      try await database.recordAnswer(
        .graded(
          .good, to: "\(index / 2)", at: noon + Int64(index) * 20,
          took: .seconds(index < 100 ? 60 : 5)))
    }
    let pace = try await database.answeringPace()
    #expect(
      pace
        == AnsweringPace(
          milliseconds: [5_000] + Array(repeating: 20_000, count: 299), sentences: 150))
  }

  @Test func `a goal is of sentences: one answered twice counts once, a wrong one not`()
    async throws
  {
    try await database.reconcile(with: .sample(days: [["a = A", "b = B", "c = C"]]))
    try await database.recordAnswer(.graded(.good, to: "a", at: noon - 20 * 3_600))
    for (id, grade) in [("a", Grade.good), ("b", .again), ("a", .hard), ("b", .good)] {
      try await database.recordAnswer(.graded(grade, to: id, at: noon))
    }
    try await database.recordAnswer(.graded(.again, to: "c", at: noon))
    let summary = try await database.studySummary(at: Timestamp(seconds: noon + 60))
    #expect(summary.tally.right == 3)
    #expect(summary.sentencesToday == 2)
  }

  @Test func `the summary tells what Today shows`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A", "b = B"]]))
    try await database.recordAnswer(.graded(.again, to: "a", at: noon))
    try await database.recordAnswer(.graded(.good, to: "b", at: noon))
    let summary = try await database.studySummary(at: Timestamp(seconds: noon + 60))
    #expect(summary.today == monday)
    #expect(summary.due == 1)
    #expect(summary.nextDue == noon + 600)
    #expect(summary.nextDueDay == monday)
    #expect(summary.waiting.isEmpty)
    #expect(summary.tally.answers == 2)
    #expect(summary.streak.length == 1)
    #expect(summary.timeNeeded > .zero)
  }
}

struct StudyPlanTests {
  @Test func `what is wanted of the scheduler changes all cards, and back`() async throws {
    let database = try LearnerDatabase.inMemory()
    for (index, grade) in [Grade.good, .good, .good, .again, .good].enumerated() {
      try await database.recordAnswer(.graded(grade, to: "s", at: Int64(index) * 400_000))
    }
    let before = try await database.derivedRows()
    var plan = StudyPlan()
    #expect(try await !database.adopt(plan))
    plan.wantedRetention = 0.97
    #expect(try await database.adopt(plan))
    let sooner = try await database.derivedRows()
    #expect(sooner != before)
    plan.weights = try #require(FSRSWeights(FSRSWeights.standard.values.map { $0 * 1.01 }))
    #expect(try await database.adopt(plan))
    #expect(try await database.studyPlan() == plan)
    #expect(try await database.derivedRows() != sooner)
    #expect(try await database.adopt(StudyPlan()))
    #expect(try await database.derivedRows() == before)
  }

  @Test func `what cannot be wanted becomes what can, and is asked for once`() async throws {
    let database = try LearnerDatabase.inMemory()
    var plan = StudyPlan()
    plan.wantedRetention = 7
    plan.dayStart = -1
    #expect(try await database.adopt(plan))
    #expect(try await !database.adopt(plan))
    #expect(try await database.studyPlan().wantedRetention == 0.99)
    #expect(try await database.studyPlan().dayStart == 0)
  }
}
