import Lessons
import Testing

@testable import Storage

/// Days with their share of reviews, as the learner wants them.
struct ReviewWishesTests {
  private let now = Timestamp(seconds: 1_800_000_000, utcOffset: 0)
  private let course = CourseID(rawValue: "course")

  private func key(_ number: Int) -> SentenceKey {
    SentenceKey(course: course, sentence: SentenceID(rawValue: "\(number)"))
  }

  /// A database with this many sentences that are due.
  private func database(due count: Int) async throws -> LearnerDatabase {
    let database = try LearnerDatabase.inMemory()
    let sentences = try (0..<count).map { number in
      Sentence(
        id: SentenceID(rawValue: "\(number)"), prompt: "p", answers: [try AnswerPattern("a")])
    }
    try await database.reconcile(
      with: Course(
        id: course, title: "", description: "", property: "",
        languages: LanguagePair(prompt: Language(code: "ko"), answer: Language(code: "en")),
        days: [CourseDay(title: nil, sentences: sentences)]))
    for number in 0..<count { try await answer(number, .easy, daysAgo: 40, in: database) }
    return database
  }

  private func answer(
    _ number: Int, _ grade: Grade, daysAgo: Int64 = 0, kind: ExerciseKind = .build,
    in database: LearnerDatabase
  ) async throws {
    try await database.recordAnswer(
      GivenAnswer(
        to: key(number), text: "a", kind: kind, verdict: grade == .again ? .wrong : .exact,
        grade: grade, took: .seconds(1),
        time: Timestamp(seconds: now.seconds - daysAgo * 86_400, utcOffset: 0)))
  }

  @Test func `what is too much for today waits, and everything agrees with that`() async throws {
    let database = try await database(due: 25)
    try await database.set(.mostReviews, to: "10")
    #expect(try await database.dueCount(at: now) == 10)
    #expect(try await database.studySummary(at: now).due == 10)
    let forecast = try await database.forecast(at: now)
    #expect(Array(forecast.counts.prefix(4)) == [10, 10, 5, 0])
    for number in 0..<4 { try await answer(number, .good, in: database) }
    #expect(try await database.dueCount(at: now) == 6)
    #expect(Array(try await database.forecast(at: now).counts.prefix(3)) == [6, 10, 5])
    for number in 4..<10 { try await answer(number, .good, in: database) }
    let done = try await database.studySummary(at: now)
    #expect(done.due == 0)
    #expect(done.nextDueDay == done.today.advanced(by: 1), "tomorrow brings the others")
  }

  @Test func `who is away has nothing due until then`() async throws {
    let database = try await database(due: 25)
    let today = try await database.studySummary(at: now).today
    try await database.set(.awayUntil, to: "\(today.advanced(by: 3).rawValue)")
    let summary = try await database.studySummary(at: now)
    #expect(summary.due == 0)
    #expect(summary.nextDueDay == today.advanced(by: 3))
    #expect(Array(try await database.forecast(at: now).counts.prefix(4)) == [0, 0, 0, 25])
    try await database.set(.awayUntil, to: "\(today.rawValue)")
    #expect(try await database.dueCount(at: now) == 25)
  }

  @Test func `days fill evenly as answers come`() async throws {
    let database = try await database(due: 60)
    for number in 0..<60 { try await answer(number, .good, in: database) }
    var counts: [StudyDay: Int] = [:]
    let calendar = StudyPlan().calendar
    for number in 0..<60 {
      let card = try #require(try await database.card(of: key(number)))
      counts[calendar.day(at: card.due, utcOffset: 0), default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    let least = counts.values.min() ?? 0
    #expect(most - least <= 1, "\(counts)")
    #expect(counts.count > 3)
  }

  @Test(arguments: ["", "x", "-5", "9,1", "99999999999999999999"])
  func `what makes no sense is not wished`(text: String) async throws {
    let wishes = ReviewWishes([.easyDays: text, .awayUntil: text, .mostReviews: text])
    #expect(wishes.easyDays.isSubset(of: [1]))
    #expect(wishes.most >= 0)
  }

  @Test func `a choice leaves a card in review alone`() async throws {
    let database = try await database(due: 1)
    let before = try await database.card(of: key(0))
    try await answer(0, .again, kind: .choose, in: database)
    #expect(try await database.card(of: key(0)) == before)
    #expect(try await database.lapses(of: key(0)) == 0)
    try await answer(0, .again, in: database)
    #expect(try await database.lapses(of: key(0)) == 1)
  }

  @Test func `a sentence left out is not due until it is taken back in`() async throws {
    let database = try await database(due: 3)
    try await database.leaveOut(key(1))
    #expect(try await database.isLeftOut(key(1)))
    #expect(try await database.dueCount(at: now) == 2)
    var plan = StudyPlan()
    plan.wantedRetention = 0.8
    try await database.adopt(plan)
    #expect(try await database.dueCount(at: now) == 2, "worked out anew, too")
    try await database.remember([course: false])
    try await database.remember([course: true])
    #expect(try await database.dueCount(at: now) == 2)
    try await database.leaveOut(key(1), false)
    #expect(try await database.dueCount(at: now) == 3)
  }
}
