extension String {
  /// Those of `words` that this one may have been meant to be, the likeliest first: for what to
  /// suggest in place of a name that is not known.
  ///
  /// Near are words that hold this one, or are held by it; else up to a third of the letters may
  /// be wrong, two at least. Letter case, and what joins the parts of a name, is not compared. Of
  /// equally near words the earlier comes first.
  ///
  /// - Parameter limit: how many words at most.
  /// - Complexity: O(*n*) in the count of words; those too long or too short cost next to nothing.
  package func nearest(in words: some Sequence<String>, limit: Int = 1) -> [String] {
    let letters = comparableLetters
    let allowance = max(2, letters.count / 3)
    let near = words.enumerated().compactMap {
      index, word -> (distance: Int, index: Int, word: String)? in
      guard let distance = word.distance(from: letters, allowance: allowance) else { return nil }
      return (distance, index, word)
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(limit).map(\.word)
  }

  /// What joins the parts of a name is easily left out or mixed up.
  private var comparableLetters: [Unicode.Scalar] {
    EditDistance.letters(of: filter { !"-_.".contains($0) })
  }

  /// Nil when too little is in common.
  private func distance(from letters: [Unicode.Scalar], allowance: Int) -> Int? {
    let own = comparableLetters
    let difference = abs(letters.count - own.count)
    let (short, long) = letters.count < own.count ? (letters, own) : (own, letters)
    if short.count >= 3, long.holds(short) { return min(difference, allowance) }
    guard difference <= allowance else { return nil }
    let distance = EditDistance.between(letters, own)
    return distance <= allowance ? distance : nil
  }
}

extension [Unicode.Scalar] {
  fileprivate func holds(_ part: [Unicode.Scalar]) -> Bool {
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
