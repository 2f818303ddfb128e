import Testing

@testable import Lessons
@testable import MalmoiApp

@MainActor
struct QuizFeedbackTests {
  private static let spelling = SpellingDifference(
    given: "fix", expected: "fixed",
    letters: [.kept("f"), .kept("i"), .kept("x"), .missing("e"), .missing("d")])
  private static let jamo = SpellingDifference(
    given: "학고", expected: "학교",
    letters: [.kept("ㅎ"), .kept("ㅏ"), .kept("ㄱ"), .kept("ㄱ"), .extra("ㅗ"), .missing("ㅛ")])
  private static let difference = Difference(
    tokens: [
      .misplaced("bug"), .kept("I"), .extra("fix"), .missing("fixed"), .kept("the"),
    ], spelling: [spelling])

  private func checked(_ verdict: Verdict, also: [String] = []) -> CheckedSentence {
    CheckedSentence(
      key: SentenceKey(course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s")),
      exercise: .type(TypedDraft(leading: "", trailing: "")),
      judged: CheckedAnswer(
        given: "given", verdict: verdict, nearest: "I fixed the bug.", alsoAccepted: also),
      recall: Recall(verdict: verdict), time: 0, took: .zero)
  }

  private func lines(
    _ checked: CheckedSentence, note: String? = nil, comesBackLater: Bool = false,
    _ words: Localization = .english
  ) -> [String] {
    let feedback = QuizFeedback(
      checked, note: note, comesBackLater: comesBackLater, words: words)
    let grades = feedback.grades.choices.map { $0.isChosen ? "[\($0.name)]" : $0.name }
    let note = feedback.note.map { [$0] } ?? []
    func text(_ lines: [QuizFeedback.Line]) -> [String] {
      lines.map { $0.map(\.text).joined(separator: " ") }
    }
    return text([feedback.verdict] + feedback.details)
      + [([feedback.grades.label] + grades).joined(separator: " ")] + text(note)
  }

  @Test func `an exact answer is right, and another is named`() {
    #expect(
      lines(checked(.exact, also: ["I've fixed it.", "Fixed."]), note: "Past tense.") == [
        "Right.", "Also accepted: I've fixed it.", "Grade 1 Again 2 Hard [3 Good] 4 Easy",
        "Past tense.",
      ])
  }

  @Test(arguments: [
    (Remark.whitespace, "Right. Spaces differ.", "맞았어요. 빈칸 수가 달라요."),
    (.letterCase, "Right. Capital letters differ.", "맞았어요. 대소문자가 달라요."),
    (
      .apostrophes, "Right. Another kind of apostrophe or quotation mark.",
      "맞았어요. 따옴표 모양이 달라요."
    ),
    (.punctuation, "Right. Punctuation differs.", "맞았어요. 문장 부호가 달라요."),
    (.alternativeWording, "Right. Another way to say it.", "맞았어요. 이렇게 말해도 돼요."),
    (.ownAnswer, "Right. Your own accepted answer.", "맞았어요. 내가 맞다고 한 답이에요."),
  ])
  func `a remark stands beside the verdict`(remark: Remark, english: String, korean: String) {
    let checked = checked(.accepted([remark]))
    #expect(lines(checked)[0] == english)
    #expect(lines(checked, .korean)[0] == korean)
    #expect(lines(checked).contains("Answer: I fixed the bug.") == (remark != .alternativeWording))
  }

  @Test func `a slip of spelling is almost right`() {
    let checked = checked(.almost([.spelling(Self.spelling)]))
    #expect(
      lines(checked) == [
        "Almost.", "Answer: I fixed the bug.", "Spelling: fix should be fixed.",
        "Grade 1 Again [2 Hard] 3 Good 4 Easy",
      ])
    #expect(
      lines(checked, .korean) == [
        "거의 맞았어요.", "정답: I fixed the bug.", "철자: fix → fixed",
        "평가 1 다시 [2 어려움] 3 좋음 4 쉬움",
      ])
  }

  @Test func `a slip in Hangul is shown by its letters`() {
    let checked = checked(.almost([.spelling(Self.jamo), .spacing]))
    #expect(
      lines(checked)[2...3] == [
        "Spelling: 학고 should be 학교. ㅎㅏㄱㄱ -ㅗ +ㅛ", "The spaces are in other places.",
      ])
    #expect(lines(checked, .korean)[2...3] == ["철자: 학고 → 학교 ㅎㅏㄱㄱ -ㅗ +ㅛ", "띄어쓰기가 달라요."])
  }

  @Test func `a wrong answer is shown beside the nearest right one, word by word`() {
    let checked = checked(.wrong(Self.difference))
    #expect(
      lines(checked, comesBackLater: true) == [
        "Not yet. It comes back later.", "Answer: I fixed the bug.",
        "Yours: ~bug I -fix +fixed the", "Spelling: fix should be fixed.",
        "Grade [1 Again] 2 Hard 3 Good 4 Easy",
      ])
    #expect(
      lines(checked, comesBackLater: true, .korean) == [
        "아직 아니에요. 조금 뒤에 다시 나와요.", "정답: I fixed the bug.",
        "내 답: ~bug I -fix +fixed the", "철자: fix → fixed",
        "평가 [1 다시] 2 어려움 3 좋음 4 쉬움",
      ])
  }

  @Test(arguments: [("괜찮습니다", "감사합니다", false), ("안녕히", "안녕하세요", false), ("학생예요", "학생이에요", true)])
  func `another word in Hangul is not taken apart, a word nearly right is`(
    given: String, expected: String, isTakenApart: Bool
  ) {
    let difference = Difference(given: given, expected: expected)
    #expect(difference.spelling.map(\.expected) == [expected])
    let lines = lines(checked(.wrong(difference)))
    #expect(lines.contains("Yours: -\(given) +\(expected)"))
    #expect(lines.contains { $0.hasPrefix("Spelling: ") } == isTakenApart)
  }

  @Test func `each word of a difference means what its sign says`() {
    let feedback = QuizFeedback(
      checked(.wrong(Self.difference)), note: nil, comesBackLater: false, words: .english)
    #expect(
      feedback.details[1].map(\.meaning) == [
        .label, .misplaced, .plain, .extra, .missing, .plain,
      ])
  }

  @Test func `an answer the learner stands by is right, and how to take that back is said`() {
    var checked = checked(.wrong(Self.difference))
    checked.isAcceptedByLearner = true
    #expect(
      lines(checked) == [
        "Right. Your own accepted answer.", "Answer: I fixed the bug.",
        "Kept as your own accepted answer; = takes it back.",
        "Grade 1 Again 2 Hard [3 Good] 4 Easy",
      ])
    #expect(lines(checked, .korean)[2] == "내 답도 맞는 답으로 기억할게요. =를 누르면 되돌려요.")
  }

  @Test func `that something is not saved is said before all details`() {
    var feedback = QuizFeedback(
      checked(.exact), note: nil, comesBackLater: false, words: .english)
    feedback.addFailure("Not saved yet.")
    #expect(feedback.details[0].map(\.text) == ["Not", "saved", "yet."])
    #expect(feedback.details[0].allSatisfy { $0.meaning == .wrong })
  }
}
