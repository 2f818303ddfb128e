import Testing

@testable import Lessons

/// What is wrong is called by its name.
struct ReasonTests {
  @Test(arguments: [
    ("I fixed the bug.", "I fix the bug.", Reason.Kind.tense),
    ("She goes home.", "She go home.", .agreement),
    ("He left early.", "He leaved early.", .tense), ("They are late.", "They is late.", .agreement),
    ("They are late.", "They were late.", .tense),
    ("I have two tests.", "I have two test.", .number),
    ("Thanks for helping.", "Thanks for help.", .ending), ("It is bigger.", "It is big.", .ending),
    ("Send an email.", "Send a email.", .article), ("Send an email.", "Send email.", .article),
    ("It's ready.", "Its ready.", .apostrophe),
    ("I joined this team last month.", "I joined last month this team.", .order),
    ("영화를 봐요.", "영화가 봐요.", .particle), ("네, 맞아요.", "네, 맞아.", .speechLevel),
    ("고마워요.", "고마워.", .speechLevel),
    ("도와주세요.", "도와줘.", .speechLevel), ("학생이에요?", "학생이야?", .speechLevel),
    ("집에 갔어요.", "집에 가요.", .tense),
    ("세 시예요.", "삼 시예요.", .numeral), ("먹고 싶어요.", "먹어 싶어요.", .ending),
  ])
  func `a mistake has the name of its kind`(answer: String, given: String, kind: Reason.Kind) {
    let kinds = checker(answer).check(given, mode: .bank).verdict.reasons.map(\.kind)
    #expect(kinds.contains(kind), "\(given): \(kinds)")
    #expect(!kinds.contains(.spelling))
  }

  @Test func `the author's words on a distractor are told to who chose it`() {
    let checker = AnswerChecker(
      patterns: [pattern("It is bigger than that.")],
      distractors: [Distractor(word: "then", why: "then is about time.")], vocabulary: .empty)
    let reasons = checker.check("It is bigger then that.", mode: .bank).verdict.reasons
    #expect(reasons.map(\.why) == ["then is about time."])
  }

  @Test func `nobody spelt a block`() {
    let reasons = checker("I am sorry.").check("I am sory", mode: .bank).verdict.reasons
    #expect(reasons.map(\.kind) == [.otherWord])
    let typed = checker("Very sorry indeed.").check("Vry sory indeed", mode: .typed).verdict.reasons
    #expect(typed.map(\.kind) == [.spelling, .spelling])
  }
}
