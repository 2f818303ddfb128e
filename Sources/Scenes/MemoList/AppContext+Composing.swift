import AppText
import Lessons
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

  /// Lets the learner go on with a draft that was left, unless somebody else does already; that is
  /// said.
  ///
  /// - Parameter ended: called when the editor is closed, or there is nothing to go on with.
  func resume(_ id: MemoDraftID, ended: @escaping () -> Void) {
    work.start { [self] in
      do throws(StorageError) {
        // What is typed meanwhile is for the draft.
        try await work.holdingKeys { () throws(StorageError) in
          guard let draft = try await database.takeDraft(id) else {
            notify(localization[.memosDraftTaken])
            return ended()
          }
          work.start { [self] in
            await compose(draft.origin, text: draft.text, draft: draft.id)
            ended()
          }
        }
      } catch {
        notify(localization.sentence(for: error))
      }
    }
  }
}
