import Terminal
import TerminalUI

extension MemoComposeScreen {
  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.control("s"), title: words[.keySaveMemo], hint: .essential) { [viewModel] in
        viewModel.saveRequested()
      }
    ] + editorKeys + [
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.leaveRequested()
      }
    ]
  }

  /// The keys of the editor, for the help: it has had them before they come to a binding.
  private var editorKeys: [KeyBinding] {
    let keys: [([Key], TextKey)] = [
      ([.up, .down, .left, .right, .pageUp, .pageDown], .keyMove),
      ([Key(.left, .control), Key(.right, .control)], .keyMoveByWord),
      ([.home, .control("a")], .keyToStart),
      ([.end, .control("e")], .keyToEnd),
      ([.control("w")], .keyDeleteWord),
      ([.control("u")], .keyDeleteToStart),
      ([.control("k")], .keyDeleteToEnd),
      ([.control("_"), Key(.character("u"), .alt)], .keyUndo),
      ([.control("y"), Key(.character("r"), .alt)], .keyRedo),
    ]
    return keys.map { keys, title in
      KeyBinding(keys, title: words[title], hint: .hidden) { _ in }
    }
  }
}
