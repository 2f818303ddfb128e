/// What happened to one sentence in a session.
package struct SentenceOutcome: Hashable, Sendable {
  package let key: SentenceKey
  /// How often it was checked.
  package let tries: Int
  /// How many of these checks found that it was not known.
  package let mistakes: Int
  package let hints: Int
  package let skips: Int
  /// Whether it was answered right in the end.
  package let isRight: Bool
  /// Words missed on the way: left out, or spelt otherwise.
  package let missed: [MissedWord]
  /// Time spent on it, over all tries.
  package let took: Duration

  /// Whether every check found it right, without a hint.
  package var isRightAtOnce: Bool { isRight && mistakes == 0 && hints == 0 }
}
