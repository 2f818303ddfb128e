import Lessons
import Storage

/// What Progress needs.
protocol ProgressContext:
  RootsContext, DrawingContext, ReadingContext, MetWordsContext, PracticeContext
{
  /// The learner's clock.
  var clock: LearnerClock { get }

  /// Shows the words the learner met; nil when they were not read yet.
  func showWords(_ met: MetWords?)
}
