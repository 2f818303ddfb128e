import Testing

@testable import Lessons

/// A word that tells its part by its particle may stand elsewhere before its verb.
struct KoreanOrderTests {
  private func verdict(_ given: String, for answer: String) -> Verdict {
    let glossary = [
      GlossaryEntry(word: "쓰다", meaning: "to write", forms: ["써", "쓰세요"]),
      GlossaryEntry(word: "가다", meaning: "to go", forms: ["가요", "가면", "간"]),
      GlossaryEntry(word: "만나다", meaning: "to meet", forms: ["만나요", "만나고"]),
      GlossaryEntry(word: "바다", meaning: "sea", forms: ["바다를", "바다에"]),
      GlossaryEntry(word: "보다", meaning: "to see", forms: ["봐요"]),
    ]
    let vocabulary = CourseVocabulary(sentences: [], language: korean, glossary: glossary)
    return AnswerChecker(patterns: [pattern(answer)], vocabulary: vocabulary)
      .check(given, mode: .typed).verdict
  }

  @Test(arguments: [
    ("여기에 이름하고 전화번호를 쓰세요.", "이름하고 전화번호를 여기에 쓰세요."), ("저는 내일 학교에 가요.", "내일 저는 학교에 가요."),
    ("저는 친구를 역에서 만나요.", "저는 역에서 친구를 만나요."), ("저는 역에 가면 친구를 만나요.", "역에 저는 가면 친구를 만나요."),
    ("바다를 혼자 봐요.", "혼자 바다를 봐요."), ("민수는 내일 학교에 가요.", "내일 민수는 학교에 가요."),
    ("지금 한국어로 이름을 쓰세요.", "지금 이름을 한국어로 쓰세요."),
  ])
  func `what stands alone may stand elsewhere`(answer: String, given: String) {
    for (answer, given) in [(answer, given), (given, answer)] {
      #expect(verdict(given, for: answer) == .accepted([]), "\(given) for \(answer)")
    }
  }

  @Test(arguments: [
    ("저는 학교에 가요.", "저는 가요 학교에."), ("역에 가면 친구를 만나요.", "친구를 역에 가면 만나요."),
    ("여기에 이름하고 전화번호를 쓰세요.", "이름하고 여기에 전화번호를 쓰세요."), ("저는 그 바다를 봐요.", "그 저는 바다를 봐요."),
    ("저는 간 역에서 친구를 만나요.", "역에서 저는 간 친구를 만나요."), ("친구를 만나요. 저는 가요.", "저는 친구를 만나요. 가요."),
    ("민수 친구를 만나요.", "친구를 민수 만나요."),
  ])
  func `a phrase is not torn, and nothing leaves its verb`(answer: String, given: String) {
    #expect(!verdict(given, for: answer).isRight, "\(given) for \(answer)")
  }

  @Test(arguments: [
    ("{저는 |}내일 학교에 가요.", "내일 저는 학교에 가요."), ("내일 {저는 |}학교에 가요.", "저는 내일 학교에 가요."),
    ("{저는 |}역에 가면 친구를 만나요.", "역에 가면 저는 친구를 만나요."), ("학교에 가요?", "당신은 학교에 가요?"),
  ])
  func `who it is about may be said where a phrase ends`(answer: String, given: String) {
    #expect(verdict(given, for: answer).isRight, "\(given) for \(answer)")
  }

  @Test(arguments: [
    ("{저는 |}그 바다를 봐요.", "그 저는 바다를 봐요."), ("친구를 만나요.", "저는 친구를 만나요."),
    ("{저는 |}친구를 만나요.", "저도 친구를 만나요."), ("{저는 |}간 역에서 친구를 만나요.", "간 저는 역에서 친구를 만나요."),
  ])
  func `it is not said inside of a phrase, nor where another is meant`(
    answer: String, given: String
  ) {
    #expect(!verdict(given, for: answer).isRight, "\(given) for \(answer)")
  }

  @Test func `without a glossary the author's order is the only one`() {
    let checker = AnswerChecker(
      patterns: [pattern("저는 내일 학교에 가요.")],
      vocabulary: CourseVocabulary(sentences: [], language: korean))
    #expect(!checker.check("내일 저는 학교에 가요.", mode: .typed).verdict.isRight)
  }
}
