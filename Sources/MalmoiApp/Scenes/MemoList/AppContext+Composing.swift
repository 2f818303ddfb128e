import Storage
import TerminalUI

extension AppContext {
  /// Lets the learner write a memo, and returns when the editor is closed, whatever became of the
  /// text.
  ///
  /// - Parameter draft: the draft that `text` is from; nil when it is not from one.
  func compose(_ origin: MemoEdit.Origin, text: String, draft: MemoDraftID? = nil) async {
    let _: Void? = await present { _ in
      .memoCompose(
        MemoComposeViewModel(origin: origin, text: text, draft: draft, context: self))
    }
  }
}
