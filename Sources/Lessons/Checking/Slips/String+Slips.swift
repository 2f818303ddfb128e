extension String {
  /// Whether the two may be one slip apart, told by how much of their beginnings and ends is the
  /// same: most words are told apart so without being taken to letters.
  func mayBeSlip(of other: String) -> Bool {
    let (left, right) = (utf8, other.utf8)
    let longest = max(left.count, right.count)
    guard abs(left.count - right.count) <= 4 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    // Two letters swapped; in Hangul, two syllables of three bytes, and a letter between them.
    return longest - min(start + end, longest) <= 9
      && (longest - min(start + end, longest) <= 2 || !left.allSatisfy { $0 < 0x80 }
        || !right.allSatisfy { $0 < 0x80 })
  }
}
