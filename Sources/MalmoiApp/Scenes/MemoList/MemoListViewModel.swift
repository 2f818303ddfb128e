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
  }

  /// A part of the list.
  package struct Section: Hashable {
    /// Which part.
    package let section: MemoListSection
    /// What stands in it; never empty.
    package let items: [MemoListItem]
  }

  /// What the list shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// The parts that have something to show, in order.
  package private(set) var sections: [Section] = []
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
  @ObservationIgnored var search = MemoSearch("")
  /// What is searched; nil until somebody wants to.
  @ObservationIgnored var index: MemoIndex?
  @ObservationIgnored var lines = MemoLines()
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

  /// Sorts what is there into the parts of the list.
  ///
  /// - Complexity: O(*n*) in the count of memos, and in the length of their texts for a search.
  func arrange() {
    guard let shown = shownMemos else { return }
    var parts: [MemoListSection: [MemoListItem]] = [:]
    if case .failure = state { parts[.notices] = [.failure] }
    if !isFiltered { parts[.notices, default: []] += drafts.map { .draft($0.id) } }
    parts[.memos] = shown
    if shown.isEmpty { parts[.messages] = message.map { [$0] } }
    sections = MemoListSection.allCases.compactMap { section in
      parts[section].flatMap { $0.isEmpty ? nil : Section(section: section, items: $0) }
    }
  }

  /// The memos that the search leaves; nil while what is searched is still being prepared.
  private var shownMemos: [MemoListItem]? {
    guard isFiltered else { return memos.inOrder.map { .memo($0.id) } }
    return index?.ids(matching: search).map(MemoListItem.memo)
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
