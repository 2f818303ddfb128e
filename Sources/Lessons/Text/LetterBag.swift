/// The letters of a word, with a digest that rules out most words far from it at a glance.
struct LetterBag: Hashable, Sendable {
  let letters: [Unicode.Scalar]
  /// A bit for each letter that occurs; letters may share one.
  private let digest: UInt64

  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    digest = letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }

  /// The edit distance in relation to the longer word's length: 0 is the same, 1 nothing alike.
  func unlikeness(to other: LetterBag) -> Double {
    Double(EditDistance.between(letters, other.letters)) / length(of: other)
  }

  /// A lower bound of `unlikeness(to:)`, found without comparing: an edit changes the length by
  /// one at most, and takes away or brings one kind of letter at most.
  func leastUnlikeness(to other: LetterBag) -> Double {
    Double(leastEdits(to: other)) / length(of: other)
  }

  /// Whether one edit makes the one of the other, in a word of four letters or more.
  func isOneEdit(from other: LetterBag) -> Bool {
    other.letters.count >= 4 && leastEdits(to: other) <= 1
      && EditDistance.between(letters, other.letters) == 1
  }

  private func leastEdits(to other: LetterBag) -> Int {
    max(
      abs(letters.count - other.letters.count), (digest & ~other.digest).nonzeroBitCount,
      (other.digest & ~digest).nonzeroBitCount)
  }

  private func length(of other: LetterBag) -> Double {
    Double(max(letters.count, other.letters.count, 1))
  }
}
