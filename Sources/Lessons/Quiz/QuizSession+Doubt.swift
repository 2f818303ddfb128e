/// A word that may be a slip of the fingers for another one.
package struct DoubtfulWord: Hashable, Sendable {
  /// As it was given.
  package let given: String
  /// The word that is known.
  package let known: String
}

extension QuizSession {
  /// A word of the answer just checked that is no word of the course, but close to one: before the
  /// learner says that the answer was right, that is worth a second look; nil when there is none.
  package var doubtfulWord: DoubtfulWord? {
    guard let checked, let item = current else { return nil }
    let nearest = ComparableText.words(of: checked.judged.nearest)
    let known = nearest + item.vocabulary.entries.map(\.key)
    return ComparableText.words(of: checked.judged.given).lazy.compactMap { given in
      guard !item.vocabulary.contains(given), !known.contains(given) else { return nil }
      return known.first { given.isSlip(for: $0) }.map { DoubtfulWord(given: given, known: $0) }
    }
    .first
  }
}

extension String {
  /// Whether a slip or two made it of another word, the more the longer that is.
  fileprivate func isSlip(for known: String) -> Bool {
    let letters = EditDistance.letters(of: known)
    let own = EditDistance.letters(of: self)
    let allowance = letters.count < 4 ? 0 : letters.count < 8 ? 1 : 2
    return abs(own.count - letters.count) <= allowance
      && EditDistance.between(own, letters) <= allowance
  }
}
