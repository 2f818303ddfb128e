import AppText
import Terminal
import TerminalUI

extension MemoComposeScreen {
  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.control("s"), title: words[.keySaveMemo], hint: .essential) { [viewModel] in
        viewModel.saveRequested()
      }
    ] + KeyBinding.ofEditor(in: words) + [
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.leaveRequested()
      }
    ]
  }
}
