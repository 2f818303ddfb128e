import Lessons
import Storage
import TerminalUI

extension MemoListViewModel {
  /// The learner wants to write a new memo; it has the focus when it is saved.
  package func newRequested() {
    compose(.new(on: nil), text: "")
  }

  /// The learner wants to change a memo.
  package func editRequested(_ id: MemoID) {
    guard let memo = memos[id] else { return }
    compose(.change(of: memo), text: memo.text.string)
  }

  /// The learner wants to change a memo in their own editor.
  package func outsideEditRequested(_ id: MemoID) {
    guard let memo = memos[id] else { return }
    context.work.start { [self] in
      _ = await context.editOutside(memo)
      // Also where nothing was saved: there may be a draft.
      await context.work.holdingKeys { await reload() }
    }
  }

  /// The learner goes on with a text that was never saved, unless somebody else does already.
  func writingResumed(_ id: MemoDraftID) {
    context.work.start { [self] in
      do throws(StorageError) {
        // What is typed meanwhile is for the draft.
        try await context.work.holdingKeys { () throws(StorageError) in
          if let draft = try await context.database.takeDraft(id) {
            return compose(draft.origin, text: draft.text, draft: draft.id)
          }
          context.notify(context.localization[.memosDraftTaken])
          await reload()
        }
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  private func compose(_ origin: MemoEdit.Origin, text: String, draft: MemoDraftID? = nil) {
    context.work.start { [self] in
      let before = memos
      await context.compose(origin, text: text, draft: draft)
      // What is typed now is for the memo that was written.
      await context.work.holdingKeys {
        await reload()
        if let new = memos.inOrder.first(where: { before[$0.id] == nil }) {
          wantedFocus = .memo(new.id)
        }
      }
    }
  }
}
