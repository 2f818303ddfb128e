import Lessons
import SQLite
import Scenes
import TerminalUI
import TestSupport
import Testing

@testable import Scenes
@testable import Storage

@MainActor
struct AnswerKeeperTests {
  private let database: LearnerDatabase
  private let keeper: AnswerKeeper

  init() throws {
    database = try .inMemory()
    keeper = AnswerKeeper(database: database, work: BackgroundWork())
  }

  private static let key = SentenceKey(
    course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s"))

  private static func answer(_ text: String, verdict: VerdictKind = .wrong) -> GivenAnswer {
    GivenAnswer(
      to: key, text: text, kind: .build, verdict: verdict, grade: .again, took: .seconds(1),
      time: Timestamp(seconds: 100))
  }

  private func stored() async throws -> [GivenAnswer] {
    try await database.answers(to: Self.key)
  }

  private func ownAnswers() async throws -> [String] {
    try await database.ownAnswers(in: Self.key.course)[Self.key.sentence] ?? []
  }

  @Test func `nothing to keep is kept at once`() async {
    #expect(keeper.state == .saved)
    #expect(await keeper.saved())
  }

  @Test func `an answer is being saved until the database has it`() async throws {
    keeper.keep(Self.answer("go"))
    #expect(keeper.state == .saving)
    #expect(await keeper.saved())
    #expect(keeper.state == .saved)
    #expect(try await stored().map(\.text) == ["go"])
  }

  @Test func `another judgement changes the answer and adds none`() async throws {
    keeper.keep(Self.answer("go"))
    keeper.revise(verdict: .accepted, grade: .good, isOwnAnswer: true)
    keeper.revise(verdict: .accepted, grade: .hard, isOwnAnswer: true)
    #expect(await keeper.saved())
    #expect(try await stored().map(\.verdict) == [.accepted])
    #expect(try await stored().map(\.grade) == [.hard])
    #expect(try await ownAnswers() == ["go"])

    keeper.revise(verdict: .wrong, grade: .again, isOwnAnswer: false)
    #expect(await keeper.saved())
    #expect(try await stored().map(\.verdict) == [.wrong])
    #expect(try await ownAnswers() == [])
  }

  @Test func `each sentence is an answer of its own`() async throws {
    for text in ["one", "two"] {
      keeper.keep(Self.answer(text))
      #expect(await keeper.saved())
    }
    #expect(try await stored().map(\.text) == ["one", "two"])
  }

  @Test func `what a database refuses is written by a later attempt`() async throws {
    try await database.hide("answer")
    keeper.keep(Self.answer("go"))
    #expect(await !keeper.saved())
    guard case .failed(let error) = keeper.state else {
      Issue.record("the state is \(keeper.state)")
      return
    }
    #expect(error.path == database.path)
    keeper.revise(verdict: .accepted, grade: .good, isOwnAnswer: true)
    #expect(await !keeper.saved())

    try await database.show("answer")
    #expect(await keeper.saved())
    #expect(try await stored() == [Self.answer("go").judged(.accepted, .good)])
    #expect(try await ownAnswers() == ["go"])
  }

  @Test func `a change that is refused leaves what was stored before`() async throws {
    keeper.keep(Self.answer("go"))
    #expect(await keeper.saved())
    try await database.hide("answer")
    keeper.revise(verdict: .accepted, grade: .good, isOwnAnswer: false)
    #expect(await !keeper.saved())
    try await database.show("answer")
    #expect(try await stored() == [Self.answer("go")])
    #expect(await keeper.saved())
    #expect(try await stored() == [Self.answer("go").judged(.accepted, .good)])
  }

  @Test func `a stored answer says what its grades would mean`() async throws {
    #expect(keeper.outlook.isEmpty)
    keeper.keep(Self.answer("go"))
    #expect(await keeper.saved())
    #expect(Set(keeper.outlook.keys) == Set(Grade.allCases))
    keeper.keep(Self.answer("come"))
    #expect(keeper.outlook.isEmpty)
  }

  @Test func `an answer is undone with what the learner said of it`() async throws {
    keeper.keep(Self.answer("go"))
    keeper.revise(verdict: .accepted, grade: .good, isOwnAnswer: true)
    try await keeper.undo()
    #expect(keeper.state == .saved && keeper.outlook.isEmpty)
    #expect(try await stored().isEmpty)
    #expect(try await ownAnswers() == [])
    try await keeper.undo()
    keeper.keep(Self.answer("again"))
    #expect(await keeper.saved())
    #expect(try await stored().map(\.text) == ["again"])
  }

  @Test func `one that was never stored is forgotten, one that cannot be undone stays`()
    async throws
  {
    try await database.hide("answer")
    keeper.keep(Self.answer("go"))
    #expect(await !keeper.saved())
    try await keeper.undo()
    #expect(keeper.state == .saved)
    try await database.show("answer")
    keeper.keep(Self.answer("come"))
    #expect(await keeper.saved())
    try await database.hide("answer")
    await #expect(throws: StorageError.self) { try await keeper.undo() }
    try await database.show("answer")
    #expect(try await stored().map(\.text) == ["come"])
    #expect(await keeper.saved())
  }

  @Test func `a change on the way is waited for`() async throws {
    keeper.keep(Self.answer("go"))
    async let isSaved = keeper.saved()
    keeper.revise(verdict: .accepted, grade: .easy, isOwnAnswer: false)
    #expect(await isSaved)
    #expect(try await stored().map(\.grade) == [.easy])
  }
}

extension GivenAnswer {
  fileprivate func judged(_ verdict: VerdictKind, _ grade: Grade) -> GivenAnswer {
    GivenAnswer(
      to: sentence, text: text, kind: kind, verdict: verdict, grade: grade, hints: hints,
      took: took, time: time)
  }
}
