import Lessons
import Observation
import Storage
import TerminalUI

/// The learner's memos, pinned ones on top, then the newest change; searched while one types.
///
/// What the learner changes shows at once and is written then; a write that fails is said, and
/// the list shows again what is there.
@Observable
package final class MemoListViewModel {
  /// Whether the memos were read, and what came of it.
  package enum State: Hashable {
    case idle
    case loading
    case success
    case failure(StorageError)

    /// Whether they could not be read.
    var isFailure: Bool {
      if case .failure = self { true } else { false }
    }
  }

  /// What stands in the list: what wants attention, memos, why there are none.
  package typealias Snapshot = CollectionSnapshot<MemoListSection, MemoListItem>

  /// What the list shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// What shows, in parts none of which is empty.
  package private(set) var shown = Snapshot()
  /// Whether the memos were read.
  package internal(set) var state = State.idle
  /// The memos there are, found or not.
  package internal(set) var memos = ListedMemos()
  /// Texts that were never saved, last kept first.
  package internal(set) var drafts: [MemoDraft] = []
  /// The memos that were deleted here and are still in the trash, last deleted last.
  package internal(set) var undoable: [Memo] = []
  /// The field that the search is typed in; nil while it is not edited.
  package internal(set) var filterField: TextField?
  /// What is searched for, as typed.
  package internal(set) var filter = ""
  /// What should have the focus from now on; nil once it has.
  package internal(set) var wantedFocus: MemoListItem?
  /// The memo that has the focus, to be shown beside the list.
  package internal(set) var preview: MemoDetailViewModel?

  /// Whether the memos were read for the frame that is about to show.
  @ObservationIgnored var isJustRead = false
  /// What is searched for; looks for nothing while `filter` is empty.
  @ObservationIgnored var search = TextSearch("")
  /// All there is, found or not.
  @ObservationIgnored private var arrangement = MemoArrangement()
  /// What is searched; nil until somebody wants to.
  @ObservationIgnored var index: MemoIndex?
  /// What is searched of `drafts`, in their order.
  @ObservationIgnored var draftIndex = TextIndex()
  @ObservationIgnored var lines = MemoLines()
  /// How far the memos are known; nil makes the next reading one of all memos.
  @ObservationIgnored var mark: ChangeMark?
  /// Counts what makes a reading of the database outdated while it is under way.
  @ObservationIgnored var changeCount = 0
  @ObservationIgnored var listening: Task<Void, Never>?

  /// A list that was not read yet.
  package init(context: AppContext) {
    self.context = context
  }

  isolated deinit {
    listening?.cancel()
  }

  /// Whether not all memos are shown.
  package var isFiltered: Bool { !filter.isEmpty }

  /// Whether the learner searches, or looks at what was found: then each memo shows where.
  package var isSearching: Bool { filterField != nil || isFiltered }

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

  /// Shows what the search leaves; what shows stays while what is searched is still being
  /// prepared.
  ///
  /// - Complexity: O(*n*) in the count of memos, some nanoseconds for each, and in the length of
  ///   texts that may hold what is searched for.
  func searchArrangement() {
    let found = isFiltered ? index?.numbers(matching: search) : nil
    guard !isFiltered || found != nil else { return }
    shown = arrangement.snapshot(
      of: found, drafts: isFiltered ? draftIndex.numbers(matching: search) : [],
      isFailure: state.isFailure, orElse: message)
  }

  /// Why there is no memo in the list; nil when a failure says so.
  private var message: MemoListItem? {
    switch state {
    case .idle, .loading: .loading
    case .success where isFiltered: .nothingMatches
    case .success: .empty
    case .failure: isFiltered && !memos.inOrder.isEmpty ? .nothingMatches : nil
    }
  }

  /// What was wanted has the focus now.
  func focusWasGiven() {
    wantedFocus = nil
  }

  /// The learner wants to leave the app.
  package func quitRequested() {
    context.quit()
  }
}
