/// Memos in the order of a list, ready to be searched at every key.
package struct MemoIndex: Sendable {
  /// Pinned first, newest change first.
  package private(set) var memos: [Memo] = []
  /// What searching compares, for each of `memos`.
  private var texts: [MemoSearchText] = []

  /// An index of no memos.
  package init() {}

  /// Takes the memos as they are now; only texts that changed are prepared anew.
  ///
  /// - Precondition: No two memos have the same id.
  package mutating func replace(with newMemos: [Memo]) {
    let known = Dictionary(
      uniqueKeysWithValues: zip(memos, texts).map { ($0.id, (revision: $0.revision, text: $1)) })
    memos = newMemos.sorted { $0.isListed(before: $1) }
    texts = memos.map { memo in
      if let earlier = known[memo.id], earlier.revision == memo.revision { return earlier.text }
      return MemoSearchText(memo.text)
    }
  }

  /// Takes a memo out, where it is there.
  package mutating func remove(_ id: MemoID) {
    guard let place = memos.firstIndex(where: { $0.id == id }) else { return }
    memos.remove(at: place)
    texts.remove(at: place)
  }

  /// The names of the memos in which `search` is found, in the order of the list.
  package func ids(matching search: MemoSearch) -> [MemoID] {
    memos.indices.lazy.filter { search.matches(texts[$0]) }.map { memos[$0].id }
  }
}
