import Lessons
import Storage
import TerminalUI

extension MemoListViewModel {
  /// The learner wants to write a new memo; it has the focus when it is saved.
  package func newRequested() {
    compose(.new(on: nil), text: "")
  }

  /// The learner wants to change something in the list: a memo, or a draft that was left.
  package func editRequested(_ item: MemoListItem?) {
    switch item {
    case .memo(let id): editRequested(id)
    case .draft(let id): writingResumed(id)
    default: break
    }
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
      await context.work.holdingKeys { await reading.reload() }
    }
  }

  /// The learner goes on with a text that was never saved, unless somebody else does already.
  func writingResumed(_ id: MemoDraftID) {
    let before = shown
    context.resume(id) { [self] in
      context.work.start { [self] in await focusNew(since: before) }
    }
  }

  private func compose(_ origin: MemoEdit.Origin, text: String) {
    context.work.start { [self] in
      let before = shown
      await context.compose(origin, text: text)
      await focusNew(since: before)
    }
  }

  /// Lists what there is now, and puts the focus on a memo that was not listed before.
  private func focusNew(since before: Snapshot) async {
    // What is typed now is for the memo that was written.
    await context.work.holdingKeys {
      await reading.reload()
      content.focusNew(since: before) { $0.memo != nil }
    }
  }
}
