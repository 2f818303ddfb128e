import AppTestSupport
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct ReviewPickerTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  private func session() async throws -> ReviewSession {
    let stage = SceneStage(try await place.setup())
    var picker = ReviewPicker(stage.context, at: place.watch.clock.now())
    return try await picker.session()
  }

  /// Lets all sentences of a course be due, each known for long.
  private func learn(_ text: CourseText) async throws {
    let course = try text.course
    let database = try place.database()
    try await database.reconcile(with: course)
    for sentence in course.sentences {
      try await database.recordAnswer(
        .right(
          to: SentenceKey(course: course.id, sentence: sentence.id), grade: .easy,
          .beforeTests(by: .days(40))))
    }
  }

  private func course(_ id: String, sentences: Int) -> CourseText {
    CourseText(id: id, title: "Title of \(id)", answers: (0..<sentences).map { "Word\($0)." })
  }

  @Test func `with nothing due there is nothing to ask`() async throws {
    let session = try await session()
    #expect(session.items.isEmpty && session.missing.isEmpty && session.left == 0)
  }

  @Test func `a session is as long as was said: steps that are not over yet wait`() async throws {
    let text = course("a", sentences: 3)
    try place.write(text, to: "bundle")
    let database = try place.database()
    try await database.reconcile(with: try text.course)
    for (index, age) in [Duration.seconds(660), .seconds(300), .seconds(10)].enumerated() {
      try await database.recordAnswer(
        .right(to: try text.key(index), grade: .good, .beforeTests(by: age)))
    }
    let session = try await session()
    #expect(try await database.dueCount(at: place.watch.clock.now()) == 1)
    #expect(session.items.map(\.id) == [try text.key(0)])
    #expect(session.left == 0)
  }

  @Test func `of many a session takes as many as it holds, and says how many are left`()
    async throws
  {
    for name in ["a", "b", "c"] {
      let text = course(name, sentences: 40)
      try place.write(text, to: "bundle")
      try await learn(text)
    }
    let session = try await session()
    #expect(session.items.count == ReviewSession.limit)
    #expect(session.left == 100 - ReviewSession.limit, "the others wait for the next days")
    #expect(session.titles.keys.map(\.rawValue).sorted() == ["a", "b", "c"])
    let doubles = zip(session.items, session.items.dropFirst()).count {
      $0.id.course == $1.id.course
    }
    #expect(doubles == 0)
    #expect(session.items.allSatisfy { $0.card != nil })
  }

  @Test func `courses that are not there give way to those that are`() async throws {
    for name in ["a", "b"] { try await learn(course(name, sentences: 60)) }
    try place.write(course("b", sentences: 60), to: "own")
    let session = try await session()
    #expect(session.items.count == ReviewSession.limit)
    #expect(session.items.allSatisfy { $0.id.course.rawValue == "b" })
    let missing = WaitingCourse(id: CourseID(rawValue: "a"), title: "Title of a", count: 60)
    #expect(session.missing == [missing])
    #expect(session.left == 60 - ReviewSession.limit)
    // From now on that is known.
    #expect(try await self.session().missing.isEmpty)
    let summary = try await place.database().studySummary(at: place.watch.clock.now())
    #expect(summary.due == 60 && summary.waiting == [missing])
  }

  @Test func `what the learner wants typed is asked so`() async throws {
    let text = course("a", sentences: 1)
    try place.write(text, to: "bundle")
    try await learn(text)
    try await place.database().set(SettingKey(rawValue: "answering"), to: "typing")
    #expect(try await session().items.map(\.kind) == [.type])
    try await place.database().set(SettingKey(rawValue: "answering"), to: "bank")
    #expect(try await session().items.map(\.kind) == [.build])
  }
}
