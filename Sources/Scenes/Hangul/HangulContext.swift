import AppText
import Programs

/// What the lessons in Hangul need.
protocol HangulContext: DrawingContext, WorkContext, NoticeContext {
  /// What the learner chose.
  var settings: LearnerSettings { get }
  /// Says sentences aloud.
  var speaker: Speaker { get }
  /// Seeds the order of questions.
  var makeSeed: () -> UInt64 { get }
}
