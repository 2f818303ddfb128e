import AppText
import Lessons
import Storage
import TerminalUI

extension QuizViewModel {
  /// Whether the last answer can be undone: until the next one is checked.
  package var canUndo: Bool { undoable != nil }

  /// Why the last answer cannot be undone now, though there is one: what was built or typed since
  /// would be lost; nil when nothing was.
  package var reasonNotToUndo: String? {
    guard canUndo, answering?.looseWord.isEmpty == false || answer?.draft.isEmpty == false
    else { return nil }
    return context.localization[.reviewUndoWouldLose]
  }

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
    guard let answer = undoable else {
      return context.notify(context.localization[.reviewNothingToUndo])
    }
    do throws(StorageError) {
      try await keeper.undo()
    } catch {
      return context.notify(context.localization.sentence(for: error))
    }
    takeBack(answer)
    context.confirm(context.localization[.reviewUndone])
  }
}
