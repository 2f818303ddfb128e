import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct DueTests {
  let database: LearnerDatabase
  /// Monday, 30 November 2026, noon UTC.
  let noon: Int64 = 1_796_040_000

  init() async throws {
    database = try .inMemory()
    try await database.reconcile(with: .sample(days: [["a = A", "b = B", "c = C"]]))
  }

  private func at(_ seconds: Int64, offset: Int = 0) -> Timestamp {
    Timestamp(seconds: seconds, utcOffset: offset)
  }

  private func dueIDs(_ seconds: Int64, offset: Int = 0) async throws -> [String] {
    let cards = try await database.dueCards(at: at(seconds, offset: offset))
    #expect(try await database.dueCount(at: at(seconds, offset: offset)) == cards.count)
    return cards.map(\.id.sentence.rawValue).sorted()
  }

  @Test func `without cards nothing is due, ever`() async throws {
    #expect(try await dueIDs(noon).isEmpty)
    #expect(try await database.nextDue(after: at(noon)) == nil)
    #expect(try await database.forecast(at: at(noon)).counts == Array(repeating: 0, count: 14))
  }

  @Test func `a short step is due to the second`() async throws {
    try await database.recordAnswer(.graded(.again, to: "a", at: noon))
    #expect(try await dueIDs(noon + 59).isEmpty)
    #expect(try await database.nextDue(after: at(noon + 59)) == noon + 60)
    #expect(try await dueIDs(noon + 60) == ["a"])
    #expect(try await database.nextDue(after: at(noon + 60)) == nil)
  }

  @Test func `a known card is due for the whole of its day, by the learner's clock`() async throws {
    let id = try await database.recordAnswer(.graded(.easy, to: "a", at: noon))
    let due = try #require(try await database.outlook(of: id)[.easy]).due
    for offset in [0, 32_400, -28_800] {
      let calendar = StudyCalendar()
      let day = calendar.day(at: due, utcOffset: offset)
      let start = calendar.start(of: day, utcOffset: offset)
      #expect(try await dueIDs(start - 1, offset: offset).isEmpty)
      #expect(try await database.nextDue(after: at(start - 1, offset: offset)) == start)
      #expect(try await dueIDs(start, offset: offset) == ["a"])
      #expect(try await dueIDs(start + 400 * 86_400, offset: offset) == ["a"])
    }
  }

  @Test func `a sentence that left its course is not asked until it comes back`() async throws {
    for id in ["a", "b", "unknown"] {
      try await database.recordAnswer(.graded(.again, to: id, at: noon))
    }
    #expect(try await dueIDs(noon + 600) == ["a", "b"])
    try await database.reconcile(with: .sample(days: [["a = A"]]))
    #expect(try await dueIDs(noon + 600) == ["a"])
    #expect(try await database.card(of: .sample("b")) != nil)
    try await database.reconcile(with: .sample(days: [["b = B", "unknown = U"]]))
    #expect(try await dueIDs(noon + 600) == ["b", "unknown"])
  }

  @Test func `a card answered under a clock that was ahead is not lost`() async throws {
    try await database.recordAnswer(.graded(.easy, to: "a", at: noon + 4_000 * 86_400))
    #expect(try await dueIDs(noon) == ["a"])
    try await database.recordAnswer(.graded(.good, to: "a", at: noon))
    #expect(try await dueIDs(noon).isEmpty)
    #expect(try #require(try await database.card(of: .sample("a"))).due < noon + 60 * 86_400)
  }

  @Test(arguments: [1, 30, 600, 9 * 3_600, 86_399, 86_400, 90 * 86_400] as [Int64])
  func `a short step never waits for longer than it is`(ahead: Int64) async throws {
    try await database.recordAnswer(.graded(.again, to: "a", at: noon + ahead))
    try await database.recordAnswer(.graded(.easy, to: "b", at: noon))
    let again = try await database.recordAnswer(.graded(.again, to: "b", at: noon + ahead))
    #expect(try await dueIDs(noon) == ["a", "b"])
    #expect(try await database.forecast(at: at(noon)).counts[0] == 2)
    #expect(try await database.nextDue(after: at(noon)) == nil)
    try await database.remember([.sample: false])
    #expect(try await database.studySummary(at: at(noon)).waiting.map(\.count) == [2])
    try await database.remember([.sample: true])
    try await database.undoAnswer(again)
    // By the right clock it waits for its minute, or its day.
    try await database.recordAnswer(.graded(.again, to: "a", at: noon))
    #expect(try await dueIDs(noon).isEmpty)
    #expect(try await database.nextDue(after: at(noon)) == noon + 60)
  }

  @Test func `what comes back after days may have been answered where it is later`() async throws {
    try await database.recordAnswer(.graded(.easy, to: "a", at: noon + 14 * 3_600))
    #expect(try await dueIDs(noon).isEmpty)
    try await database.recordAnswer(.graded(.easy, to: "b", at: noon + 3 * 86_400))
    #expect(try await dueIDs(noon) == ["b"])
  }

  @Test func `a card that wants asking now and has a wrong time is counted once`() async throws {
    try await database.recordAnswer(.graded(.again, to: "a", at: noon + 90_000))
    try await database.recordAnswer(.graded(.again, to: "b", at: noon))
    #expect(try await dueIDs(noon + 100) == ["a", "b"])
  }

  @Test func `the forecast counts by days, today with what is overdue`() async throws {
    try await database.recordAnswer(.graded(.again, to: "a", at: noon - 86_400))
    try await database.recordAnswer(.graded(.again, to: "b", at: noon))
    try await database.recordAnswer(.graded(.easy, to: "c", at: noon))
    let forecast = try await database.forecast(at: at(noon), days: 30)
    let due = try #require(try await database.card(of: .sample("c"))).due
    #expect(forecast.counts[0] == 1)
    #expect(forecast.counts[1] == 1, "what waits for its step is left for tomorrow")
    #expect(forecast.waiting == 1)
    #expect(forecast.counts[Int((due - noon) / 86_400)] == 1)
    #expect(forecast.counts.reduce(0, +) == 3)
  }

  @Test func `what was learned in the evening is due tomorrow, and told in the evening`()
    async throws
  {
    let evening = noon + 9 * 3_600
    for id in ["a", "b", "c"] {
      try await database.recordAnswer(.graded(.good, to: id, at: evening))
    }
    let tonight = try await database.forecast(at: at(evening + 60))
    #expect(tonight.counts.prefix(2) == [0, 3])
    #expect(try await database.dueCount(at: at(evening + 43_200)) == 3)
    let tomorrow = try await database.forecast(at: at(evening + 43_200))
    #expect(tomorrow.counts.prefix(2) == [3, 0])
    #expect(tomorrow.waiting == 0)
  }

  @Test func `the forecast counts what a clock that was ahead has left for today`() async throws {
    try await database.recordAnswer(.graded(.again, to: "a", at: noon + 3 * 86_400))
    try await database.recordAnswer(.graded(.easy, to: "b", at: noon + 4_000 * 86_400))
    let forecast = try await database.forecast(at: at(noon))
    #expect(forecast.counts[0] == 2)
    #expect(forecast.counts.reduce(0, +) == 2)
    #expect(try await database.dueCount(at: at(noon)) == 2)
  }

  @Test(arguments: [Int64.min, -1, .max])
  func `an impossible time is no trap`(seconds: Int64) async throws {
    try await database.recordAnswer(.graded(.good, to: "a", at: seconds))
    try await database.recordAnswer(.graded(.good, to: "b", at: noon))
    _ = try await dueIDs(seconds)
    _ = try await database.studySummary(at: at(seconds, offset: .max))
    #expect(try await database.card(of: .sample("a")) == nil)
    try await database.recomputeAll()
    #expect(try await database.answersSetAside() == 1)
  }

  @Test func `five thousand cards due at once are all there`() async throws {
    let lines = (0..<5_000).map { "s\($0) = S" }
    try await database.reconcile(with: .sample(days: [lines]))
    _ = try await database.read { tables throws(SQLiteError) in
      try tables.execute(
        """
        INSERT INTO card SELECT id, 2, 0, 3.0, 5.0, ?, ?, 2, 0, 1, 0 FROM sentence
        WHERE day IS NOT NULL
        """, noon - 86_400, noon - 4 * 86_400)
    }
    let cards = try await database.dueCards(at: at(noon))
    #expect(cards.count == 5_000)
    var queue = ReviewQueue(cards, scheduler: Scheduler(), now: noon)
    #expect(queue.next(at: noon) != nil)
  }
}
