import Lessons
import Observation
import Storage
import Terminal
import TerminalUI
import UnicodeText

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
  }

  /// A part of the list.
  package struct Section: Hashable {
    /// Which part.
    package let section: CourseListSection
    /// What stands in it.
    package let items: [CourseListItem]
  }

  /// What the list shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// The parts that have something to show, in order.
  package private(set) var sections: [Section] = []
  /// Whether the sources were asked, and what came of it.
  package private(set) var state = State.idle
  /// What each source has to offer.
  package private(set) var shelves: [CourseShelf] = []
  /// The course that has the focus, to be shown beside the list; nil before it was read.
  package private(set) var preview: CourseDetailViewModel?
  /// The field that the filter is typed in; nil while it is not edited.
  package private(set) var filterField: TextField?
  /// What titles and descriptions are filtered by.
  package private(set) var filter = ""

  private var courses: [CourseID: CourseViewModel] = [:]
  @ObservationIgnored private var standings: [CourseID: CourseStanding] = [:]
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var previewing: Task<Void, Never>?

  /// A list that has asked nobody yet.
  package init(context: AppContext) {
    self.context = context
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

  /// A course of the list.
  ///
  /// - Precondition: The list shows it.
  package func course(_ id: CourseID) -> CourseViewModel {
    guard let course = courses[id] else { preconditionFailure("no course \(id) in the list") }
    return course
  }

  /// Whether a source is being asked.
  package var isLoading: Bool { state == .loading }

  /// Whether not all courses are shown.
  package var isFiltered: Bool { !filter.isEmpty }

  // MARK: What the learner does

  /// The list shows, for the first time or again.
  package func appeared() {
    if shelves.isEmpty { reloadRequested() } else { refreshStandings() }
    preview?.refreshed()
  }

  /// The learner wants the sources asked again.
  @discardableResult
  package func reloadRequested() -> Task<Void, Never> {
    loading?.cancel()
    state = .loading
    arrange()
    let task = context.work.start { [self] in
      await loadStandings()
      let shelf = await context.courses.read()
      guard !Task.isCancelled else { return }
      shelves = [shelf]
      state = .success
      arrange()
    }
    loading = task
    return task
  }

  /// The focus went to something in the list: a course is read, to be shown beside it.
  package func itemFocused(_ item: CourseListItem?) {
    guard case .course(let id)? = item else { return preview = nil }
    guard preview?.course.id != id else { return }
    previewing?.cancel()
    previewing = context.work.start { [self] in
      let course = await context.courses.course(id)
      guard !Task.isCancelled else { return }
      preview = course.map { CourseDetailViewModel(course: $0, context: context) }
      preview?.refreshed()
    }
  }

  /// The learner chose something in the list.
  package func itemChosen(_ item: CourseListItem) {
    switch item {
    case .course(let id): openCourse(id)
    case .loading, .fileProblem, .empty, .nothingMatches: break
    }
  }

  /// The learner wants to leave the app.
  package func quitRequested() {
    context.quit()
  }

  private func openCourse(_ id: CourseID) {
    context.work.start { [context] in
      guard let course = await context.courses.course(id) else {
        return context.notify(context.localization[.coursesUnreadable])
      }
      let detail = CourseDetailViewModel(course: course, context: context)
      await context.show(.courseDetail(detail), using: .push).value
    }
  }

  // MARK: The filter

  /// The learner wants to filter.
  package func filterRequested() {
    filterField = TextField(
      filter, placeholder: context.localization[.coursesFilterPlaceholder])
  }

  /// The learner typed into the filter; returns whether that was of use.
  package func filterEdited(by event: Event) -> Bool {
    guard filterField?.handle(event) == true else { return false }
    filter = filterField?.text ?? ""
    arrange()
    return true
  }

  /// The learner goes on with what the filter leaves.
  package func filterAccepted() {
    filterField = nil
  }

  /// The learner wants all courses again.
  package func filterCleared() {
    filterField = nil
    filter = ""
    arrange()
  }

  // MARK: Arranging

  private func refreshStandings() {
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

  private func arrange() {
    let current = standings.values.first { $0.isCurrent && $0.situation == .doing }?.id
    courses = shelves.reduce(into: [:]) { courses, shelf in
      for summary in shelf.courses where courses[summary.id] == nil {
        courses[summary.id] = CourseViewModel(
          summary, standing: standings[summary.id],
          isAnotherCurrent: current.map { $0 != summary.id } ?? false,
          words: context.localization)
      }
    }
    let shown = listing(current: current)
    sections = CourseListSection.allCases.compactMap { section in
      let items = section == .messages ? messages(shownCount: shown.count) : shown[section] ?? []
      return items.isEmpty ? nil : Section(section: section, items: items)
    }
  }

  /// The courses that the filter leaves, by section: the current one first, then in the order of
  /// their sources.
  private func listing(current: CourseID?) -> [CourseListSection: [CourseListItem]] {
    let wanted = filter.foldedForMatching
    var listed: Set<CourseID> = []
    var listing: [CourseListSection: [CourseListItem]] = [:]
    for summary in shelves.flatMap(\.courses) where listed.insert(summary.id).inserted {
      let course = course(summary.id)
      guard wanted.isEmpty || course.matches(wanted) else { continue }
      let section = CourseListSection(course.situation)
      if summary.id == current {
        listing[section, default: []].insert(.course(summary.id), at: 0)
      } else {
        listing[section, default: []].append(.course(summary.id))
      }
    }
    return listing
  }

  private func messages(shownCount: Int) -> [CourseListItem] {
    var items: [CourseListItem] = isLoading ? [.loading] : []
    items += shelves.flatMap(\.faults).map { .fileProblem(path: $0.path) }
    if shownCount == 0, !isLoading { items.append(isFiltered ? .nothingMatches : .empty) }
    return items
  }
}
