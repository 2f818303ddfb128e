import Storage
import TerminalUI

extension QuizViewModel {
  /// Whether the last answer can be undone: until the next one is checked.
  package var canUndo: Bool { undoable != nil }

  /// The learner wants the last answer undone: its card becomes what it was, and the sentence is
  /// asked again.
  ///
  /// Keys wait for it: what is typed next is for that sentence.
  package func undoRequested() {
    context.work.start { [self] in
      await context.work.holdingKeys { await undo() }
    }
  }

  private func undo() async {
    guard let before = undoable else {
      return context.notify(context.localization[.reviewNothingToUndo])
    }
    do throws(StorageError) {
      try await keeper.undo()
    } catch {
      return context.notify(context.localization.sentence(for: error))
    }
    take(before)
    context.confirm(context.localization[.reviewUndone])
  }
}
