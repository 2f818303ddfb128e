extension CourseID {
  /// Those of `ids` that this one may have been meant to be, the likeliest first.
  ///
  /// Ids that hold this one, or are held by it, count as near; else up to a third of the letters
  /// may be wrong, two at least. Of equally near ones the earlier comes first.
  ///
  /// - Complexity: O(*n*) in the count of ids; those too long or too short cost next to nothing.
  package func nearest(among ids: some Sequence<CourseID>, limit: Int) -> [CourseID] {
    let letters = comparableLetters
    let allowance = max(2, letters.count / 3)
    let near = ids.enumerated().compactMap {
      index, id -> (distance: Int, index: Int, id: CourseID)? in
      guard let distance = distance(to: id, from: letters, allowance: allowance) else { return nil }
      return (distance, index, id)
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(limit).map(\.id)
  }

  /// What joins the words of an id is easily left out or mixed up.
  private var comparableLetters: [Unicode.Scalar] {
    EditDistance.letters(of: rawValue.filter { !"-_.".contains($0) })
  }

  /// Nil when the ids have too little in common.
  private func distance(
    to id: CourseID, from letters: [Unicode.Scalar], allowance: Int
  ) -> Int? {
    let others = id.comparableLetters
    let difference = abs(letters.count - others.count)
    let (short, long) = letters.count < others.count ? (letters, others) : (others, letters)
    if short.count >= 3, long.holds(short) { return min(difference, allowance) }
    guard difference <= allowance else { return nil }
    let distance = EditDistance.between(letters, others)
    return distance <= allowance ? distance : nil
  }
}

extension [Unicode.Scalar] {
  fileprivate func holds(_ part: [Unicode.Scalar]) -> Bool {
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
