import AppText
import CourseLibrary
import Files
import FoundationEssentials
import Lessons

extension CourseListViewModel {
  /// What is to be said below the courses: what is loading, failed or empty, source by source.
  var messages: [CourseListItem] {
    let hidden = hiddenCourses
    let items = catalog.sources.flatMap { source -> [CourseListItem] in
      let problems = source.state.listing.problems.indices.map {
        CourseListItem.problem(source.address, $0)
      }
      return status(of: source) + problems + hidden.filter { $0.source == source.address }
    }
    return items + unreadableSources.map(CourseListItem.unreadableSource)
  }

  private func status(of source: CourseCatalog.Source) -> [CourseListItem] {
    switch source.state {
    case .idle: []
    case .loading: [.loading(source.address)]
    case .failed: [.failure(source.address)]
    case .loaded(let listing):
      listing.items.isEmpty && context.sources.isAdded(source.address)
        ? [.emptySource(source.address)] : []
    }
  }

  /// One item for each two sources that share courses, in the order of the courses.
  private var hiddenCourses: [CourseListItem] {
    var seen: Set<CourseListItem> = []
    return catalog.hiddenCourses.compactMap { course in
      let item = CourseListItem.hidden(course.source, shownFrom: course.shownSource)
      return seen.insert(item).inserted ? item : nil
    }
  }

  /// What a message in the list says; empty for a course.
  package func message(for item: CourseListItem) -> String {
    let words = context.localization
    switch item {
    case .course: return ""
    case .loading(let address):
      return words[.coursesLoading(source: context.sources.name(of: address))]
    case .failure(let address): return failureMessage(of: address)
    case .problem(let address, let index):
      let problems = state(of: address)?.listing.problems ?? []
      return problems.indices.contains(index) ? words.sentence(for: problems[index]) : ""
    case .hidden(let address, let shown): return hiddenMessage(of: address, shownFrom: shown)
    case .emptySource(let address):
      return words[.coursesEmptySource(source: context.sources.name(of: address))]
    case .unreadableSource(let text):
      return words[.sourceUnreadable(address: text)]
    case .empty:
      return words[.coursesEmpty(folder: context.sources.learnerFolder ?? "~")]
    case .nothingMatches: return words[.coursesNothingMatches(text: filter.text)]
    }
  }

  private func failureMessage(of address: CourseSourceAddress) -> String {
    guard case .failed(let error, let kept)? = state(of: address) else { return "" }
    return context.localization.sentence(
      for: error, of: address, kept: kept, at: context.clock.date)
  }

  private func hiddenMessage(
    of address: CourseSourceAddress, shownFrom shown: CourseSourceAddress
  ) -> String {
    let ids = catalog.hiddenCourses.filter { $0.source == address && $0.shownSource == shown }
      .map(\.id.rawValue)
    let rest = ids.count > 3 ? ["…"] : []
    return context.localization[
      .sourceHidden(
        source: context.sources.name(of: address), shown: context.sources.name(of: shown),
        ids: (ids.prefix(3) + rest).joined(separator: ", "))]
  }

  private func state(of address: CourseSourceAddress) -> SourceState? {
    catalog.sources.first { $0.address == address }?.state
  }
}
