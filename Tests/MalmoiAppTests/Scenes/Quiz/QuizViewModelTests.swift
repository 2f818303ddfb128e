import Lessons
import Storage
import TestSupport
import Testing

@testable import MalmoiApp

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

  @Test func `a sitting goes on where the day was left`() async throws {
    let stage = try SceneStage()
    let first = try await stage.quiz()
    first.type("I fixed the login bug yesterday")
    first.checkRequested()
    #expect(await first.keeper.saved())

    let second = try await stage.quiz()
    #expect(second.prompt == "저는 학생이에요.")
    #expect(second.dayProgress == (1, 3))
    #expect(second.rightAtOnceCount == 0)
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
  }

  // MARK: Typing

  @Test func `a whole match comes before longer words that begin the same`() async throws {
    let quiz = try await SceneStage().quiz(.of("I am a student.", distractors: ["an", "app"]))
    quiz.type("I am a student")
    #expect(quiz.given == "I am a student")
  }

  @Test(arguments: ["don't worry", "Don’t worry", "DONʼT worry", "don’t worry."])
  func `an apostrophe, a capital or a full stop is no obstacle`(typed: String) async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Don't worry."))
    quiz.type(typed)
    #expect(quiz.given == "don't worry")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict == .exact)
  }

  @Test func `typed text that no block is meant by stays and is said to be so`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("xyz")
    #expect(quiz.typed == "xyz")
    #expect(quiz.isUnmatched)
    #expect(stage.notices == ["No block starts with “xyz”."])
  }

  @Test func `where several blocks are meant the learner types on`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("This thing.", distractors: ["think"]))
    quiz.type("thin")
    #expect(quiz.typed == "thin")
    #expect(!quiz.isUnmatched)
    #expect(stage.notices == ["Several blocks start with “thin”: type on."])
    quiz.type("g")
    #expect(quiz.given == "thing")
  }

  @Test func `of several blocks that begin the same the focused one is meant`() async throws {
    let quiz = try await SceneStage().quiz(.of("This thing.", distractors: ["think"]))
    let think = try #require(quiz.draft?.bank.blocks.first { $0.text == "think" })
    quiz.characterTyped("t")
    quiz.wordEnded(focused: think.id)
    #expect(quiz.given == "think")
  }

  @Test func `punctuation typed alone is dropped in silence`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go home .")
    #expect(quiz.typed == "")
    #expect(quiz.given == "go home")
    #expect(stage.notices == [])
  }

  @Test func `a block of several words is typed with its spaces`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York now.", distractors: ["newt"]))
    quiz.type("I love New York now")
    #expect(quiz.given == "I love New York now")
  }

  @Test func `a block of several words is placed by its first, too`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York."))
    for character in "new" { quiz.characterTyped(character) }
    quiz.wordEnded()
    #expect(quiz.given == "New York")
  }

  @Test func `a syllable sent as separate letters is one`() async throws {
    let quiz = try await SceneStage().quiz(.firstSteps)
    for scalar in "학교에".decomposedStringScalars { quiz.characterTyped(Character(scalar)) }
    #expect(quiz.typed == "학교에")
    quiz.wordEnded()
    #expect(quiz.given == "학교에")
  }

  @Test func `a bare consonant is the beginning of a word`() async throws {
    let quiz = try await SceneStage().quiz(.firstSteps)
    quiz.characterTyped("가")
    quiz.wordEnded()
    #expect(quiz.given == "가요")
    quiz.characterTyped("ㅈ")
    #expect(!quiz.isUnmatched)
  }

  // MARK: Pasting

  @Test func `a pasted sentence is placed word by word`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York, I do."))
    quiz.textPasted("I love New York,\nI do.")
    #expect(quiz.given == "I love New York I do")
    #expect(quiz.typed == "")
  }

  @Test func `from the first unknown word on, pasted text stays typed`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("I love New~York."))
    quiz.textPasted("I love old York")
    #expect(quiz.given == "I love")
    #expect(quiz.typed == "old York")
    #expect(stage.notices == ["No block starts with “old York”."])
  }

  @Test func `a paste of a megabyte is no burden`() async throws {
    let quiz = try await SceneStage().quiz(.of("I love New~York."))
    quiz.textPasted(String(repeating: "I love ", count: 150_000))
    #expect(quiz.given == "I love")
    #expect(quiz.typed.count <= 2_000)
  }

  @Test(arguments: ["", " \n", "."])
  func `a paste of nothing changes nothing`(text: String) async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go."))
    quiz.textPasted(text)
    #expect(quiz.typed == "")
    #expect(quiz.given == "")
    #expect(stage.notices == [])
  }

  // MARK: Blocks

  @Test func `Backspace takes letters first, then blocks, then says that nothing is left`()
    async throws
  {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go")
    quiz.characterTyped("h")
    quiz.backspacePressed()
    #expect((quiz.typed, quiz.given) == ("", "go"))
    quiz.backspacePressed()
    #expect(quiz.given == "")
    quiz.backspacePressed()
    #expect(stage.notices == ["There is nothing to take back."])
  }

  @Test func `of two equal blocks the one that was chosen moves`() async throws {
    let quiz = try await SceneStage().quiz(.of("The dog sees the cat.", distractors: ["a"]))
    let the = try #require(quiz.draft?.bank.blocks.filter { $0.text == "the" })
    #expect(the.count == 2)
    quiz.blockChosen(the[1].id)
    #expect(quiz.draft?.selected == [the[1].id])
    quiz.blockChosen(the[0].id)
    quiz.blockChosen(the[1].id)
    #expect(quiz.draft?.selected == [the[0].id])
  }

  @Test func `clearing drops the blocks and what is typed`() async throws {
    let quiz = try await SceneStage().quiz(.of("Go home."))
    quiz.type("go")
    quiz.characterTyped("h")
    quiz.cleared()
    #expect((quiz.typed, quiz.given) == ("", ""))
  }

  // MARK: Hints

  @Test func `a hint places the next right block and counts`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home now."))
    quiz.type("go")
    #expect(quiz.hintText == nil)
    quiz.hintRequested()
    #expect(quiz.given == "go home")
    #expect(quiz.hintText == "1 hint")
    quiz.hintRequested()
    #expect(quiz.hintText == "2 hints")
    #expect(stage.notices == [])
    quiz.checkRequested()
    #expect(quiz.checked?.grade == .hard)
    #expect(quiz.hintText == "2 hints")
  }

  @Test func `a hint names the blocks it takes back`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home now.", distractors: ["went", "house"]))
    quiz.type("went")
    quiz.hintRequested()
    #expect(quiz.given == "go")
    #expect(stage.notices == ["Taken back: went"])
  }

  @Test func `an answer that is right needs no hint, and what is typed stays`() async throws {
    let stage = try SceneStage()
    let quiz = try await stage.quiz(.of("Go home."))
    quiz.type("go home")
    quiz.characterTyped("x")
    quiz.hintRequested()
    #expect(stage.notices == ["It is right as it stands: Enter checks."])
    #expect(quiz.typed == "x")
    #expect(quiz.hintText == nil)
  }

  // MARK: Checking

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
          to: key, text: "go home", mode: .bank, verdict: .exact, grade: .good, hints: 0,
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
    quiz.hintRequested()
    quiz.type("am a student")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict.isRight == true)
    #expect(quiz.dayProgress == (2, 3))
    #expect(quiz.rightAtOnceCount == 1)
  }
}

extension String {
  /// The code points of the text with its syllables taken apart, as some keyboards send them.
  fileprivate var decomposedStringScalars: [Unicode.Scalar] {
    unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      return parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
    }
  }
}
