import Storage

/// What the memos of a sentence need.
protocol SentenceMemosContext: WordsContext, ClosingContext {
  /// The learner's clock.
  var clock: LearnerClock { get }
}
