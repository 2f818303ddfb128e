import AppText

/// What the page of a sentence needs.
protocol SentenceContext:
  WordsContext, ReadingContext, StoreContext, NoticeContext, ClosingContext, CoursePageContext,
  PracticeContext, MendingContext
{
  /// What the learner chose.
  var settings: LearnerSettings { get }
}
