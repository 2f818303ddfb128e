import AppText
import Terminal
import TerminalUI

/// Shows what was deleted, and the focused memo in full; Enter brings it back.
typealias MemoTrashScreen = KeptTextsScreen<MemoTrashViewModel>

extension MemoTrashScreen {
  /// The screen of the trash.
  convenience init(context: any DrawingContext) {
    self.init(context: context, restoreKeys: [.enter, .space], isAnimated: true) {
      viewModel, words in
      let nothing = viewModel.memos.isEmpty ? words[.trashNothing] : nil
      return [
        KeyBinding(.character("x"), title: words[.keyEmptyTrash], disabledReason: nothing) {
          viewModel.emptyRequested()
        }
      ]
    }
  }
}
