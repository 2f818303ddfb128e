/// How fast the learner goes through sentences, for an honest estimate of what is left.
package struct AnsweringPace: Hashable, Sendable {
  /// Time for one sentence with all its tries, in seconds.
  package let secondsPerSentence: Double

  /// The pace of recent answers.
  ///
  /// Little data is weighed against a guess, as if ten sentences had taken 12 seconds each, so
  /// that one slow answer does not make a long evening. A minute is the most an answer counts
  /// for: beyond it the learner was away.
  ///
  /// - Parameters:
  ///   - milliseconds: what each answer took.
  ///   - sentences: how many sentences these answers were for; one answered twice on a day counts
  ///     once.
  package init(milliseconds: some Sequence<Int>, sentences: Int) {
    let total = milliseconds.reduce(0) { $0 + min(max($1, 0), Self.longestAnswer) }
    let guessed = 10.0
    let seconds = Double(total) / 1_000 + guessed * Self.guess
    secondsPerSentence = seconds / (Double(max(0, sentences)) + guessed)
  }

  /// The pace of nobody in particular.
  package static let unknown = AnsweringPace(milliseconds: [], sentences: 0)

  /// How long so many sentences will take.
  package func duration(of sentences: Int) -> Duration {
    .milliseconds(Int64(Double(max(0, sentences)) * secondsPerSentence * 1_000))
  }

  /// In seconds.
  private static let guess = 12.0
  /// In milliseconds.
  private static let longestAnswer = 60_000
}
