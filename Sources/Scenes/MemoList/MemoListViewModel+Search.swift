import AppText
import Lessons

extension MemoListViewModel {
  /// What the row of a memo says, with what the search found in it marked.
  func line(of memo: Memo) -> MemoLines.Line {
    lines.line(of: memo, found: filter.isInUse ? filter.search : nil)
  }

  /// The rows of a memo: while one searches, a second one shows where it was found.
  var memoHeight: Int { filter.isInUse ? 2 : 1 }
}
