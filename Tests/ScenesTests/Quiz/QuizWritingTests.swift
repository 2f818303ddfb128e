import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// Sentences that are typed as a whole, without a terminal.
@MainActor
struct QuizWritingTests {
  private func quiz(
    _ course: Course, answering: Answering = .typing
  ) async throws -> (SceneStage, QuizViewModel) {
    let stage = try SceneStage()
    var settings = Settings.unasked
    settings.answering = answering
    try stage.context.settings.change(to: settings)
    return (stage, try await stage.quiz(course))
  }

  @Test func `the setting decides between blocks and typing`() async throws {
    #expect(try await quiz(.standUp, answering: .bank).1.answer?.build != nil)
    #expect(try await quiz(.standUp, answering: .automatic).1.answer?.build != nil)
    let (_, typed) = try await quiz(.standUp)
    #expect(typed.answer?.build == nil)
    #expect(typed.answer?.type?.trailing == ".")
    #expect(typed.instruction == "Type it in English")
  }

  @Test func `by itself only what is known for long is typed`() async throws {
    let stage = try SceneStage()
    try await stage.database.learnLongAgo(.standUp, first: 1, at: stage.watch.clock.now())
    let quiz = try await stage.quiz()
    #expect(quiz.answer?.type != nil)
    quiz.skipped()
    #expect(quiz.answer?.type == nil)
    #expect(quiz.answer?.build != nil)
  }

  @Test func `a sentence known for long is typed, and good when it is right at once`()
    async throws
  {
    let stage = try SceneStage()
    try await stage.database.learnLongAgo(.standUp, first: 1, at: stage.watch.clock.now())
    let quiz = try await stage.quiz()
    stage.watch.advance(by: .seconds(7))
    quiz.write("i fixed the login bug yesterday")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict == .accepted([.capital(given: "i", expected: "I")]))
    #expect(quiz.checked?.grade == .good, "nothing is fast yet")
    #expect(await quiz.keeper.saved())
    let kept = try await stage.database.answers(to: Course.standUp.firstKey).last
    #expect(kept?.kind == .type)
    #expect(kept?.grade == .good)
    #expect(kept?.took == .seconds(7))
    quiz.continueRequested()
    #expect(quiz.answering is BuildViewModel)
    #expect(quiz.answer?.build != nil, "the next one is built")
  }

  @Test func `a letter off is almost, and only hard`() async throws {
    let (_, quiz) = try await quiz(.of("Please review it."))
    quiz.write("please reviev it")
    quiz.checkRequested()
    guard case .almost(let slips)? = quiz.checked?.verdict, let word = slips.first,
      word.kind == .spelling
    else {
      Issue.record("not almost: \(String(describing: quiz.checked?.verdict))")
      return
    }
    #expect((word.given, word.expected) == ("reviev", "review"))
    #expect(quiz.checked?.grade == .hard)
  }

  @Test func `letters of a syllable that arrive one by one are one syllable`() async throws {
    let (_, quiz) = try await quiz(.firstSteps)
    quiz.write(
      "\u{1112}\u{1161}\u{11A8}\u{1100}\u{116D}\u{110B}\u{1166} \u{1100}\u{1161}\u{110B}\u{116D}")
    #expect(quiz.typing.editor.text == "학교에 가요")
    #expect(quiz.typing.editor.caret == 6)
    quiz.checkRequested()
    #expect(quiz.checked?.verdict.isRight == true)
  }

  @Test func `a space too many in Korean is almost`() async throws {
    let (_, quiz) = try await quiz(.firstSteps)
    quiz.write("학교 에 가요")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict == .almost([Reason(.spacing, given: "학교 에", expected: "학교에")]))
  }

  @Test func `nothing typed is not checked`() async throws {
    let (stage, quiz) = try await quiz(.of("Go home."))
    quiz.write("  ")
    quiz.checkRequested()
    #expect(quiz.checked == nil)
    #expect(stage.notices == ["Type the sentence first."])
  }

  @Test func `hints go on word by word, name what was wrong, and count`() async throws {
    let (stage, quiz) = try await quiz(.of("I fixed the bug."))
    quiz.answering?.hintRequested()
    #expect(quiz.typing.editor.text == "I ")
    quiz.write("fix")
    quiz.answering?.hintRequested()
    #expect(quiz.typing.editor.text == "I fixed ")
    #expect(stage.notices.isEmpty, "the beginning of a word is no mistake")
    quiz.write("a log")
    quiz.answering?.hintRequested()
    #expect(quiz.typing.editor.text == "I fixed the ")
    #expect(stage.notices == ["Taken back: a log"])
    quiz.answering?.hintRequested()
    #expect(quiz.typing.editor.text == "I fixed the bug", "no blank after the last word")
    quiz.answering?.hintRequested()
    #expect(stage.notices.last == "It is right as it stands: Enter checks.")
    #expect(quiz.hintText == "4 hints")
    quiz.checkRequested()
    #expect(quiz.checked?.verdict == .exact)
    #expect(quiz.checked?.hints == 4)
    #expect(quiz.checked?.grade == .again)
  }

  @Test func `all that was typed goes at once, and comes back`() async throws {
    let (_, quiz) = try await quiz(.of("Go home."))
    quiz.write("go house")
    quiz.answering?.cleared()
    #expect(quiz.answer?.draft.isEmpty == true)
    #expect(quiz.typing.edited(by: .key(.control("_"))))
    #expect(quiz.answer?.draft.given == "go house.")
  }

  @Test func `a paste is one line, cut where no sentence ends, without what drives terminals`()
    async throws
  {
    let (_, quiz) = try await quiz(.of("Go home."))
    #expect(quiz.typing.edited(by: .paste(" go\r\n\thome\u{1B}[2J.\n")))
    #expect(quiz.typing.editor.text == "go home[2J.")
    quiz.answering?.cleared()
    #expect(quiz.typing.edited(by: .paste(String(repeating: "가", count: 8 << 20))))
    #expect(quiz.typing.editor.count == AnswerLimits.paste)
  }

  @Test func `undo gives the typed text back`() async throws {
    let (stage, quiz) = try await quiz(.of("I fixed the bug."))
    quiz.write("I fixed teh bugs")
    quiz.checkRequested()
    quiz.undoRequested()
    await stage.context.work.finished()
    #expect(quiz.checked == nil)
    #expect(quiz.typing.editor.text == "I fixed teh bugs")
    quiz.write("!")
    #expect(quiz.answer?.draft.given == "I fixed teh bugs!", "the caret is behind it")
  }

  @Test func `after the check nothing can be typed`() async throws {
    let (_, quiz) = try await quiz(.of("Go home."))
    quiz.write("go")
    quiz.checkRequested()
    #expect(!quiz.typing.edited(by: .key(.character("x"))))
    #expect(quiz.typing.editor.text == "go")
  }
}

extension QuizViewModel {
  /// Types text, key by key: each code point as its own, as terminals send decomposed letters.
  func write(_ text: String) {
    for scalar in text.unicodeScalars {
      _ = typing.edited(by: .key(.character(Character(scalar))))
    }
  }
}

extension Course {
  fileprivate var firstKey: SentenceKey {
    SentenceKey(course: id, sentence: days[0].sentences[0].id)
  }
}
