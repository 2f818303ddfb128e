import UnicodeText

/// What typing beside a bank means: which blocks stay bright, and which one is meant.
///
/// Letters match without regard to case, accents and normal form; punctuation typed along
/// ("don’t", "bug.") does not get in the way, nor do hyphens that were left out ("email").
package struct BankFilter: Hashable, Sendable {
  private let key: String

  package init(typed: String) {
    key = ComparableText.key(of: typed)
  }

  /// Whether there is nothing to filter by: no letter was typed.
  package var isEmpty: Bool { key.isEmpty }

  /// Whether `block` starts with what was typed.
  package func matches(_ block: WordBlock) -> Bool {
    let text = ComparableText.key(of: block.text)
    return text.matchesLoosely(prefix: key)
      || text.withoutHyphens.matchesLoosely(prefix: key.withoutHyphens)
  }

  /// The blocks of `candidates` that start with what was typed.
  package func matches(in candidates: [WordBlock]) -> [WordBlock] {
    isEmpty ? candidates : candidates.filter(matches)
  }

  /// The block meant: a whole match first, then the only or the focused one that starts so.
  ///
  /// A block that is the start of another ("a", "am") is found by its whole text. Of blocks with
  /// one and the same text the focused one is meant, else the first.
  package func bestMatch(
    in candidates: [WordBlock], focused: WordBlock.ID? = nil
  ) -> WordBlock? {
    guard !isEmpty else { return nil }
    let folded = key.foldedForMatching.withoutHyphens
    let wholes: [(WordBlock) -> Bool] = [
      { ComparableText.key(of: $0.text) == key },
      { ComparableText.key(of: $0.text).foldedForMatching.withoutHyphens == folded },
    ]
    for isWhole in wholes {
      let whole = candidates.filter(isWhole)
      if let first = whole.first { return whole.first { $0.id == focused } ?? first }
    }
    let bright = matches(in: candidates)
    if let block = bright.first(where: { $0.id == focused }) { return block }
    return Set(bright.map { ComparableText.key(of: $0.text) }).count == 1 ? bright.first : nil
  }
}

extension String {
  fileprivate var withoutHyphens: String { filter { $0 != "-" } }
}
