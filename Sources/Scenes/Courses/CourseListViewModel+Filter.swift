import AppText
import CourseLibrary
import Lessons
import Terminal
import TerminalUI

extension CourseListViewModel {
  /// The learner wants to filter.
  package func filterRequested() {
    filterField = TextField(
      filter, placeholder: context.localization[.coursesFilterPlaceholder], maximumLength: 200)
    if index == nil { prepareSearch() }
  }

  /// The learner typed into the filter; returns whether that was of use.
  package func filterEdited(by event: Event) -> Bool {
    guard filterField?.handle(event) == true else { return false }
    let text = filterField?.text ?? ""
    if text != filter {
      filter = text
      filterArrangement()
    }
    return true
  }

  /// The learner goes on with what the filter leaves.
  package func filterAccepted() {
    filterField = nil
  }

  /// The learner wants all courses again.
  package func filterCleared() {
    filterField = nil
    guard isFiltered else { return }
    filter = ""
    filterArrangement()
  }

  /// Prepares what is searched, and shows what is found then.
  ///
  /// Texts are folded on another thread. Keys wait for it: Enter is meant for what is found.
  func prepareSearch() {
    context.work.start { [self, catalog] in
      await context.work.holdingKeys {
        let prepared = await Self.index(of: catalog.courses.map(\.summary))
        guard catalog == self.catalog else { return }
        index = prepared
        if isFiltered { filterArrangement() }
      }
    }
  }

  @concurrent
  private static func index(of summaries: [CourseSummary]) async -> TextIndex {
    // Nobody types what stands between: nothing is found across it.
    TextIndex(
      summaries.lazy.map { [$0.title, $0.description, $0.property].joined(separator: "\0") })
  }
}
