import Lessons
import TestSupport
import Testing

@testable import Storage

/// Courses that are not on this machine, whose sentences wait.
struct PresenceTests {
  let database: LearnerDatabase
  let gone = CourseID(rawValue: "gone")
  /// Monday, 30 November 2026, noon UTC.
  let now = Timestamp(seconds: 1_796_040_000)

  /// One sentence of a course that is here is due, and two of another, which a third one of follows
  /// tomorrow.
  init() async throws {
    database = try .inMemory()
    try await database.reconcile(with: .sample(days: [["a = A"]]))
    try await database.reconcile(with: .sample(gone, days: [["x = X", "y = Y", "z = Z"]]))
    for (id, course) in [("a", CourseID.sample), ("x", gone), ("y", gone)] {
      try await database.recordAnswer(
        .graded(.easy, to: id, in: course, at: now.seconds - 30 * 86_400))
    }
    for age in [600, 0] as [Int64] {
      try await database.recordAnswer(
        .graded(.good, to: "z", in: gone, at: now.seconds - age))
    }
  }

  private func dueIDs() async throws -> [String] {
    let cards = try await database.dueCards(at: now)
    #expect(try await database.dueCount(at: now) == cards.count)
    return cards.map(\.id.sentence.rawValue).sorted()
  }

  @Test func `what waits is counted apart, and is neither due nor to come`() async throws {
    #expect(try await dueIDs() == ["a", "x", "y"])
    #expect(try await database.forecast(at: now).counts.prefix(3) == [3, 0, 1])
    #expect(try await database.remember([gone: false, .sample: true]))

    #expect(try await dueIDs() == ["a"])
    #expect(try await database.forecast(at: now).counts.reduce(0, +) == 1)
    #expect(try await database.nextDue(after: now) == nil)
    let summary = try await database.studySummary(at: now)
    #expect(summary.due == 1)
    #expect(summary.waiting == [WaitingCourse(id: gone, title: "Sample", count: 2)])
    #expect(try await database.title(of: gone) == "Sample")
  }

  @Test func `a course that is read again is asked again`() async throws {
    try await database.remember([gone: false])
    try await database.reconcile(with: .sample(gone, days: [["x = X", "z = Z"]]))
    #expect(try await dueIDs() == ["a", "x"])
    #expect(try await database.studySummary(at: now).waiting.isEmpty)
    try await database.remember([gone: false])
    #expect(try await database.remember([gone: true]))
    #expect(try await dueIDs() == ["a", "x"])
  }

  @Test func `a sentence that leaves the course meanwhile does not wait any more`() async throws {
    try await database.remember([.sample: false])
    try await database.remember([gone: false])
    try await database.reconcile(with: .sample(gone, days: [["y = Y"]]))
    try await database.remember([gone: false])
    #expect(try await dueIDs() == [])
    #expect(try await database.studySummary(at: now).waiting.map(\.count) == [1, 1])
  }

  @Test func `what is known already is no news, nor is a course nobody knows`() async throws {
    let unknown = CourseID(rawValue: "unknown")
    #expect(try await !database.remember([gone: true, .sample: true, unknown: false]))
    #expect(try await database.remember([gone: false]))
    #expect(try await !database.remember([gone: false]))
    #expect(try await database.courseStandings()[unknown] == nil)
  }

  @Test func `cards worked out anew wait as before, and so does what is answered meanwhile`()
    async throws
  {
    try await database.remember([gone: false])
    try await database.recomputeAll()
    #expect(try await dueIDs() == ["a"])
    try await database.undoAnswer(AnswerID(rawValue: 2))
    try await database.recordAnswer(
      .graded(.easy, to: "x", in: gone, at: now.seconds - 30 * 86_400))
    #expect(try await dueIDs() == ["a"])
    #expect(try await database.studySummary(at: now).waiting.map(\.count) == [2])
  }

  @Test func `the courses that reviews need are those with answered sentences`() async throws {
    try await database.reconcile(with: .sample(CourseID(rawValue: "new"), days: [["n = N"]]))
    try await database.remember([gone: false])
    #expect(try await database.reviewedCourses() == [gone, .sample])
  }

  @Test func `words of a course that is not here stay met`() async throws {
    try await database.remember([gone: false])
    #expect(try await database.studiedSentences().count == 4)
  }
}
