import Lessons
import Storage
import TerminalUI

/// All memos, drafts and messages in the order of the list, of which a search leaves some.
struct MemoArrangement {
  /// Everything, also what is said of failures and where no memo shows.
  private let all: MemoListViewModel.Snapshot
  private let drafts: Range<Int>
  private let memos: Range<Int>
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
    self.drafts = 1..<notices.count
    self.memos = notices.count..<notices.count + memos.count
    let placeOfMemo = Dictionary(
      uniqueKeysWithValues: zip(memos.lazy.map(\.id), notices.count...))
    places = indexed.map { placeOfMemo[$0.id] }
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
