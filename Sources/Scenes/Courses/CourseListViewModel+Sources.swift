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
      let before = shown
      guard let address = await context.addSource(known: known) else { return }
      adopt(await context.library.catalog)
      content.focusNew(since: before)
      confirmAdded(address)
    }
  }

  /// The learner wants a deck of another program among the courses.
  package func importRequested() {
    openingCancelled()
    context.work.start { [self] in
      let before = shown
      guard await context.importDeck() else { return }
      await reloadRequested().value
      content.focusNew(since: before)
    }
  }

  /// Says how many courses came with a source; a failure is said in the list.
  private func confirmAdded(_ address: CourseSourceAddress) {
    guard
      case .loaded(let listing)? = catalog.sources.first(where: { $0.address == address })?.state
    else { return }
    let words = context.localization
    context.confirm(
      words[
        .sourcesAddedCourses(address: address, courses: words.count(.courses, listing.items.count))]
    )
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
