import Lessons

extension Benchmark {
  /// Checking answers against a pattern that is worth more alternatives than could be written out.
  static let checking = Benchmark(name: "checking") {
    let pattern = try AnswerPattern(
      """
      {I|We|They|You|She} {will|shall|can|may|must} {really |}{fix|mend|repair|solve|cure} the \
      {old|new|odd|bad|sad} {bug|fault|flaw|error|mistake} {today|tonight|soon|now|tomorrow} \
      {for you|for us|}.
      """)
    return [
      figure(
        "right, the last of all alternatives", pattern, "She must cure the sad mistake tomorrow."),
      figure("wrong, with words astray", pattern, "She the must cure mistake sad tomorow for."),
      .time("again, as the quiz does it", limit: 0.2e-3, again(pattern)),
      .time("nonsense of 4,000 characters, the slowest", limit: 5e-3, try nonsense()),
    ]
  }

  /// The check alone, the checker having been made when the sentence was asked.
  private static func again(_ pattern: AnswerPattern) -> Samples {
    let checker = AnswerChecker(patterns: [pattern], vocabulary: .empty)
    return .seconds(runs: 200) {
      checker.check("She the must cure mistake sad tomorow for.", mode: .typed)
    }
  }

  /// The slowest check of what nobody means, against more than anybody writes.
  private static func nonsense() throws -> Samples {
    let patterns = try [
      "{" + (0..<500).map { "word\($0)" }.joined(separator: "|") + "} is it",
      (0..<60).map { "{word\($0)|term\($0)|}" }.joined(separator: " ") + " end",
      (0..<60).map { "{단어\($0)는|낱말\($0)을|}" }.joined(separator: " ") + " 끝",
    ].map { try AnswerPattern($0) }
    let checkers = ["en", "ko"].flatMap { code in
      let vocabulary = CourseVocabulary(sentences: [], language: Language(code: code))
      return patterns.map { AnswerChecker(patterns: [$0], vocabulary: vocabulary) }
    }
    let given = [
      String(repeating: "가", count: 4_000), String(repeating: "wor ", count: 1_000),
      String(repeating: "\u{301}", count: 4_000), String(repeating: "e\u{301} ", count: 1_333),
      String(repeating: "👩‍👩‍👧‍👦", count: 570), String(repeating: "3시 ", count: 1_333),
    ]
    let slowest = (0..<10).map { _ in
      checkers.flatMap { checker in
        given.flatMap { given in
          [AnswerMode.typed, .bank].map { mode in
            let start = ContinuousClock.now
            _ = checker.check(given, mode: mode)
            return (ContinuousClock.now - start).inSeconds
          }
        }
      }.max() ?? 0
    }
    return Samples(slowest)
  }

  /// The check as a quiz does it, from the pattern to the verdict.
  private static func figure(_ name: String, _ pattern: AnswerPattern, _ given: String) -> Figure {
    .time(
      name, limit: 1e-3,
      .seconds(runs: 100) {
        AnswerChecker(patterns: [pattern], vocabulary: .empty).check(given, mode: .typed)
      })
  }
}
