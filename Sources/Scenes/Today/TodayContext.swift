import AppText
import Lessons
import Storage

/// What Today needs.
protocol TodayContext:
  DrawingContext, ReadingContext, LibraryLoadingContext, PresenceContext, QuestionContext,
  StudyContext, ReviewContext, ComposeContext, DraftContext, RootsContext
{
  /// The learner's clock.
  var clock: LearnerClock { get }
  /// What the learner chose.
  var settings: LearnerSettings { get }

  /// Shows a memo in full.
  func show(_ memo: Memo)
}
