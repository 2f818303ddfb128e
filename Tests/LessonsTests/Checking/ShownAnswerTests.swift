import TestSupport
import Testing

@testable import Lessons

/// The answer shown is what the learner most plausibly meant, else the model.
struct ShownAnswerTests {
  private static let later = [
    "{저는|전|} {나중에|이따가} {먹을 거예요|먹을게요|먹으려고 해요}."
  ]

  @Test(arguments: [
    ("저는", "저는 나중에 먹을 거예요."), ("바나나", "저는 나중에 먹을 거예요."),
    ("이따가 먹으려고", "이따가 먹으려고 해요."), ("먹을게요 바나나", "나중에 먹을게요."),
  ])
  func `the model is shown unless another answer shares more words and half of its own`(
    given: String, shown: String
  ) {
    let checker = AnswerChecker(
      patterns: Self.later.map(pattern),
      vocabulary: CourseVocabulary(sentences: [], language: korean))
    #expect(checker.check(given, mode: .typed).nearest == shown)
  }

  @Test func `an answer with more wrong than the model is not what was meant`() {
    let checker = checker(
      "I usually start work at nine.", "Usually, I start work at nine in the morning.")
    let checked = checker.check("I usually start work in nine.", mode: .typed)
    #expect(checked.nearest == "I usually start work at nine.")
    #expect(checked.verdict.reasons.count == 1)
  }

  @Test(arguments: [
    (
      ["I was on vacation yesterday.", "Yesterday, I was on vacation."],
      "Yesterday I am on vacation.", "Yesterday, I was on vacation."
    ),
    (
      ["I'm on vacation next week.", "I am taking a vacation next week."],
      "I'm on a vacation next week.", "I'm on vacation next week."
    ),
    (["제가 창문을 열게요.", "창문을 열게요."], "창문을 열을게요.", "창문을 열게요."),
    (
      ["{저는|전|} 시간이 없어서 전화할 수 없었어요."], "시간이 없어서 안 전화했어요.",
      "시간이 없어서 전화할 수 없었어요."
    ),
    (["지금 세 시 {삼십 분이에요|반이에요}."], "지금 삼 시 반이에요.", "지금 세 시 반이에요."),
  ])
  func `of answers that share as many words the one with less wrong was meant`(
    answers: [String], given: String, shown: String
  ) {
    let checker = AnswerChecker(patterns: answers.map(pattern), vocabulary: .empty)
    #expect(checker.check(given, mode: .typed).nearest == shown)
  }

  @Test func `what is only accepted is counted and never shown`() {
    let checker = AnswerChecker(
      patterns: [pattern("I am ready.")], accepted: [pattern("All is set to go.")],
      vocabulary: .empty)
    for given in ["All is set to go.", "all is set to go", "All is set to", "Al is set to go."] {
      let checked = checker.check(given, mode: .typed)
      #expect(checked.nearest == "I am ready.")
      #expect(!checked.alsoAccepted.contains("All is set to go."))
    }
    #expect(checker.check("All is set to go.", mode: .typed).verdict == .exact)
  }

  /// Of blocks there are those of the model and the distractors; whatever two of them are placed,
  /// the answer shown can be built.
  @Test(arguments: [
    ["I fixed {the|a} login bug yesterday.", "Yesterday, I {repaired|fixed} it."],
    ["{저는|전|} {나중에|이따가} {먹을 거예요|먹을게요}.", "나중에 {저는|전} 먹을 거예요."],
    ["{I am|I'm} {really |}ready.", "Ready now."],
  ])
  func `the answer shown for blocks can be built from them`(answers: [String]) {
    let checker = AnswerChecker(patterns: answers.map(pattern), vocabulary: .empty)
    let model = pattern(answers[0]).firstPath.text
    let blocks = ComparableText.words(of: model) + ["repaired", "먹을게요", "ready"]
    for first in blocks {
      for second in blocks where first != second {
        let shown = checker.check("\(first) \(second)", mode: .bank).nearest
        var left = ComparableText.words(of: model) + [first, second]
        for word in ComparableText.words(of: shown) {
          let index = left.firstIndex(of: word)
          #expect(index != nil, "\(first) \(second): \(shown)")
          if let index { left.remove(at: index) }
        }
      }
    }
  }

  @Test(arguments: [BundledCourses.english, BundledCourses.korean])
  func `whatever two blocks of a bank are placed, the answer shown is in the bank`(
    course: Course?
  ) throws {
    let course = try #require(course)
    let vocabulary = CourseVocabulary(course)
    var generator = TestSupport.SeededGenerator(seed: 5)
    for sentence in BundledCourses.sentences(of: course, count: 12) {
      let checker = AnswerChecker(sentence, vocabulary)
      let bank = WordBank(
        for: sentence, vocabulary: vocabulary, graph: checker.graph, firstID: 0, using: &generator)
      for first in bank.blocks {
        for second in bank.blocks where first != second {
          let shown = checker.check("\(first.text) \(second.text)", mode: .bank).nearest
          #expect(bank.blocks.build(shown), "\(first.text) \(second.text): \(shown)")
        }
      }
    }
  }
}

extension [WordBlock] {
  /// Whether a text can be built of these blocks.
  fileprivate func build(_ text: String) -> Bool {
    var left = flatMap { ComparableText.words(of: $0.text) }
    return ComparableText.words(of: text).allSatisfy { word in
      guard let index = left.firstIndex(of: word) else { return false }
      left.remove(at: index)
      return true
    }
  }
}
