import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// What the learner does before an answer counts in the next session, too.
@MainActor
struct QuizHistoryTests {
  private func leave(_ quiz: QuizViewModel, _ stage: SceneStage) async {
    #expect(await quiz.keeper.saved())
    await stage.context.work.finished()
  }

  private func grade(_ stage: SceneStage) async throws -> Grade? {
    let quiz = try await stage.quiz()
    #expect(quiz.prompt == "어제 로그인 버그를 고쳤어요.")
    quiz.type("I fixed the login bug yesterday")
    quiz.checkRequested()
    #expect(await quiz.keeper.saved())
    return quiz.checked?.grade
  }

  @Test(arguments: [(0, Grade.good), (1, .hard), (2, .hard), (3, .again)])
  func `help counts after leaving and coming back`(hints: Int, grade: Grade) async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    for _ in 0..<hints { quiz.answering?.hintRequested() }
    quiz.skipped()
    await leave(quiz, stage)
    #expect(try await self.grade(stage) == grade)
  }

  @Test func `once the sentence is answered, help counts no more`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    quiz.answering?.hintRequested()
    await leave(quiz, stage)
    #expect(try await grade(stage) == .hard)
    await stage.context.work.finished()
    let again = try await stage.database.foreknowledge(
      in: Course.standUp.id, at: stage.watch.clock.now())
    #expect(again == [:])
  }

  @Test func `undo after the feedback, then leaving, does not wash it clean`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    quiz.type("I fix bug")
    quiz.checkRequested()
    quiz.checkRequested()
    #expect(quiz.checked?.grade == .again)
    quiz.undoRequested()
    await stage.context.work.finished()
    #expect(quiz.checked == nil)
    #expect(try await grade(stage) == .again)
  }

  @Test func `a wrong answer, then leaving, makes the next one a later try`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    quiz.showMeRequested()
    await leave(quiz, stage)
    #expect(try await grade(stage) == .hard)
  }

  @Test func `the learner's grade stands over all that`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    quiz.showMeRequested()
    quiz.gradeChosen(.good)
    await leave(quiz, stage)
    let key = try #require(quiz.checked?.key)
    #expect(try await stage.database.answers(to: key).map(\.grade) == [.good])
  }

  // MARK: Own answers

  private func typed(
    _ text: String, _ stage: SceneStage, course: Course = .of("Please review it.")
  ) async throws -> QuizViewModel {
    var settings = Settings()
    settings.answering = .typing
    try stage.context.settings.change(to: settings)
    let quiz = try await stage.quiz(course)
    quiz.write(text)
    quiz.checkRequested()
    return quiz
  }

  @Test func `an own answer is taken back at a later time, and undone again`() async throws {
    let stage = try SceneStage()
    let first = try await typed("Kindly look at it", stage)
    first.ownAnswerToggled()
    await leave(first, stage)
    let course = Course.of("Please review it.")
    let second = try await typed("kindly look at it", stage)
    #expect(second.checked?.verdict == .accepted([.ownAnswer]))
    #expect(second.isOwnAnswer && second.reasonNotToAccept == nil)
    second.ownAnswerToggled()
    await leave(second, stage)
    #expect(second.checked?.verdict.isRight == false)
    #expect(try await stage.database.ownAnswers(in: course.id) == [:])
    second.undoRequested()
    await stage.context.work.finished()
    #expect(try await stage.database.ownAnswers(in: course.id).values.flatMap(\.self).count == 1)
  }

  @Test func `a misspelt answer is asked about before it is kept as right`() async throws {
    var settings = Settings()
    settings.answering = .typing
    let app = try await StudyApp(course: .of("Please review it."), settings: settings)
    await app.type("Please reviw its<Enter>=")
    #expect(app.shows("Keep it as right?"))
    #expect(app.shows("“reviw” looks like"))
    await app.type("<Esc>")
    #expect(!app.shows("Kept as your own"))
    await app.type("=<Right><Enter>")
    #expect(app.shows("Kept as your own accepted answer"))
  }
}
