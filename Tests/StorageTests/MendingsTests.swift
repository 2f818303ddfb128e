import Lessons
import TestSupport
import Testing

@testable import Storage

struct MendingsTests {
  let database: LearnerDatabase
  let mending = Mending(
    SentenceText(rawValue: "a\n= Mine."), of: SentenceText(rawValue: "a\n= Theirs."))

  init() throws {
    database = try .inMemory()
  }

  private func mend(_ sentence: SentenceKey, at second: Int64 = 1) async throws {
    try await database.mend(sentence, mending, answers: "Mine.", at: .at(second))
  }

  @Test func `a mending is kept by sentence until it is taken back`() async throws {
    try await mend(.sample("a"))
    #expect(try await database.mendings(in: .sample) == ["a": mending])
    #expect(try await database.mendings(in: CourseID(rawValue: "other")).isEmpty)
    #expect(try await database.takeBackMending(of: .sample("a")))
    #expect(try await database.mendings(in: .sample).isEmpty)
    #expect(try await !database.takeBackMending(of: .sample("a")), "it is not there any more")
    #expect(try await !database.takeBackMending(of: .sample("never met")))
  }

  @Test func `the last mending counts, and those before it stay in the log`() async throws {
    try await mend(.sample("a"))
    let other = Mending(SentenceText(rawValue: "a\n= Better."), of: mending.base)
    try await database.mend(.sample("a"), other, answers: "Better.", at: .at(2))
    try await database.takeBackMending(of: .sample("a"))
    let changes = try await database.changes(on: database.device())
    #expect(changes.map(\.kind) == ["p+", "p+", "p-"])
    #expect(changes[0].body.contains(#""text":"a\n= Mine.","base":"a\n= Theirs.""#))
    #expect(changes[1].body.contains("Better."))
  }

  @Test func `a mending follows its sentence to another prompt`() async throws {
    try await database.reconcile(with: .sample(days: [["a = Theirs."]]))
    try await mend(.sample("a"))
    let mended = try Course.sample(days: [["a = Theirs."]])
    try await database.reconcile(with: database.layOverMendings(mended))
    try await database.reconcile(with: .sample(days: [["a new = Theirs."]]))
    #expect(try await database.mendings(in: .sample) == ["a new": mending])
  }

  @Test func `a mending of a sentence that is gone stays listed`() async throws {
    try await database.reconcile(with: .sample(days: [["a = Theirs.", "b = B"]]))
    try await mend(.sample("a"))
    try await mend(.sample("b"), at: 2)
    try await database.reconcile(with: .sample(days: [["b = B"]]))
    let listed = try await database.mendings()
    #expect(listed.map(\.key) == [.sample("b"), .sample("a")])
    #expect(listed.map(\.isInCourse) == [true, false])
    #expect(listed.map(\.mendedAt) == [2, 1])
  }

  @Test func `what was learned stays, and words are those of the mended answer`() async throws {
    let course = try Course.sample(days: [["a = Theirs."]])
    try await database.reconcile(with: course)
    try await database.recordAnswer(.sample(to: "a"))
    let cards = try await database.cards(in: .sample)
    try await mend(.sample("a"))
    let mended = await database.layOverMendings(course)
    #expect(try await !database.reconcile(with: mended), "the file is as it was")
    #expect(try await database.cards(in: .sample) == cards)
    #expect(try await database.studiedSentences().map(\.answer.text) == ["Mine."])
  }
}
