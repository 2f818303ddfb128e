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
    let total = milliseconds.reduce(0) { $0 + Self.counted(milliseconds: $1) }
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

  /// What an answer counts for wherever time is added up, in milliseconds: a minute at most.
  package static func counted(milliseconds: Int) -> Int {
    min(max(milliseconds, 0), longestAnswer)
  }

  /// The same of a time that was just measured.
  package static func counted(_ took: Duration) -> Duration {
    min(max(took, .zero), .milliseconds(longestAnswer))
  }

  /// What a sentence takes from the check of the one before to its own, in milliseconds: to read
  /// what that check said takes time as well.
  ///
  /// Where more than a minute went by there was a break, and the time of the answer is all that is
  /// known.
  ///
  /// - Parameters:
  ///   - answer: the time the answer took.
  ///   - pause: seconds since the answer before; nil when there was none.
  package static func milliseconds(ofAnswer answer: Int, after pause: Int64?) -> Int {
    guard let pause, 0...(longestAnswer / 1_000) ~= Int(clamping: pause) else { return answer }
    return max(answer, Int(pause) * 1_000)
  }

  /// In seconds.
  private static let guess = 12.0
  /// In milliseconds.
  private static let longestAnswer = 60_000
}
