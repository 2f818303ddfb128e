import Executors

/// What a draft is kept with.
protocol MemoDraftContext: ReadingContext, StoreContext {}

/// What the editor of memos needs.
protocol MemoComposeContext: MemoDraftContext, NoticeContext, QuestionContext, ClosingContext {
  /// Makes what tells when the learner pauses in typing.
  var makePauseTimer: () -> any PauseTimer { get }
}
