import Testing

@testable import Lessons

struct CourseReviewTests {
  /// Two sentences of a course, and what is said of them.
  @Test(arguments: [
    ("네, 맞아요. = 네, 맞아요.", "ko > en", CourseAdvice.otherScript(english), 5, 11),
    ("Yes, it is. = Yes, it is.", "en > ko", .otherScript(korean), 5, 15),
    ("네. = Yes. | Yes", "ko > en", .endDiffers(model: "Yes."), 5, 13),
    ("네. = Yes. | yes.", "ko > en", .caseDiffers(model: "Yes."), 5, 13),
    (
      "가 = I am ready.\n나 = I am ready.", "ko > en",
      .sameAnswer("I am ready.", firstLine: 5), 6, 5
    ),
  ])
  func `what is odd among sentences is told where it stands`(
    lines: String, languages: String, advice: CourseAdvice, line: Int, column: Int
  ) {
    let problems = review(lines, languages)
    #expect(
      problems == [CourseFileProblem(line: line, column: column, fact: .advice(advice))])
    #expect(problems.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    ("네. = OK.", "en > ko"), ("API = API", "en > ko"), ("네. = Wi-Fi", "en > ja"),
    ("네. = Yes. | Yes!", "ko > en"), ("네. = Yes. | 3 times.", "ko > en"),
    ("가 = Thank you.\n나 = Thank you.", "ko > en"),
    ("가 = I am.\n나 = I am.", "ko > en"), ("네. = Да, хорошо.", "ko > sr-Cyrl"),
    ("네. = Хорошо, да.", "ko > tlh"), ("네. = 日本 です。", "ko > ja"),
  ])
  func `what is as it should be is not`(lines: String, languages: String) {
    #expect(review(lines, languages) == [])
  }

  @Test(arguments: [20, 21])
  func `a long day is told of`(count: Int) {
    let lines = (1...count).map { "가 \($0) = say number \($0)" }.joined(separator: "\n")
    let advice = review(lines, "ko > en").map(\.fact)
    #expect(advice == (count > 20 ? [.advice(.longDay(count: count, advised: 20))] : []))
  }

  @Test func `so is a course that never says a word again`() {
    let lines = (1...40).map { number in
      (number % 20 == 0 ? "## Day\n" : "") + "가 \(number) = word\(number) other\(number)"
    }
    let facts = review(lines.joined(separator: "\n"), "ko > en").map(\.fact)
    #expect(facts.contains(.advice(.mostWordsOnce(count: 80, of: 80))))
  }

  @Test(arguments: [
    ("こんにちは。", true), ("今日は いい 天気 です。", false), ("Hello.", false),
  ])
  func `and one without spaces that has no blocks to build of`(answer: String, isTold: Bool) {
    let lines = (1...3).map { "가 \($0) = \(answer)" }.joined(separator: "\n")
    let language = answer == "Hello." ? "en" : "ja"
    let facts = review(lines, "ko > \(language)").map(\.fact)
    #expect(facts.contains(.advice(.mostAnswersOneBlock(count: 3, of: 3))) == isTold)
  }

  private func review(_ lines: String, _ languages: String) -> [CourseFileProblem] {
    let text = "# T\n:: id a  \(languages)\n\n## Day\n\(lines)\n"
    let form = CourseFileForm.text
    let problems = CourseFile.review(Array(text.utf8), as: form).problems
    return problems.filter { if case .emptyDay = $0.fact { false } else { true } }
  }
}
