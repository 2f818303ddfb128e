import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct QuizViewModelTests {
  @Test func `a course begins with its first day and is then the one being done`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz()
    #expect(quiz.heading == "Stand-up · Day 1")
    #expect(quiz.prompt == "어제 로그인 버그를 고쳤어요.")
    #expect(quiz.instruction == "Put it into English")
    #expect(quiz.dayProgress == (0, 3))
    #expect(try await stage.database.currentCourse() == Course.standUp.id)
  }

  @Test func `a session goes on where the day was left`() async throws {
    let stage = try SceneStage()
    let first = try await stage.quiz()
    first.type("I fixed the login bug yesterday")
    first.checkRequested()
    #expect(await first.keeper.saved())

    let second = try await stage.quiz()
    #expect(second.prompt == "저는 학생이에요.")
    #expect(second.dayProgress == (1, 3))
    #expect(second.rightAtOnceCount == 1, "of the day, as the sentences done")
  }

  @Test func `a day that is done is asked once more in full`() async throws {
    let stage = try SceneStage()
    for sentence in ["I fixed the login bug yesterday", "I am a student", "Don't worry"] {
      let quiz = try await stage.quiz()
      quiz.type(sentence)
      quiz.checkRequested()
      #expect(await quiz.keeper.saved())
    }
    let again = try await stage.quiz()
    #expect(again.dayProgress == (0, 3))
    #expect(again.rightAtOnceCount == 0)
  }

  // MARK: Blocks

  @Test func `Backspace takes letters first, then blocks, then says that nothing is left`()
    async throws
  {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go")
    quiz.build.characterTyped("h")
    quiz.build.backspacePressed()
    #expect((quiz.build.typed, quiz.given) == ("", "go"))
    quiz.build.backspacePressed()
    #expect(quiz.given == "")
    quiz.build.backspacePressed()
    #expect(stage.notices == ["There is nothing to take back."])
  }

  @Test func `of two equal blocks the one that was chosen moves`() async throws {
    let quiz = try await SceneStage().quiz(.of("The dog sees the cat.", distractors: ["a"]))
    let the = try #require(quiz.answer?.build?.bank.blocks.filter { $0.text == "the" })
    #expect(the.count == 2)
    quiz.build.blockChosen(the[1].id)
    #expect(quiz.answer?.build?.selected == [the[1].id])
    quiz.build.blockChosen(the[0].id)
    quiz.build.blockChosen(the[1].id)
    #expect(quiz.answer?.build?.selected == [the[0].id])
  }

  @Test func `clearing drops the blocks and what is typed`() async throws {
    let quiz = try await SceneStage().quiz(.of("Go home."))
    quiz.type("go")
    quiz.build.characterTyped("h")
    quiz.answering?.cleared()
    #expect((quiz.build.typed, quiz.given) == ("", ""))
  }

  // MARK: Hints

  @Test func `a hint places the next right block and counts`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home now."))
    quiz.type("go")
    #expect(quiz.hintText == nil)
    quiz.answering?.hintRequested()
    #expect(quiz.given == "go home")
    #expect(quiz.hintText == "1 hint")
    quiz.answering?.hintRequested()
    #expect(quiz.hintText == "2 hints")
    #expect(stage.notices == [])
    quiz.checkRequested()
    #expect(quiz.checked?.grade == .again, "two words of three were help")
    #expect(quiz.hintText == "2 hints")
  }

  @Test func `a hint names the blocks it takes back`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home now.", distractors: ["went", "house"]))
    quiz.type("went")
    quiz.answering?.hintRequested()
    #expect(quiz.given == "go")
    #expect(stage.notices == ["Taken back: went"])
  }

  @Test func `an answer that is right needs no hint, and what is typed stays`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go home")
    quiz.build.characterTyped("x")
    quiz.answering?.hintRequested()
    #expect(stage.notices == ["It is right as it stands: Enter checks."])
    #expect(quiz.build.typed == "x")
    #expect(quiz.hintText == nil)
  }
}
