/// Memos in the order of a list, ready to be searched at every key.
package struct MemoIndex: Sendable {
  /// Pinned first, newest change first; known by their places from then on.
  package private(set) var memos: [Memo] = []
  private var texts = TextIndex()

  /// An index of no memos.
  package init() {}

  /// Takes the memos as they are now; only texts that changed are prepared anew.
  ///
  /// - Precondition: No two memos have the same id.
  package mutating func replace(with newMemos: [Memo]) {
    let known = Dictionary(uniqueKeysWithValues: memos.enumerated().map { ($1.id, $0) })
    let sorted = newMemos.sorted { $0.isListed(before: $1) }
    var newTexts = TextIndex()
    for memo in sorted {
      if let number = known[memo.id], memos[number].revision == memo.revision {
        newTexts.append(copyOf: number, in: texts)
      } else {
        newTexts.append(memo.text.string)
      }
    }
    memos = sorted
    texts = newTexts
  }

  /// The places in `memos` of those in which `search` is found, ascending.
  package func numbers(matching search: TextSearch) -> [Int] {
    texts.numbers(matching: search)
  }
}
