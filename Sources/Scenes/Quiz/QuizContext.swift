import Lessons

/// What a quiz needs.
protocol QuizContext:
  DrawingContext, WorkContext, ShelfContext, NoticeContext, QuestionContext, ChoiceContext,
  ClosingContext, ReturnsContext, ReviewContext, MendingContext
{
  /// Seeds the order of blocks.
  var makeSeed: () -> UInt64 { get }

  /// Shows what came of the session, and returns what the learner does next; nil is to leave.
  ///
  /// - Parameters:
  ///   - finishedDays: how many days the course has, when all of them are done now.
  ///   - returns: when its sentences come back, in words.
  ///   - canUndo: whether the last answer can be undone.
  func showResult(
    _ result: QuizResult, of subject: QuizSubject, finishedDays: Int?, returns: String?,
    canUndo: Bool
  ) async -> QuizResultViewModel.Choice?

  /// Lets the learner write a memo on a sentence, and returns when the editor is closed.
  ///
  /// - Parameter prompt: what the sentence asks.
  func compose(on sentence: SentenceKey, asking prompt: String) async

  /// Shows the memos of a sentence over the quiz.
  func show(_ memos: [Memo])
}
