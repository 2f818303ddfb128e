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
package final class CourseListViewModel: RootViewModel {
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

  /// What the list needs.
  @ObservationIgnored let context: any CourseListContext
  /// What shows, in parts none of which is empty.
  @ObservationIgnored package let content = ListContent<CourseListSection, CourseListItem>()
  /// What titles and descriptions are filtered by.
  @ObservationIgnored package let filter: ListFilter
  /// Where the learner stands in each course that was ever opened.
  @ObservationIgnored package let standings: Reading<[CourseID: CourseStanding]>
  /// What the sources have, as far as they have answered.
  package internal(set) var catalog = CourseCatalog(sources: [])
  /// The course that is being done; nil when none is, or it is done.
  package internal(set) var currentCourse: CourseID?
  /// The course that was chosen and has not come from its server yet.
  package internal(set) var openingCourse: CourseID?
  /// The course that has the focus, to be shown beside the list; nil before it was read.
  package internal(set) var preview: CourseDetailViewModel?
  /// Addresses that were added and that this version of the app cannot read.
  package internal(set) var unreadableSources: [String]

  /// All there is, found or not.
  @ObservationIgnored private var arrangement = CourseArrangement()
  /// What is searched, by the numbers of the courses in the catalog; nil until somebody wants to.
  @ObservationIgnored var index: TextIndex?
  @ObservationIgnored var loading: Task<Void, Never>?
  @ObservationIgnored var opening: Task<Void, Never>?
  @ObservationIgnored var previewing: Task<Void, Never>?
  @ObservationIgnored var listening: Task<Void, Never>?

  /// A list that has asked nobody yet.
  init(context: any CourseListContext) {
    self.context = context
    unreadableSources = context.sources.unreadable
    filter = ListFilter(placeholder: context.localization[.coursesFilterPlaceholder])
    standings = Reading(in: context) { [database = context.database] _ throws(StorageError) in
      try await database.courseStandings()
    }
    standings.didRead = { [weak self] in self?.standingsWereRead() }
    filter.didBegin = { [weak self] in if self?.index == nil { self?.prepareSearch() } }
    filter.didChange = { [weak self] in self?.filterArrangement() }
  }

  isolated deinit {
    listening?.cancel()
  }

  // MARK: What is there

  /// What shows.
  package var shown: Snapshot { content.snapshot }

  /// A course of the list; nil when no source has it any more.
  ///
  /// - Complexity: O(1).
  package func course(_ id: CourseID) -> CourseViewModel? {
    catalog.course(id).map { entry in
      CourseViewModel(
        entry.summary, standing: standings.value?[id],
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

  /// Sorts what is there into the parts of the list, and shows what the filter leaves.
  ///
  /// - Complexity: O(*n*) in the count of courses.
  func arrange() {
    arrangement = CourseArrangement(
      of: catalog.courses.map(\.id), standings: standings.value ?? [:], current: currentCourse,
      messages: messages)
    filterArrangement()
  }

  /// Shows what the filter leaves; what shows stays while that is still being prepared.
  ///
  /// - Complexity: O(*n*) in the count of courses, some nanoseconds for each.
  func filterArrangement() {
    let found = filter.isActive ? index?.numbers(matching: filter.search) : nil
    guard !filter.isActive || found != nil else { return }
    let isNothingKnown = state == .loading
    content.show(
      arrangement.snapshot(
        of: found,
        orElse: isNothingKnown ? nil : filter.isActive ? .nothingMatches : .empty))
    if shown.contains(.nothingMatches) { content.reword() }
  }
}
