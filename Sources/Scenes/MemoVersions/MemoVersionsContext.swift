/// What the versions of a memo need.
protocol MemoVersionsContext:
  DrawingContext, ReadingContext, StoreContext, NoticeContext, ClosingContext
{}
