/// What the page of a course needs.
protocol CourseDetailContext:
  DrawingContext, ReadingContext, StoreContext, NoticeContext, ClosingContext, StudyContext
{
  /// Teaches Hangul, and returns when the learner has had enough of it.
  func learnHangul() async
}
