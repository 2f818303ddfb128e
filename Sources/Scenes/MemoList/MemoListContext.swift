/// What the list of memos needs; memos show in full beside it.
protocol MemoListContext: RootsContext, MemoDetailContext, DraftContext, QuestionContext {
  /// Shows a memo in full.
  func show(_ memo: MemoDetailViewModel)

  /// Shows what was deleted.
  func showTrash()
}
