import AppText
import Lessons
import Storage

/// The memos that were written on one sentence, to be read beside it.
package final class SentenceMemosViewModel {
  /// What the scene needs.
  let context: any SentenceMemosContext
  /// The memos, in the order to read them in.
  package let memos: [Memo]

  /// A scene of these memos.
  init(memos: [Memo], context: any SentenceMemosContext) {
    self.memos = memos
    self.context = context
  }

  /// When a memo was last changed, in words.
  package func age(of memo: Memo) -> String {
    context.localization.age(ofSeconds: context.clock.now().seconds - memo.changedAt)
  }

  /// The learner read enough.
  package func closed() {
    context.close()
  }
}
