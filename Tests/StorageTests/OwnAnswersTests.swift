import Lessons
import TestSupport
import Testing

@testable import Storage

struct OwnAnswersTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `own answers are kept by sentence, oldest first`() async throws {
    try await database.addOwnAnswer("later", to: .sample("a"), at: .at(2))
    try await database.addOwnAnswer("earlier", to: .sample("a"), at: .at(1))
    try await database.addOwnAnswer("한국어", to: .sample("b"), at: .at(3))
    #expect(
      try await database.ownAnswers(in: .sample) == ["a": ["earlier", "later"], "b": ["한국어"]])
    #expect(try await database.ownAnswers(in: CourseID(rawValue: "other")).isEmpty)
  }

  @Test func `an own answer can be taken back`() async throws {
    try await database.addOwnAnswer("right", to: .sample("a"), at: .at(1))
    try await database.addOwnAnswer("too", to: .sample("a"), at: .at(1))
    try await database.removeOwnAnswer("right", from: .sample("a"))
    try await database.removeOwnAnswer("never said", from: .sample("a"))
    try await database.removeOwnAnswer("right", from: .sample("never met"))
    #expect(try await database.ownAnswers(in: .sample) == ["a": ["too"]])
  }

  @Test func `said twice is said once`() async throws {
    try await database.addOwnAnswer("right", to: .sample("a"), at: .at(1))
    try await database.addOwnAnswer("right", to: .sample("a"), at: .at(2))
    #expect(try await database.ownAnswers(in: .sample) == ["a": ["right"]])
  }
}
