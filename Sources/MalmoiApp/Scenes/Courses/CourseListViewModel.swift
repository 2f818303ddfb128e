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

  /// A part of the list.
  package struct Section: Hashable {
    /// Which part.
    package let section: CourseListSection
    /// What stands in it; never empty.
    package let items: [CourseListItem]
  }

  /// What the list shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// The parts that have something to show, in order.
  package private(set) var sections: [Section] = []
  /// What the sources have, as far as they have answered.
  package private(set) var catalog = CourseCatalog(sources: [])
  /// Where the learner stands in each course that was ever opened.
  package private(set) var standings: [CourseID: CourseStanding] = [:]
  /// The course that has the focus, to be shown beside the list; nil before it was read.
  package private(set) var preview: CourseDetailViewModel?
  /// The field that the filter is typed in; nil while it is not edited.
  package internal(set) var filterField: TextField?
  /// What titles and descriptions are filtered by.
  package internal(set) var filter = ""

  @ObservationIgnored private var search = CourseSearch()
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var opening: Task<Void, Never>?
  @ObservationIgnored private var previewing: Task<Void, Never>?
  @ObservationIgnored private var listening: [Task<Void, Never>] = []

  /// A list that has asked nobody yet.
  package init(context: AppContext) {
    self.context = context
  }

  isolated deinit {
    for task in listening { task.cancel() }
  }

  // MARK: What is there

  /// How many parts have something to show.
  package var numberOfSections: Int { sections.count }

  /// How much stands in a part.
  package func numberOfItems(in section: Int) -> Int { sections[section].items.count }

  /// The course at a place of the list; nil where a message stands.
  package func course(at position: (section: Int, item: Int)) -> CourseViewModel? {
    guard case .course(let id) = sections[position.section].items[position.item] else {
      return nil
    }
    return course(id)
  }

  /// A course of the list; nil when no source has it any more.
  package func course(_ id: CourseID) -> CourseViewModel? {
    catalog.course(id).map { entry in
      CourseViewModel(
        entry.summary, standing: standings[id],
        isAnotherCurrent: currentCourse.map { $0 != id } ?? false, words: context.localization)
    }
  }

  /// The course that is being done; nil when none is, or it is done.
  package var currentCourse: CourseID? {
    standings.values.first { $0.isCurrent && $0.situation == .doing }?.id
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

  // MARK: Looking

  /// The list shows, for the first time or again.
  package func appeared() {
    if listening.isEmpty { listen() }
    if state == .idle { reloadRequested() } else { standingsMayHaveChanged() }
    preview?.refreshed()
  }

  /// The learner wants the sources asked again.
  @discardableResult
  package func reloadRequested() -> Task<Void, Never> {
    loading?.cancel()
    let task = context.work.start { [self] in
      await loadStandings()
      await context.library.load()
      await catalogMayHaveChanged()
    }
    loading = task
    return task
  }

  /// Follows what the sources and other processes change from now on.
  private func listen() {
    let (library, database) = (context.library, context.database)
    listening = [
      Task { [weak self] in
        await library.watch()
        for await _ in await library.catalogs() { await self?.catalogMayHaveChanged() }
      },
      Task { [weak self] in
        // Without watches left, the list is as new as the last time it was shown.
        guard let changes = try? database.changesElsewhere() else { return }
        for await _ in changes { self?.standingsMayHaveChanged() }
      },
    ]
  }

  private func catalogMayHaveChanged() async {
    let catalog = await context.library.catalog
    guard catalog != self.catalog || sections.isEmpty else { return }
    self.catalog = catalog
    search = CourseSearch(catalog.courses.map(\.summary))
    arrange()
  }

  private func standingsMayHaveChanged() {
    context.work.start { [self] in
      await loadStandings()
      arrange()
    }
  }

  private func loadStandings() async {
    do throws(StorageError) {
      standings = try await context.database.courseStandings()
    } catch {
      context.notify(context.localization.sentence(for: error))
    }
  }

  /// Sorts what is there into the parts of the list.
  func arrange() {
    var listing = search.matches(filter).reduce(into: [CourseListSection: [CourseListItem]]()) {
      let id = catalog.courses[$1].id
      $0[CourseListSection(standings[id]?.situation ?? .undone), default: []].append(.course(id))
    }
    if let current = currentCourse, let index = listing[.doing]?.firstIndex(of: .course(current)) {
      listing[.doing]?.swapAt(0, index)
    }
    listing[.messages] = messages(isAnyCourseShown: !listing.isEmpty)
    let arranged = CourseListSection.allCases.compactMap { section in
      listing[section].flatMap { $0.isEmpty ? nil : Section(section: section, items: $0) }
    }
    if arranged != sections { sections = arranged }
  }
}

// MARK: - What the learner does

extension CourseListViewModel {
  /// The learner chose something in the list: a course opens, a source that failed is asked again.
  package func itemChosen(_ item: CourseListItem) {
    if case .course(let id) = item { return openCourse(id) }
    guard let source = item.source else { return }
    context.work.start { [self] in
      await context.library.reload(source)
      await catalogMayHaveChanged()
    }
  }

  /// The focus went to something in the list: a course is read, to be shown beside it.
  ///
  /// Courses of servers are asked for only when they are opened.
  package func itemFocused(_ item: CourseListItem?) {
    guard case .course(let id)? = item, catalog.course(id)?.source.isServer == false else {
      return preview = nil
    }
    guard preview?.course.id != id else { return }
    previewing?.cancel()
    previewing = context.work.start { [self] in
      // What keeps the course from being read is told when it is opened.
      let copy = try? await context.library.course(id)
      guard !Task.isCancelled else { return }
      preview = copy.map { CourseDetailViewModel(course: $0.course, context: context) }
      preview?.refreshed()
    }
  }

  private func openCourse(_ id: CourseID) {
    opening?.cancel()
    opening = context.work.start { [context] in
      do {
        let copy = try await context.library.course(id)
        guard !Task.isCancelled else { return }
        let detail = CourseDetailViewModel(course: copy.course, context: context)
        await context.show(.courseDetail(detail), using: .push).value
        if let staleness = copy.staleness { context.notify(context.sentence(for: staleness)) }
      } catch let error as CourseSourceError {
        context.notify(context.localization.sentence(for: error))
      } catch {
        // Cancelled: the learner chose something else meanwhile.
      }
    }
  }

  /// The learner wants to leave the app.
  package func quitRequested() {
    context.quit()
  }
}
