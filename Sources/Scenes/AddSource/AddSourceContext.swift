import AppText

/// What the form for a new source needs.
protocol AddSourceContext: WordsContext {
  /// Where courses come from.
  var sources: LearnerSources { get }
}
