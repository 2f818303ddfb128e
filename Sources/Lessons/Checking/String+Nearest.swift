extension String {
  /// The words most like this one, the nearest first: for what to suggest instead of a name that
  /// is not known.
  ///
  /// Alike are words of which one contains the other, or that differ in two letters, in longer
  /// words in a third of them.
  ///
  /// - Parameter limit: how many words at most.
  package func nearest(in words: some Sequence<String>, limit: Int = 1) -> [String] {
    let letters = EditDistance.letters(of: self)
    let allowed = max(2, letters.count / 3)
    return
      words
      .map { (word: $0, distance: EditDistance.between(EditDistance.letters(of: $0), letters)) }
      .filter { $0.distance <= allowed || $0.word.contains(self) || contains($0.word) }
      .sorted { $0.distance < $1.distance }
      .prefix(limit)
      .map(\.word)
  }
}
