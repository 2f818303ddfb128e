/// What the trash of memos needs.
protocol MemoTrashContext:
  DrawingContext, ReadingContext, StoreContext, NoticeContext, QuestionContext, ClosingContext
{}
