import AppTestSupport
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct QuizViewModelCheckingTests {
  @Test func `nothing is not checked`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.checkRequested()
    #expect(quiz.checked == nil)
    #expect(stage.notices == ["Type a word or move to a block first."])
  }

  @Test func `an answer is stored as it was given, with its time`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    stage.watch.advance(by: .seconds(5))
    quiz.type("go home")
    quiz.checkRequested()
    #expect(await quiz.keeper.saved())
    let key = SentenceKey(course: CourseID(rawValue: "sample"), sentence: SentenceID(rawValue: "0"))
    let answers = try await stage.database.answers(to: key)
    #expect(
      answers == [
        GivenAnswer(
          to: key, text: "go home", kind: .build, verdict: .exact, grade: .good, hints: 0,
          took: .seconds(5), time: stage.watch.clock.now())
      ])
  }

  @Test func `a wrong sentence comes back after another`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    quiz.type("I fix")
    quiz.checkRequested()
    #expect(await quiz.keeper.saved())
    quiz.continueRequested()
    #expect(quiz.prompt == "저는 학생이에요.")
    quiz.skipped()
    #expect(quiz.prompt == "걱정하지 마세요.")
    quiz.skipped()
    #expect(quiz.prompt == "어제 로그인 버그를 고쳤어요.")
    #expect(quiz.given == "")
  }

  @Test func `the only sentence left cannot be skipped`() async throws {
    let quiz = try await SceneStage().quiz(.of("Go home."))
    #expect(quiz.reasonNotToSkip == "It is the only sentence left.")
    quiz.type("go")
    quiz.skipped()
    #expect(quiz.given == "go")
  }

  @Test func `the learner's own answer counts, is kept, and is taken back`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home.", distractors: ["house"]))
    quiz.type("go house")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict.isRight == false)
    quiz.ownAnswerToggled()
    #expect(quiz.checked?.verdict == .accepted([.ownAnswer]))
    #expect(quiz.checked?.grade == .good)
    #expect(await quiz.keeper.saved())
    let course = CourseID(rawValue: "sample")
    #expect(
      try await stage.database.ownAnswers(in: course) == [SentenceID(rawValue: "0"): ["go house"]])

    quiz.ownAnswerToggled()
    #expect(await quiz.keeper.saved())
    #expect(quiz.checked?.verdict.isRight == false)
    #expect(try await stage.database.ownAnswers(in: course) == [:])
  }

  @Test func `why an answer cannot be called right is said`() async throws {
    let quiz = try await SceneStage().quiz(.of("Go home."))
    quiz.type("go home")
    quiz.checkRequested()
    #expect(quiz.reasonNotToAccept == "It was right already.")
  }

  @Test(arguments: Grade.allCases)
  func `a grade the learner chooses is stored`(grade: Grade) async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go home")
    quiz.checkRequested()
    quiz.gradeChosen(grade)
    #expect(await quiz.keeper.saved())
    let key = try #require(quiz.checked?.key)
    #expect(try await stage.database.answers(to: key).map(\.grade) == [grade])
  }

  @Test func `only a first check without a hint is right at once`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    quiz.type("I fixed the login bug yesterday")
    quiz.checkRequested()
    #expect(quiz.rightAtOnceCount == 1)
    #expect(await quiz.keeper.saved())
    quiz.continueRequested()
    quiz.answering?.hintRequested()
    quiz.type("am a student")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict.isRight == true)
    #expect(quiz.dayProgress == (2, 3))
    #expect(quiz.rightAtOnceCount == 1)
  }
}
