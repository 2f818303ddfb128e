import CourseLibrary
import FoundationEssentials

extension CourseListViewModel {
  /// What is to be said below the courses: what is loading, failed or empty, source by source.
  func messages(isAnyCourseShown: Bool) -> [CourseListItem] {
    var items = catalog.sources.flatMap { source -> [CourseListItem] in
      let problems = source.state.listing.problems.indices.map {
        CourseListItem.problem(source.address, $0)
      }
      return status(of: source) + problems
    }
    if !isAnyCourseShown, state != .loading {
      items.append(isFiltered ? .nothingMatches : .empty)
    }
    return items
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

  /// What a message in the list says; empty for a course.
  package func message(for item: CourseListItem) -> String {
    let words = context.localization
    switch item {
    case .course: return ""
    case .loading(let address):
      return words.text(.coursesLoading, ["source": context.sources.name(of: address)])
    case .failure(let address): return failureMessage(of: address)
    case .problem(let address, let index):
      let problems = state(of: address)?.listing.problems ?? []
      return problems.indices.contains(index) ? words.sentence(for: problems[index]) : ""
    case .emptySource(let address):
      return words.text(.coursesEmptySource, ["source": context.sources.name(of: address)])
    case .empty:
      return words.text(.coursesEmpty, ["folder": context.sources.learnerFolder ?? "~"])
    case .nothingMatches: return words.text(.coursesNothingMatches, ["text": filter])
    }
  }

  private func failureMessage(of address: CourseSourceAddress) -> String {
    guard case .failed(let error, let kept)? = state(of: address) else { return "" }
    let sentence = context.localization.sentence(for: error)
    guard let age = kept.age(at: context.clock.date), !kept.items.isEmpty else { return sentence }
    return context.localization.text(
      .libraryKept,
      ["sentence": sentence, "age": context.localization.age(ofSeconds: Int64(age))])
  }

  private func state(of address: CourseSourceAddress) -> SourceState? {
    catalog.sources.first { $0.address == address }?.state
  }
}
