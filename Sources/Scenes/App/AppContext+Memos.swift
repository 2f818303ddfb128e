import AppText
import Lessons
import Storage
import TerminalUI

extension AppContext {
  func compose(_ origin: MemoEdit.Origin, text: String) async {
    await compose(origin, text: text, draft: nil)
  }

  func join(_ texts: [MemoText], of memo: Memo) async {
    await compose(
      .change(of: memo), text: texts.map(\.string).joined(separator: "\n\n"), draft: nil,
      saved: memo.text.string)
  }

  func compose(on sentence: SentenceKey, asking prompt: String) async {
    await compose(.new(on: sentence), text: "", draft: nil, subject: prompt)
  }

  private func compose(
    _ origin: MemoEdit.Origin, text: String, draft: MemoDraftID?, subject: String? = nil,
    saved: String? = nil
  ) async {
    let _: Void? = await present { _ in
      .memoCompose(
        MemoComposeViewModel(
          origin: origin, text: text, draft: draft, subject: subject, saved: saved, context: self))
    }
  }

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

  // MARK: Reading them

  func show(_ memo: Memo) {
    show(MemoDetailViewModel(memo: memo, context: self))
  }

  func show(_ memo: MemoDetailViewModel) {
    show(.memoDetail(memo), using: .push)
  }

  func show(_ memos: [Memo]) {
    show(.sentenceMemos(SentenceMemosViewModel(memos: memos, context: self)), using: .modal)
  }

  func showVersions(of memo: Memo) {
    show(.memoVersions(MemoVersionsViewModel(memo: memo, context: self)), using: .push)
  }

  func showTrash() {
    show(.memoTrash(MemoTrashViewModel(context: self)), using: .push)
  }
}
