import AppText
import CourseLibrary
import Lessons
import Observation
import Storage
import TerminalUI

/// The courses of all sources, by how far the learner is with them.
///
/// Loading never takes anything away: what was there stays and can be opened, failures are told
/// beside it.
@Observable
package final class CourseListViewModel {
  /// Whether the sources were asked, and what came of it.
  package enum State: Hashable {
    case idle
    case loading
    case success
    /// At least one source failed: why the first of them did.
    case failure(CourseSourceError)
  }

  /// What stands in the list: courses by how far the learner is, then messages.
  package typealias Snapshot = CollectionSnapshot<CourseListSection, CourseListItem>

  /// What the list shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// What shows, in parts none of which is empty.
  package private(set) var shown = Snapshot()
  /// What the sources have, as far as they have answered.
  package internal(set) var catalog = CourseCatalog(sources: [])
  /// Where the learner stands in each course that was ever opened.
  package internal(set) var standings: [CourseID: CourseStanding] = [:]
  /// The course that is being done; nil when none is, or it is done.
  package internal(set) var currentCourse: CourseID?
  /// Counts what changed the courses or the messages, not only which of them are shown.
  package internal(set) var revision = 0
  /// The course that was chosen and has not come from its server yet.
  package internal(set) var openingCourse: CourseID?
  /// The course that has the focus, to be shown beside the list; nil before it was read.
  package internal(set) var preview: CourseDetailViewModel?
  /// What should have the focus from now on; nil once it has.
  package internal(set) var wantedFocus: CourseListItem?
  /// The field that the filter is typed in; nil while it is not edited.
  package internal(set) var filterField: TextField?
  /// What titles and descriptions are filtered by.
  package internal(set) var filter = ""
  /// Addresses that were added and that this version of the app cannot read.
  package internal(set) var unreadableSources: [String]

  /// All there is, found or not.
  @ObservationIgnored private var arrangement = CourseArrangement()
  /// What is searched, by the numbers of the courses in the catalog; nil until somebody wants to.
  @ObservationIgnored var index: TextIndex?
  @ObservationIgnored var loading: Task<Void, Never>?
  @ObservationIgnored var opening: Task<Void, Never>?
  @ObservationIgnored var previewing: Task<Void, Never>?
  @ObservationIgnored var listening: [Task<Void, Never>] = []

  /// A list that has asked nobody yet.
  package init(context: AppContext) {
    self.context = context
    unreadableSources = context.sources.unreadable
  }

  isolated deinit {
    for task in listening { task.cancel() }
  }

  // MARK: What is there

  /// How many parts have something to show.
  package var numberOfSections: Int { shown.numberOfSections }

  /// How much stands in a part.
  package func numberOfItems(in section: Int) -> Int { items(in: section).count }

  /// The course at a place of the list; nil where a message stands.
  package func course(at position: (section: Int, item: Int)) -> CourseViewModel? {
    guard case .course(let id) = items(in: position.section)[position.item] else { return nil }
    return course(id)
  }

  private func items(in section: Int) -> [CourseListItem] {
    shown.itemIdentifiers(inSection: shown.sectionIdentifiers[section])
  }

  /// A course of the list; nil when no source has it any more.
  ///
  /// - Complexity: O(1).
  package func course(_ id: CourseID) -> CourseViewModel? {
    catalog.course(id).map { entry in
      CourseViewModel(
        entry.summary, standing: standings[id],
        isAnotherCurrent: currentCourse.map { $0 != id } ?? false, isOpening: openingCourse == id,
        words: context.localization)
    }
  }

  /// Whether the sources were asked, and what came of it.
  package var state: State {
    if catalog.isLoading { return .loading }
    for source in catalog.sources {
      if case .failed(let error, _) = source.state { return .failure(error) }
    }
    return catalog.sources.allSatisfy { $0.state == .idle } ? .idle : .success
  }

  /// Whether not all courses are shown.
  package var isFiltered: Bool { !filter.isEmpty }

  /// Sorts what is there into the parts of the list, and shows what the filter leaves.
  ///
  /// - Complexity: O(*n*) in the count of courses.
  func arrange() {
    arrangement = CourseArrangement(
      of: catalog.courses.map(\.id), standings: standings, current: currentCourse,
      messages: messages)
    filterArrangement()
  }

  /// Shows what the filter leaves; what shows stays while that is still being prepared.
  ///
  /// - Complexity: O(*n*) in the count of courses, some nanoseconds for each.
  func filterArrangement() {
    let found = isFiltered ? index?.numbers(matching: TextSearch(filter)) : nil
    guard !isFiltered || found != nil else { return }
    let isNothingKnown = state == .loading
    shown = arrangement.snapshot(
      of: found, orElse: isNothingKnown ? nil : isFiltered ? .nothingMatches : .empty)
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
