import Lessons
import TestSupport
import Testing

@testable import Storage

/// What was seen of answers that are still to be given.
struct ForeknowledgeTests {
  private let database: LearnerDatabase
  private let now = Timestamp(seconds: 1_700_000_000, utcOffset: 32_400)

  init() throws {
    database = try .inMemory()
  }

  private func seen(at time: Timestamp? = nil) async throws -> [SentenceID: Foreknowledge] {
    try await database.foreknowledge(in: .sample, at: time ?? now)
  }

  private let much = Foreknowledge(
    help: Help(hints: 3, words: ["the", "New York", "버그를"]), tries: 2, limit: .hard)

  @Test func `it comes back as it was noted, and goes when nothing counts any more`() async throws {
    #expect(try await seen() == [:])
    try await database.note(much, of: .sample("a"), at: now)
    try await database.note(Foreknowledge(help: Help(hints: 1)), of: .sample("b"), at: now)
    #expect(
      try await seen()
        == [
          SentenceID(rawValue: "a"): much,
          SentenceID(rawValue: "b"): Foreknowledge(help: Help(hints: 1)),
        ])
    try await database.note(.none, of: .sample("a"), at: now)
    try await database.note(.none, of: .sample("c"), at: now)
    #expect(try await seen().keys.map(\.rawValue) == ["b"])
  }

  @Test func `tries of an earlier day are no tries, help still is`() async throws {
    try await database.note(much, of: .sample("a"), at: now)
    let tomorrow = Timestamp(seconds: now.seconds + 86_400, utcOffset: now.utcOffset)
    var left = much
    left.tries = 0
    #expect(try await seen(at: tomorrow) == [SentenceID(rawValue: "a"): left])
  }

  @Test func `it goes with a sentence that goes`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A"]]))
    try await database.note(much, of: .sample("a new"), at: now)
    try await database.reconcile(with: .sample(days: [["a new = A"]]))
    #expect(try await seen().count <= 1)
  }

  // MARK: Pace

  private func type(
    _ count: Int, milliseconds: Int, kind: ExerciseKind = .type, verdict: VerdictKind = .exact,
    grade: Grade = .good, hints: Int = 0
  ) async throws {
    for _ in 0..<count {
      try await database.recordAnswer(
        GivenAnswer(
          to: .sample("a"), text: "0123456789", kind: kind, verdict: verdict, grade: grade,
          hints: hints, took: .milliseconds(milliseconds), time: now))
    }
  }

  @Test func `the pace is that of what was typed and known at once`() async throws {
    try await type(9, milliseconds: 5_000)
    try await type(9, milliseconds: 10, kind: .build)
    try await type(9, milliseconds: 10, verdict: .almost, grade: .hard)
    try await type(9, milliseconds: 10, hints: 1)
    let pace = try await database.typingPace(in: .sample, at: now)
    #expect(pace.isQuick(.milliseconds(5_000), for: "0123456789"))
    #expect(!pace.isQuick(.milliseconds(5_001), for: "0123456789"))
    let other = CourseID(rawValue: "other")
    #expect(try await database.typingPace(in: other, at: now) == .unknown)
  }
}
