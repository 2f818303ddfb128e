import Lessons
import TerminalUI

extension AppContext {
  func write(
    _ text: SentenceText, keeping: SentenceEditorViewModel.Keeping
  ) async -> SentenceEditorViewModel.Outcome? {
    await present { dismissal in
      .sentenceEditor(
        SentenceEditorViewModel(text, keeping: keeping, context: self, dismissal: dismissal))
    }
  }
}
