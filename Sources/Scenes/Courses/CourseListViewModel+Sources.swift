import AppText
import CourseLibrary
import Lessons
import Storage
import TerminalUI

extension CourseListViewModel {
  /// The learner wants to take courses from another place.
  package func addSourceRequested() {
    openingCancelled()
    let known = catalog.sources.map(\.address)
    context.work.start { [self] in
      guard let address = await context.addSource(known: known) else { return }
      added(address, in: await context.library.catalog)
    }
  }

  /// Leads the learner to what came of adding a source.
  private func added(_ address: CourseSourceAddress, in catalog: CourseCatalog) {
    adopt(catalog)
    guard let source = catalog.sources.first(where: { $0.address == address }) else { return }
    if case .failed = source.state { return content.focus(.failure(address)) }
    let words = context.localization
    let count = words.count(.courses, source.state.listing.items.count)
    context.confirm(words.text(.sourcesAddedCourses, ["address": address, "courses": count]))
    content.focus(catalog.courses.first { $0.source == address }.map { .course($0.id) })
  }

  /// The source that removing would remove: that of the focused course or message.
  func source(of item: CourseListItem?) -> CourseSourceAddress? {
    if case .course(let id)? = item { return catalog.course(id)?.source }
    return item?.source
  }

  /// Why the source of an item cannot be removed, in the learner's language; nil when it can.
  package func reasonNotToRemoveSource(of item: CourseListItem?) -> String? {
    if case .unreadableSource? = item { return nil }
    let words = context.localization
    guard let source = source(of: item) else { return words[.coursesNothingToOpen] }
    if source == .bundle { return words[.removeSourceBundle] }
    return context.sources.isAdded(source) ? nil : words[.removeSourceOwnFolder]
  }

  /// The learner wants no more courses from the source of an item.
  package func removeSourceRequested(of item: CourseListItem?) {
    if case .unreadableSource(let text)? = item {
      return confirmRemoval(of: text) { [self] () throws(StorageError) in
        try await context.sources.forget(text)
        unreadableSources.removeAll { $0 == text }
      }
    }
    guard let address = source(of: item) else { return }
    confirmRemoval(of: address.description) { [self] () throws(StorageError) in
      try await context.sources.remove(address)
    }
  }

  private func confirmRemoval(
    of address: String, remove: @escaping () async throws(StorageError) -> Void
  ) {
    openingCancelled()
    context.work.start { [self] in
      guard await context.removeSource(named: address, remove: remove) else { return }
      adopt(await context.library.catalog)
      arrange()
    }
  }
}
