import TestSupport
import Testing

@testable import Lessons
@testable import Storage

struct AnswersTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `an answer comes back with everything that was said of it`() async throws {
    let answer = GivenAnswer(
      to: .sample("s"), text: "로그인 버그를\u{0} 고쳤어요 👩‍💻", kind: .type, verdict: .almost,
      grade: .hard, hints: 3, took: .milliseconds(12_345),
      time: Timestamp(seconds: 1_700_000_000, utcOffset: -12_600))
    try await database.recordAnswer(answer)
    #expect(try await database.answers(to: .sample("s")) == [answer])
  }

  @Test(arguments: VerdictKind.allCases, Grade.allCases)
  func `every verdict and grade can be kept`(verdict: VerdictKind, grade: Grade) async throws {
    for kind in [ExerciseKind.build, .type] {
      let answer = GivenAnswer(
        to: .sample("s"), text: "x", kind: kind, verdict: verdict, grade: grade, took: .zero,
        time: .at(0))
      try await database.recordAnswer(answer)
      #expect(try await database.answers(to: .sample("s")).last == answer)
    }
  }

  @Test func `a right answer that is wanted again leaves its sentence to be done`() async throws {
    let again = GivenAnswer(
      to: .sample("s"), text: "x", kind: .build, verdict: .exact, grade: .again, took: .zero,
      time: .at(0))
    let id = try await database.recordAnswer(again)
    #expect(try await !database.progress(in: .sample).isDone("s"))
    try await database.revise(id, verdict: .exact, grade: .good)
    #expect(try await database.progress(in: .sample).isDone("s"))
    try await database.revise(id, verdict: .exact, grade: .again)
    #expect(try await !database.progress(in: .sample).isDone("s"))
  }

  @Test func `a verdict is kept without its reasons`() {
    #expect(VerdictKind(.exact) == .exact)
    #expect(VerdictKind(.accepted([])) == .accepted)
    #expect(VerdictKind(.almost([])) == .almost)
    #expect(VerdictKind(.wrong(Difference(tokens: [], reasons: []))) == .wrong)
  }

  @Test func `answers come oldest first`() async throws {
    for (text, time) in [("second", 20), ("third", 20), ("first", 10)] {
      try await database.recordAnswer(.sample(to: "s", text: text, at: Int64(time)))
    }
    #expect(
      try await database.answers(to: .sample("s")).map(\.text) == ["first", "second", "third"])
    #expect(try await database.answers(to: .sample("other")).isEmpty)
  }

  @Test func `a clock set back takes no time`() async throws {
    let answer = GivenAnswer(
      to: .sample("s"), text: "x", kind: .build, verdict: .exact, grade: .good,
      took: .milliseconds(-5), time: .at(0))
    try await database.recordAnswer(answer)
    #expect(try await database.answers(to: .sample("s")).map(\.took) == [.zero])
  }

  @Test(arguments: VerdictKind.allCases)
  func `a sentence is done with its first right answer`(verdict: VerdictKind) async throws {
    try await database.recordAnswer(.sample(to: "s", verdict: .wrong, at: 1))
    #expect(try await database.progress(in: .sample).doneAt.isEmpty)
    try await database.recordAnswer(.sample(to: "s", verdict: verdict, at: 2))
    try await database.recordAnswer(.sample(to: "s", verdict: .exact, at: 3))
    #expect(
      try await database.progress(in: .sample).doneAt == ["s": verdict == .wrong ? 3 : 2])
  }

  @Test func `a later mistake does not undo a sentence`() async throws {
    try await database.recordAnswer(.sample(to: "s", at: 1))
    try await database.recordAnswer(.sample(to: "s", verdict: .wrong, at: 2))
    #expect(try await database.progress(in: .sample).isDone("s"))
  }

  @Test func `an answer can be judged anew, and back`() async throws {
    let id = try await database.recordAnswer(.sample(to: "s", verdict: .wrong, at: 1))
    try await database.recordAnswer(.sample(to: "other", at: 1))
    try await database.revise(id, verdict: .accepted, grade: .easy)
    #expect(try await database.progress(in: .sample).doneAt == ["s": 1, "other": 1])
    #expect(try await database.answers(to: .sample("s")).map(\.grade) == [.easy])
    #expect(try await database.answers(to: .sample("s")).map(\.verdict) == [.accepted])
    try await database.revise(id, verdict: .wrong, grade: .again)
    #expect(try await database.progress(in: .sample).doneAt == ["other": 1])
  }

  @Test func `the learner's grade decides whether a sentence is done`() async throws {
    let id = try await database.recordAnswer(.sample(to: "s", verdict: .wrong, at: 1))
    try await database.revise(id, verdict: .wrong, grade: .good)
    #expect(try await database.progress(in: .sample).doneAt == ["s": 1])
    try await database.revise(id, verdict: .wrong, grade: .again)
    #expect(try await database.progress(in: .sample).doneAt.isEmpty)
  }

  @Test func `whether anything was answered is known`() async throws {
    #expect(try await !database.hasAnswers())
    try await database.recordAnswer(.sample(to: "s", at: 1))
    #expect(try await database.hasAnswers())
  }

  @Test func `judged anew, a sentence stays done by another right answer`() async throws {
    let id = try await database.recordAnswer(.sample(to: "s", at: 1))
    try await database.recordAnswer(.sample(to: "s", at: 2))
    try await database.revise(id, verdict: .wrong, grade: .again)
    #expect(try await database.progress(in: .sample).doneAt == ["s": 2])
  }

  @Test func `equal sentence keys of two courses are two sentences`() async throws {
    let other = SentenceKey(course: CourseID(rawValue: "other"), sentence: "s")
    try await database.recordAnswer(.sample(to: "s"))
    #expect(try await database.answers(to: other).isEmpty)
    #expect(try await database.progress(in: other.course).doneAt.isEmpty)
  }
}
