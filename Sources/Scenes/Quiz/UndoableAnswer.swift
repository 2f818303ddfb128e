import Lessons

/// What it takes to undo the last answer.
struct UndoableAnswer {
  /// The session as it was before.
  var before: QuizSession
  /// What the answer has earned; its feedback was seen.
  var earned: Grade
}
