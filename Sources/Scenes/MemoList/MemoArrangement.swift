import Lessons
import Storage
import TerminalUI

/// All memos, drafts and messages in the order of the list, of which a search leaves some.
struct MemoArrangement {
  /// Everything, also what is said of failures and where no memo shows.
  private var all: MemoListViewModel.Snapshot
  private var draftCount: Int
  private var memoCount: Int
  /// For each memo that is searched, where it stands in the list; nil when it is not there.
  private let places: [Int?]

  /// No memos and no drafts.
  init() {
    self.init(of: [], drafts: [], indexed: [])
  }

  /// Memos and drafts in the order of the list.
  ///
  /// - Parameter indexed: the memos that are searched, by their numbers.
  init(of memos: [Memo], drafts: [MemoDraft], indexed: [Memo]) {
    let notices: [MemoListItem] = [.failure] + drafts.map { .draft($0.id) }
    all = CollectionSnapshot(distinct: [
      (.notices, notices), (.memos, memos.map { .memo($0.id) }),
      (.messages, [.loading, .empty, .nothingMatches]),
    ])
    draftCount = drafts.count
    memoCount = memos.count
    places = indexed.isEmpty ? [] : Self.places(of: indexed, among: memos, after: notices.count)
  }

  private static func places(of indexed: [Memo], among memos: [Memo], after first: Int) -> [Int?] {
    let places = Dictionary(uniqueKeysWithValues: zip(memos.lazy.map(\.id), first...))
    return indexed.map { places[$0.id] }
  }

  private var drafts: Range<Int> { 1..<1 + draftCount }
  private var memos: Range<Int> { drafts.upperBound..<drafts.upperBound + memoCount }

  /// Whether these memos and drafts stand there, in this order.
  func lists(_ memos: [Memo], _ drafts: [MemoDraft]) -> Bool {
    guard memos.count == memoCount, drafts.count == draftCount else { return false }
    let items = all.itemIdentifiers
    return zip(items[self.drafts], drafts).allSatisfy { $0.draft == $1.id }
      && zip(items[self.memos], memos).allSatisfy { $0.memo == $1.id }
  }

  /// What shows of it.
  ///
  /// - Parameters:
  ///   - found: the numbers of the memos that a search leaves; nil without one.
  ///   - foundDrafts: those of the drafts.
  ///   - replacement: what is said where no memo shows.
  /// - Complexity: O(*n*), some nanoseconds for each memo.
  func snapshot(
    of found: [Int]?, drafts foundDrafts: [Int] = [], isFailure: Bool,
    orElse replacement: MemoListItem?
  ) -> MemoListViewModel.Snapshot {
    var isShown = Array(repeating: found == nil, count: memos.upperBound)
    for case let place? in (found ?? []).lazy.map({ places[$0] }) { isShown[place] = true }
    for number in foundDrafts where drafts.contains(drafts.lowerBound + number) {
      isShown[drafts.lowerBound + number] = true
    }
    isShown[0] = isFailure
    let shown = memos.filter { isShown[$0] }
    let message = shown.isEmpty && foundDrafts.isEmpty ? replacement.flatMap(all.indexOfItem) : nil
    let parts: [(section: MemoListSection, indices: [Int])] = [
      (.notices, (0..<drafts.upperBound).filter { isShown[$0] }), (.memos, shown),
      (.messages, message.map { [$0] } ?? []),
    ]
    return all.narrowed(to: parts.filter { !$0.indices.isEmpty })
  }
}

/// Changes of single items, for as long as nothing is searched: what stands beside them is not
/// arranged anew.
extension MemoArrangement {
  /// Takes a memo or a draft out.
  mutating func remove(_ item: MemoListItem) {
    guard all.contains(item) else { return }
    all.deleteItems([item])
    if item.draft == nil { memoCount -= 1 } else { draftCount -= 1 }
  }

  /// Puts a memo before another one, or at the end.
  ///
  /// - Throws: when the other one does not stand there.
  mutating func put(
    _ id: MemoID, before next: MemoID?
  ) throws(MemoListViewModel.Snapshot.EditError) {
    let item = MemoListItem.memo(id)
    if !all.contains(item) {
      try all.appendItems([item], toSection: .memos)
      memoCount += 1
    }
    if let next {
      try all.moveItem(item, beforeItem: .memo(next))
    } else if let last = all.itemIdentifiers(inSection: .memos).last {
      try all.moveItem(item, afterItem: last)
    }
  }
}
