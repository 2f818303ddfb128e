import AppText
import Lessons
import Terminal
import TerminalUI

extension MemoListViewModel {
  /// The learner wants to search.
  package func filterRequested() {
    filterField = TextField(
      filter, placeholder: context.localization[.memosFilterPlaceholder], maximumLength: 200)
    guard index == nil else { return }
    // Enter is meant for what is found.
    context.work.start { [self] in await context.work.holdingKeys { await prepareSearch() } }
  }

  /// The learner typed into the search; returns whether that was of use.
  package func filterEdited(by event: Event) -> Bool {
    guard filterField?.handle(event) == true else { return false }
    if let text = filterField?.text, text != filter { filterChanged(to: text) }
    return true
  }

  /// The learner goes on with what the search leaves.
  package func filterAccepted() {
    filterField = nil
  }

  /// The learner wants all memos again.
  package func filterCleared() {
    filterField = nil
    if isFiltered { filterChanged(to: "") }
  }

  private func filterChanged(to text: String) {
    filter = text
    search = TextSearch(text)
    searchArrangement()
  }

  /// What the row of a memo says, with what the search found in it marked.
  func line(of memo: Memo) -> MemoLines.Line {
    lines.line(of: memo, found: isSearching ? search : nil)
  }

  /// The rows of a memo: while one searches, a second one shows where it was found.
  var memoHeight: Int { isSearching ? 2 : 1 }
}
