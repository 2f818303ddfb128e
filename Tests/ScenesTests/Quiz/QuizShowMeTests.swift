import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// Giving up, and half a sentence that is checked.
@MainActor
struct QuizShowMeTests {
  @Test func `one key shows the answer, and the sentence comes back`() async throws {
    let app = try await StudyApp(course: .of("Go home now."), database: .ofSomeExperience())
    await app.type("go <C-g>")
    #expect(app.shows("✗ Not known yet."))
    #expect(app.shows("Answer: Go home now."))
    #expect(app.shows("[1 Again]"))
    await app.type("<Enter>go home now <Enter>")
    #expect(app.shows("✓ Right."))
    #expect(app.shows("[2 Hard]"))
  }

  @Test func `giving up is kept as an answer that was not known`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    let key = try #require(quiz.session.current?.id)
    quiz.showMeRequested()
    #expect(quiz.reasonNotToAccept == "There is no answer of yours that could be right.")
    #expect(await quiz.keeper.saved())
    let kept = try await stage.database.answers(to: key)
    #expect(kept.map(\.text) == [""])
    #expect(kept.map(\.grade) == [.again])
    #expect(try await !stage.database.progress(in: Course.standUp.id).isDone(key.sentence))
  }

  @Test func `a sentence that is typed can be given up, too`() async throws {
    var settings = Settings()
    settings.answering = .typing
    let app = try await StudyApp(course: .of("Go home now."), settings: settings)
    await app.type("go<C-g>")
    #expect(app.shows("Answer: Go home now."))
    #expect(!app.shows("Yours: "), "it stands above")
  }

  // MARK: Half a sentence

  private func halfBuilt(_ stage: SceneStage, isAsked: Bool = true) async throws -> QuizViewModel {
    var settings = Settings()
    settings.asksBeforeHalf = isAsked
    try stage.context.settings.change(to: settings)
    let quiz = try await stage.quiz(.of("I fixed the bug yesterday."))
    quiz.type("I fixed the")
    quiz.checkRequested()
    return quiz
  }

  @Test func `half a sentence is checked when Enter is pressed again`() async throws {
    let stage = try SceneStage()
    let quiz = try await halfBuilt(stage)
    #expect(quiz.checked == nil)
    #expect(stage.notices == ["3 of 5 words: check? Enter again does."])
    quiz.checkRequested()
    #expect(quiz.checked != nil)
  }

  @Test func `it is asked once a sentence`() async throws {
    let stage = try SceneStage()
    let quiz = try await halfBuilt(stage)
    quiz.build.backspacePressed()
    quiz.checkRequested()
    #expect(quiz.checked != nil)
    #expect(stage.notices.count == 1)
  }

  @Test func `who does not want to be asked is not`() async throws {
    let stage = try SceneStage()
    #expect(try await halfBuilt(stage, isAsked: false).checked != nil)
    #expect(stage.notices == [])
  }
}
