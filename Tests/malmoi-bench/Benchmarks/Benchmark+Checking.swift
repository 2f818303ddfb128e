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
    ]
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
