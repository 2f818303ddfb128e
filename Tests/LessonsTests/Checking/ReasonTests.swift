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

  @Test(arguments: [
    ("It should be hidden.", "It should be hide.", Reason.Kind.ending),
    ("We should have tested it.", "We should have test it.", .ending),
    ("It doesn't affect us.", "It doesn't affects us.", .ending),
    ("Shall we grab a coffee?", "Shall we grabs a coffee?", .agreement),
    ("I pushed two commits.", "I pushed two commit.", .number),
    ("She knows it well.", "She knows it good.", .otherWord),
    ("It has run for two hours.", "It has run since two hours.", .otherWord),
  ])
  func `what stands before a word tells which form it should have`(
    answer: String, given: String, kind: Reason.Kind
  ) {
    let reasons = checker(answer, vocabulary: CourseVocabulary(sentences: [], language: english))
      .check(given, mode: .typed).verdict.reasons
    #expect(reasons.map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("한글을 읽을 수 있어요.", "한글을 읽은 수 있어요.", Reason.Kind.ending),
    ("좋은 식당이에요.", "좋는 식당이에요.", .ending), ("큰 산이 있어요.", "크는 산이 있어요.", .ending),
    ("추우니까 닫아요.", "춥으니까 닫아요.", .ending), ("아버지는 일하세요.", "아버지는 일해요.", .ending),
    ("집에 가고 싶어요.", "집에 가고 싶다.", .speechLevel), ("제 친구예요.", "저 친구예요.", .particle),
    ("삼십 분 걸려요.", "서른 분 걸려요.", .numeral), ("멀지 않아요.", "멀지 안아요.", .anOrAnh),
    ("자고 싶어요.", "자고 있어요.", .otherWord), ("책은 작아요.", "책는 작아요.", .particle),
  ])
  func `the glossary tells verbs from nouns`(answer: String, given: String, kind: Reason.Kind) {
    let verbs = [
      ("읽다", ["읽을"]), ("좋다", ["좋은"]), ("크다", ["큰"]), ("춥다", ["추우니까"]), ("일하다", ["일하세요"]),
      ("싶다", ["싶어요"]), ("있다", ["있어요"]), ("작다", ["작아요"]),
    ]
    let vocabulary = CourseVocabulary(
      sentences: [], language: korean,
      glossary: verbs.map { GlossaryEntry(word: $0.0, meaning: "", forms: $0.1) })
    let checker = AnswerChecker(patterns: [pattern(answer)], vocabulary: vocabulary)
    #expect(checker.check(given, mode: .typed).verdict.reasons.map(\.kind) == [kind])
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
