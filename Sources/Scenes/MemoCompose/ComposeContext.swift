import Lessons
import Storage

/// Lets the learner write a memo.
protocol ComposeContext: AnyObject {
  /// Lets the learner write a memo, and returns when the editor is closed, whatever became of the
  /// text.
  func compose(_ origin: MemoEdit.Origin, text: String) async

  /// Lets the learner make one text of those that a memo has, and returns as `compose` does; saved as
  /// it begins, it is all of them.
  func join(_ texts: [MemoText], of memo: Memo) async
}

/// Lets the learner go on with what was not saved.
protocol DraftContext: AnyObject {
  /// Lets the learner go on with a draft that was left, unless somebody else does already; that is
  /// said.
  ///
  /// - Parameter ended: called when the editor is closed, or there is nothing to go on with.
  func resume(_ id: MemoDraftID, ended: @escaping () -> Void)
}
