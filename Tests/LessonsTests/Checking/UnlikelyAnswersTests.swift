import Testing

@testable import Lessons

/// Answers and patterns that nobody means, which are judged all the same.
struct UnlikelyAnswersTests {
  private static let answers: [[String]] = [
    ["{I|We} {am|are} ready{ now|}.", "Ready!"],
    (0..<100).map { "the word\($0) is {very|} long" },
    ["{" + (0..<150).map { "w\($0)" }.joined(separator: "|") + "} is it"],
    [(0..<60).map { "word\($0)" }.joined(separator: " ")],
    [String(repeating: "{a|b}", count: 20) + " x"],
    ["{저는|전|} {나중에|이따가} 먹을 거예요."],
  ]
  private static let given = [
    String(repeating: "wor ", count: 1_000), String(repeating: "가", count: 4_000),
    String(repeating: "\u{301}", count: 3_000), "e" + String(repeating: "\u{301}", count: 3_000),
    String(repeating: "漢", count: 2_000), String(repeating: "👩‍👩‍👧‍👦", count: 600),
    String(repeating: "i'd ", count: 800), String(repeating: "3", count: 3_000),
    String(repeating: "a-", count: 2_000), String(repeating: "'", count: 3_000), "-", "--", ".",
    (0..<60).map { "word\(59 - $0)" }.joined(separator: " "), "\u{200E}", "\u{FEFF}x",
    String(repeating: "한 ", count: 900), String(repeating: "3시 ", count: 600), "99999999999개",
  ]

  @Test(arguments: answers.indices, given.indices)
  func `they get a verdict, and an answer to learn from`(answers: Int, given: Int) {
    let patterns = Self.answers[answers].map(pattern)
    let checker = AnswerChecker(patterns: patterns, vocabulary: .empty)
    for mode in [AnswerMode.typed, .bank] {
      let checked = checker.check(Self.given[given], mode: mode)
      #expect(!checked.verdict.isRight)
      #expect(!checked.nearest.isEmpty)
      #expect(checker.check(checked.nearest, mode: mode).verdict.isRight)
    }
  }

  /// What is looked at of an answer is bounded by the accepted ones, so that time is too.
  @Test(arguments: answers.indices, given.indices)
  func `no more is told of them than what is twice as long as any answer`(
    answers: Int, given: Int
  ) {
    let patterns = Self.answers[answers].map(pattern)
    let longest = patterns.map { $0.firstPath.words.count }.max() ?? 0
    let checker = AnswerChecker(patterns: patterns, vocabulary: .empty)
    guard case .wrong(let difference) = checker.check(Self.given[given], mode: .typed).verdict
    else { return }
    #expect(difference.tokens.count <= max(3 * longest + 20, 120))
  }

  @Test func `spaces before an answer are not counted`() {
    let checker = AnswerChecker(patterns: [pattern("Yes.")], vocabulary: .empty)
    let given = String(repeating: " ", count: 4_000) + "Yes."
    #expect(checker.check(given, mode: .typed).verdict == .exact)
  }

  @Test func `a long answer is not cut inside of a character`() {
    let checker = AnswerChecker(patterns: [pattern("Yes.")], vocabulary: .empty)
    let given = String(repeating: "👩‍👩‍👧‍👦", count: 5_000)
    let checked = checker.check(given, mode: .typed)
    #expect(given.hasPrefix(checked.given))
    #expect(checked.given.allSatisfy { $0 == "👩‍👩‍👧‍👦" })
  }
}
