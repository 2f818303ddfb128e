import Terminal
import TerminalUI

/// Shows what a memo said before; Enter has it say it again.
typealias MemoVersionsScreen = KeptTextsScreen<MemoVersionsViewModel>

extension MemoVersionsScreen {
  /// The screen of a memo's versions.
  convenience init(context: any DrawingContext) {
    self.init(context: context, restoreKeys: [.enter], isAnimated: false)
  }
}
