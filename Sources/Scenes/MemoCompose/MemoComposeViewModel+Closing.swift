import AppText
import Lessons
import Storage
import TerminalUI

extension MemoComposeViewModel {
  /// What to do with what is not saved.
  private enum Choice {
    case keepDraft, discard, goOn
  }

  /// The learner is done: the memo is saved, and the scene closes.
  ///
  /// Of a memo without text nothing is saved; where saving fails the text stays, to be tried again.
  package func saveRequested() {
    guard phase == .writing else { return }
    guard isChanged else { return leaveUnchanged() }
    guard let text = textToSave() else { return }
    context.work.start { [self] in
      if case .conflict = await context.work.holdingKeys({ await save(text) }) {
        await context.tellMemoConflict()
      }
    }
  }

  /// The learner wants to leave; asked only when something is not saved.
  package func leaveRequested() {
    guard phase == .writing else { return }
    guard isChanged else { return discard() }
    let words = context.localization
    context.work.start { [self] in
      let choice = await context.ask(
        title: words[.memoUnsavedTitle], message: words[.memoUnsavedBody],
        choices: [
          .init(words[.memoKeepDraft], answer: Choice.keepDraft),
          .init(words[.memoDiscard], answer: .discard),
          .init(words[.memoGoOn], answer: .goOn),
        ])
      switch choice {
      case .keepDraft: await leaveDraft()
      case .discard: discard()
      case .goOn, nil: break
      }
    }
  }

  /// Nothing to save: a new memo needs some text, another one stays as it is.
  private func leaveUnchanged() {
    switch origin {
    case .new: context.notify(context.localization[.memoEmpty])
    case .change: discard()
    }
  }

  private func textToSave() -> MemoText? {
    do throws(MemoTextError) {
      return try MemoText(editor.text)
    } catch {
      context.notify(context.localization.sentence(for: error))
      return nil
    }
  }

  /// Saves and closes; nil when it could not be saved.
  private func save(_ text: MemoText) async -> MemoSaveResult? {
    begin(.closing)
    let draft = await keeper.handedOver()
    do throws(StorageError) {
      let result = try await context.database.save(
        MemoEdit(origin, text: text, draft: draft), at: context.clock.now())
      // Said before keys are for the list again: what they do is said later.
      if case .saved = result { context.confirm(context.localization[.memoSaved]) }
      await context.closed()
      return result
    } catch {
      begin(.writing)
      trouble =
        context.localization[.memoSaveFailed(reason: context.localization.sentence(for: error))]
      keepDraft()
      return nil
    }
  }

  /// Closes with the draft kept; stays when it could not be.
  private func leaveDraft() async {
    await context.work.holdingKeys {
      keepDraft(isLeft: true)
      guard await keeper.settled() else { return }
      begin(.closing)
      await context.closed()
      context.confirm(context.localization[.memoDraftKept])
    }
  }

  /// Closes without a draft.
  private func discard() {
    begin(.closing)
    keeper.drop()
    context.work.start { [self] in
      await context.work.holdingKeys {
        await keeper.settled()
        await context.closed()
        if let failure = keeper.failure {
          context.notify(context.localization.sentence(for: failure))
        }
      }
    }
  }
}

extension QuestionContext {
  /// Says that a memo was changed elsewhere while it was written here, and that both are kept.
  func tellMemoConflict() async {
    await tell(title: localization[.memoConflictTitle], message: localization[.memoConflictBody])
  }
}
