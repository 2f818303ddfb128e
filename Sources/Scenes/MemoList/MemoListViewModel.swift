import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// The learner's memos, pinned ones on top, then the newest change; searched while one types.
///
/// What the learner changes shows at once and is written then; a write that fails is said, and
/// the list shows again what is there.
@Observable
package final class MemoListViewModel: RootViewModel {
  /// What stands in the list: what wants attention, memos, why there are none.
  package typealias Snapshot = CollectionSnapshot<MemoListSection, MemoListItem>

  /// What the list needs.
  @ObservationIgnored let context: any MemoListContext
  /// What shows, in parts none of which is empty.
  @ObservationIgnored package let content = ListContent<MemoListSection, MemoListItem>()
  /// What the memos are searched by.
  @ObservationIgnored package let filter: ListFilter
  /// The memos there are and the drafts, found or not.
  @ObservationIgnored package let reading: Reading<MemoStock>
  /// The memos that were deleted here and are still in the trash, last deleted last.
  package internal(set) var undoable: [Memo] = []
  /// The memo that has the focus, to be shown beside the list.
  package internal(set) var preview: MemoDetailViewModel?

  /// All there is, found or not.
  @ObservationIgnored private var arrangement = MemoArrangement()
  /// What is searched; nil until somebody wants to.
  @ObservationIgnored var index: MemoIndex?
  /// What is searched of `drafts`, in their order.
  @ObservationIgnored var draftIndex = TextIndex()
  @ObservationIgnored var lines = MemoLines()

  /// A list that was not read yet.
  init(context: any MemoListContext) {
    self.context = context
    filter = ListFilter(placeholder: context.localization[.memosFilterPlaceholder])
    reading = Reading(in: context) { [database = context.database] known throws(StorageError) in
      try await MemoStock(known, in: database)
    }
    reading.didRead = { [weak self] in await self?.stockWasRead() }
    filter.didBegin = { [weak self] in self?.searchBegan() }
    filter.didChange = { [weak self] in self?.searchArrangement() }
    arrange()
  }

  /// What shows.
  package var shown: Snapshot { content.snapshot }

  /// The memos there are, found or not.
  package var memos: ListedMemos { reading.value?.memos ?? ListedMemos() }

  /// Texts that were never saved, last kept first.
  package var drafts: [MemoDraft] { reading.value?.drafts ?? [] }

  /// The draft of that name; nil when it is gone.
  package func draft(_ id: MemoDraftID) -> MemoDraft? {
    drafts.first { $0.id == id }
  }

  /// Sorts what is there into the parts of the list, and shows what the search leaves.
  ///
  /// - Complexity: O(*n*) in the count of memos.
  func arrange() {
    arrangement = MemoArrangement(of: memos.inOrder, drafts: drafts, indexed: index?.memos ?? [])
    searchArrangement()
  }

  /// Lists what was read, unless it stands there already.
  func arrangeRead() {
    if arrangement.lists(memos.inOrder, drafts) { searchArrangement() } else { arrange() }
  }

  /// Lists what the learner changed: while nothing is searched, only that is put elsewhere.
  func arrange(_ change: (inout MemoArrangement) throws(Snapshot.EditError) -> Void) {
    do throws(Snapshot.EditError) {
      guard index == nil else { return arrange() }
      try change(&arrangement)
      searchArrangement()
    } catch {
      // What is changed beside another memo needs that one listed: all of it is listed first.
      arrange()
    }
  }

  /// Shows what the search leaves; what shows stays while what is searched is still being
  /// prepared.
  ///
  /// - Complexity: O(*n*) in the count of memos, some nanoseconds for each, and in the length of
  ///   texts that may hold what is searched for.
  func searchArrangement() {
    let found = filter.isActive ? index?.numbers(matching: filter.search) : nil
    guard !filter.isActive || found != nil else { return }
    content.show(
      arrangement.snapshot(
        of: found, drafts: filter.isActive ? draftIndex.numbers(matching: filter.search) : [],
        isFailure: reading.failure != nil, orElse: message))
    if shown.contains(.nothingMatches) { content.reword() }
  }

  /// Why there is no memo in the list; nil when a failure says so.
  private var message: MemoListItem? {
    if reading.isLoading { return .loading }
    if filter.isActive, !memos.inOrder.isEmpty || reading.failure == nil { return .nothingMatches }
    return reading.failure == nil ? .empty : nil
  }
}
