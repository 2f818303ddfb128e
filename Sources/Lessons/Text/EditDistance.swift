/// How far two words are from each other.
enum EditDistance {
  /// The letters inserted, deleted, replaced or swapped with their neighbour.
  ///
  /// Optimal string alignment: a swap counts once, as a slip of the fingers does.
  ///
  /// - Complexity: O(*m* × *n*).
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return left.count + right.count }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1...left.count {
      current[0] = row
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }

  /// The letters of a word as distances count them: case and kinds of apostrophes aside, Hangul
  /// by jamo.
  static func letters(of word: String) -> [Unicode.Scalar] {
    letters(ofKey: ComparableText.key(of: word))
  }

  /// The letters of a word from which harmless differences have been taken away.
  static func letters(ofKey key: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(key.utf8.count)
    for scalar in key.unicodeScalars { scalar.appendLetters(to: &letters) }
    return letters
  }
}
