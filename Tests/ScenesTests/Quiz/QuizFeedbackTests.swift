import AppTestSupport
import AppText
import Testing

@testable import Lessons
@testable import Scenes

@MainActor
struct QuizFeedbackTests {
  private static let tense = Reason(.tense, given: "fix", expected: "fixed")
  private static let order = Reason(.order, given: "bug", expected: "bug")
  private static let difference = Difference(
    tokens: [
      .misplaced("bug"), .kept("I"), .extra("fix"), .missing("fixed"), .kept("the"),
    ], reasons: [order, tense])

  private func checked(
    _ verdict: Verdict, also: [String] = [], isOtherWording: Bool = false
  ) -> CheckedSentence {
    CheckedSentence(
      key: SentenceKey(course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s")),
      exercise: .type(TypedDraft(leading: "", trailing: "")),
      judged: CheckedAnswer(
        given: "given", verdict: verdict, nearest: "I fixed the bug.", alsoAccepted: also,
        isOtherWording: isOtherWording),
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
    (
      Remark.writing(given: "I'll", expected: "I will"), "Right. I'll is the same as I will.",
      "맞았어요. I'll = I will"
    ),
    (
      .capital(given: "friday", expected: "Friday"), "Right. Written with a capital: Friday.",
      "맞았어요. 대문자로 써요: Friday"
    ),
    (
      .speechLevel(given: "갑니다", expected: "가요"),
      "Right. 갑니다 is as right as 가요, at another speech level.", "맞았어요. 갑니다 = 가요 (말의 높임만 달라요)"
    ),
    (
      .pronoun(given: "나는", expected: "저는"), "Right. 저는 is politer than 나는.",
      "맞았어요. 나는보다 저는이 더 공손해요."
    ),
    (.ownAnswer, "Right. Your own accepted answer.", "맞았어요. 내가 맞다고 한 답이에요."),
  ])
  func `a remark stands beside the verdict`(remark: Remark, english: String, korean: String) {
    let checked = checked(.accepted([remark]), isOtherWording: true)
    #expect(lines(checked)[0] == english)
    #expect(lines(checked, .korean)[0] == korean)
    #expect(lines(checked).contains("Answer: I fixed the bug."))
  }

  @Test(arguments: [Verdict.exact, .accepted([])])
  func `another wording is said to be one where nothing else is said`(verdict: Verdict) {
    let checked = checked(verdict, isOtherWording: true)
    #expect(lines(checked)[0] == "Right. Another way to say it.")
    #expect(!lines(checked).contains("Answer: I fixed the bug."))
    #expect(lines(self.checked(verdict))[0] == "Right.")
  }

  @Test func `a slip of spelling is almost right`() {
    let checked = checked(.almost([Reason(.spelling, given: "fixd", expected: "fixed")]))
    #expect(
      lines(checked) == [
        "Almost.", "Answer: I fixed the bug.", "Spelling: fixd should be fixed.",
        "Grade 1 Again [2 Hard] 3 Good 4 Easy",
      ])
    #expect(
      lines(checked, .korean) == [
        "거의 맞았어요.", "정답: I fixed the bug.", "철자: fixd → fixed",
        "평가 1 다시 [2 어려움] 3 좋음 4 쉬움",
      ])
  }

  @Test func `a slip in Hangul is shown by its letters`() {
    let checked = checked(.almost([Reason(.spelling, given: "학고", expected: "학교")]))
    #expect(lines(checked)[2] == "Spelling: 학고 should be 학교. ㅎㅏㄱㄱ -ㅗ +ㅛ")
    #expect(lines(checked, .korean)[2] == "철자: 학고 → 학교 ㅎㅏㄱㄱ -ㅗ +ㅛ")
  }

  @Test func `a slip of spaces shows both`() {
    let checked = checked(.almost([Reason(.spacing, given: "할수", expected: "할 수")]))
    #expect(lines(checked)[2] == "Spaces: 할 수, not 할수.")
    #expect(lines(checked, .korean)[2] == "띄어쓰기: 할수 → 할 수")
  }

  @Test func `what the author says of a distractor comes first`() {
    let chosen = Reason(
      .otherWord, given: "then", expected: "than", why: "than compares, then is about time.")
    let missing = Reason(.missing, expected: "the")
    let difference = Difference(tokens: [], reasons: [Self.tense, missing, chosen])
    #expect(
      lines(checked(.wrong(difference)))[2...3] == [
        "Another word: than, not then. than compares, then is about time.",
        "Tense: fixed, not fix.",
      ])
  }

  @Test(arguments: Reason.Kind.allCases)
  func `every reason has its words in both languages`(kind: Reason.Kind) {
    let reason = Reason(kind, given: "맞아", expected: "맞아요", follower: "네")
    for words in [Localization.english, .korean] {
      let sentence = words.sentence(for: reason)
      #expect(sentence.contains("맞아"))
      #expect(!sentence.contains("{"))
    }
  }

  @Test func `a wrong answer is told by the nearest right one and what is wrong, each once`() {
    let checked = checked(.wrong(Self.difference))
    #expect(
      lines(checked, comesBackLater: true) == [
        "Not yet. It comes back later.", "Answer: I fixed the bug.",
        "Order: bug goes to the end.", "Tense: fixed, not fix.",
        "Grade [1 Again] 2 Hard 3 Good 4 Easy",
      ])
    #expect(
      lines(checked, comesBackLater: true, .korean) == [
        "아직 아니에요. 조금 뒤에 다시 나와요.", "정답: I fixed the bug.", "순서: 맨 뒤에 “bug” 말이 와요.",
        "시제: fix → fixed",
        "평가 [1 다시] 2 어려움 3 좋음 4 쉬움",
      ])
  }

  @Test func `the right answer shows which words were not given, or elsewhere`() {
    let feedback = QuizFeedback(
      checked(.wrong(Self.difference)), note: nil, comesBackLater: false, words: .english)
    #expect(
      feedback.details[0].map(\.meaning) == [.label, .right, .missing, .right, .misplaced])
  }

  @Test func `what was given is said again where no reason names the word that is wrong`() {
    let difference = Difference(tokens: Self.difference.tokens, reasons: [Self.order])
    let feedback = QuizFeedback(
      checked(.wrong(difference)), note: nil, comesBackLater: false, words: .english)
    #expect(feedback.details[1].map(\.text).joined(separator: " ") == "Yours: ~bug I -fix the")
    #expect(
      feedback.details[1].map(\.meaning) == [.label, .misplaced, .plain, .extra, .plain])
  }

  @Test func `an answer whose words are not those of the difference is not marked`() {
    let difference = Difference(tokens: [.kept("我"), .missing("去")], reasons: [])
    #expect(difference.marked(in: "我去。").map(\.meaning) == [.right])
    #expect(difference.marked(in: "").isEmpty)
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
