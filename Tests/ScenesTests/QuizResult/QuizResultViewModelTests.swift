import AppTestSupport
import AppText
import TerminalUI
import Testing

@testable import Lessons
@testable import Scenes

@MainActor
struct QuizResultViewModelTests {
  private func outcome(
    tries: Int = 1, hints: Int = 0, missed: [MissedWord] = [], took: Duration = .seconds(4)
  ) -> SentenceOutcome {
    SentenceOutcome(
      key: SentenceKey(course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s")),
      tries: tries, mistakes: tries - 1, hints: hints, skips: 0, isRight: true, missed: missed,
      took: took)
  }

  private func result(
    _ outcomes: [SentenceOutcome], _ words: Localization = .english,
    subject: QuizSubject = .day(3, courseTitle: "Course", doneBefore: 0, rightBefore: 0),
    returns: String? = nil,
    dismissal: Dismissal<QuizResultViewModel.Choice> = Dismissal { _ in }
  ) throws -> QuizResultViewModel {
    QuizResultViewModel(
      result: QuizResult(outcomes: outcomes), subject: subject, returns: returns,
      context: try SceneStage(words).context, dismissal: dismissal)
  }

  @Test func `a perfect day is praised`() throws {
    let outcomes = [outcome(), outcome(), outcome()]
    let english = try result(outcomes)
    #expect(english.title == "Day 3 done")
    #expect(english.counts == ["3 sentences", "3 right at once"])
    #expect(english.lines == ["12 s", "", "Every sentence right at once. 참 잘했어요!"])
    let korean = try result(outcomes, .korean)
    #expect(korean.title == "3일째 끝")
    #expect(korean.counts == ["문장 3개", "한 번에 맞힘 3"])
    #expect(korean.lines == ["12초", "", "모두 한 번에 맞혔어요. 참 잘했어요!"])
  }

  @Test func `mistakes and hints are counted apart, and what was missed is named`() throws {
    let missed = [
      MissedWord(expected: "log in", given: "login"), MissedWord(expected: "was", given: nil),
    ]
    let outcomes = [
      outcome(), outcome(tries: 3, hints: 1, missed: missed), outcome(hints: 2),
      outcome(tries: 2, missed: [missed[0]]),
    ]
    let english = try result(outcomes)
    #expect(
      english.counts == [
        "4 sentences", "1 right at once", "2 after a mistake", "1 with a hint",
      ])
    #expect(english.lines == ["16 s", "", "Missed: log in / login · was"])
    let korean = try result(outcomes, .korean)
    #expect(korean.counts == ["문장 4개", "한 번에 맞힘 1", "다시 해서 맞힘 2", "힌트로 맞힘 1"])
    #expect(korean.lines == ["16초", "", "놓친 말: log in / login · was"])
  }

  @Test func `after hints alone there is neither praise nor blame`() throws {
    #expect(try result([outcome(hints: 1)]).lines == ["4 s"])
  }

  @Test func `no more than eight missed words are named, the others counted`() throws {
    let missed = (1...11).map { MissedWord(expected: "w\($0)", given: nil) }
    #expect(
      try result([outcome(tries: 2, missed: missed)]).lines.last
        == "Missed: w1 · w2 · w3 · w4 · w5 · w6 · w7 · w8 · and 3 more")
  }

  @Test(arguments: [
    (0, "0 s", "0초"), (59, "59 s", "59초"), (60, "1 min 0 s", "1분 0초"),
    (192, "3 min 12 s", "3분 12초"), (3_599, "59 min 59 s", "59분 59초"),
    (3_600, "1 h 0 min", "1시간 0분"), (90_061, "25 h 1 min", "25시간 1분"),
  ])
  func `a time is said in the two units that matter`(
    seconds: Int, english: String, korean: String
  ) throws {
    let outcomes = [outcome(took: .seconds(seconds))]
    #expect(try result(outcomes).lines[0] == english)
    #expect(try result(outcomes, .korean).lines[0] == korean)
  }

  @Test func `going on closes the result`() throws {
    var closings: [QuizResultViewModel.Choice?] = []
    let viewModel = try result([outcome()], dismissal: Dismissal { closings.append($0) })
    #expect(viewModel.buttons == ["Continue"])
    viewModel.chosen(0)
    #expect(closings == [.leave])
  }

  @Test func `when reviews come back is said, and more of them can be gone on with`() throws {
    var closings: [QuizResultViewModel.Choice?] = []
    let viewModel = try result(
      [outcome(hints: 1)], subject: .reviews(titles: [:], left: 12),
      returns: "Next reviews: 1 tomorrow", dismissal: Dismissal { closings.append($0) })
    #expect(viewModel.title == "Reviews done")
    #expect(viewModel.lines == ["4 s", "Next reviews: 1 tomorrow", "Still due: 12 reviews."])
    #expect(viewModel.buttons == ["Go on", "That is enough"])
    viewModel.focusMoved()
    #expect(viewModel.focusedButton == 1)
    viewModel.focusMoved()
    #expect(viewModel.focusedButton == 0)
    viewModel.chosen(0)
    viewModel.chosen(1)
    viewModel.closed()
    #expect(closings == [.goOn, .leave, .leave])
  }
}
