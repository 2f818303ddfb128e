import Terminal
import TerminalUI

extension CourseListViewModel {
  /// The learner wants to filter.
  package func filterRequested() {
    filterField = TextField(
      filter, placeholder: context.localization[.coursesFilterPlaceholder], maximumLength: 200)
  }

  /// The learner typed into the filter; returns whether that was of use.
  package func filterEdited(by event: Event) -> Bool {
    guard filterField?.handle(event) == true else { return false }
    let text = filterField?.text ?? ""
    if text != filter {
      filter = text
      arrange()
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
    arrange()
  }
}
