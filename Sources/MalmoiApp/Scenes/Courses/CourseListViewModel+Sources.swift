import CourseLibrary
import Lessons
import Storage
import TerminalUI

extension CourseListViewModel {
  /// The learner wants to take courses from another place.
  package func addSourceRequested() {
    let known = catalog.sources.map(\.address)
    context.work.start { [context] in
      let address = await context.present { dismissal in
        .addSource(AddSourceViewModel(known: known, context: context, dismissal: dismissal))
      }
      guard let address else { return }
      do throws(StorageError) {
        try await context.sources.add(address)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  /// The source that removing would remove: that of the focused course or message.
  func source(of item: CourseListItem?) -> CourseSourceAddress? {
    if case .course(let id)? = item { return catalog.course(id)?.source }
    return item?.source
  }

  /// Why the source of an item cannot be removed; nil when it can.
  package func reasonNotToRemoveSource(of item: CourseListItem?) -> String? {
    guard let source = source(of: item), context.sources.isAdded(source) else {
      return context.localization[.removeSourceNone]
    }
    return nil
  }

  /// The learner wants no more courses from the source of an item.
  package func removeSourceRequested(of item: CourseListItem?) {
    guard let address = source(of: item) else { return }
    let words = context.localization
    context.work.start { [context] in
      let isSure = await context.ask(
        title: words[.removeSourceTitle],
        message: words.text(.removeSourceBody, ["address": address.description]),
        choices: [
          .init(words[.removeSourceKeep], answer: false),
          .init(words[.removeSourceRemove], answer: true),
        ])
      guard isSure == true else { return }
      do throws(StorageError) {
        try await context.sources.remove(address)
      } catch {
        context.notify(words.sentence(for: error))
      }
    }
  }
}
