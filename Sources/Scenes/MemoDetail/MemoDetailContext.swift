import Lessons
import Storage

/// What a memo in full needs.
protocol MemoDetailContext:
  DrawingContext, ReadingContext, StoreContext, NoticeContext, ClosingContext, LibraryContext,
  CoursePageContext, ComposeContext, MakingContext
{
  /// Lets the learner change a memo in their own editor, which has the terminal meanwhile.
  ///
  /// - Returns: what became of the memo; nil when it stays as it is.
  func editOutside(_ memo: Memo) async -> MemoSaveResult?

  /// Shows what a memo said before.
  func showVersions(of memo: Memo)
}
