import AppText
import Terminal
import TerminalUI

extension TodayScreen {
  /// Each key has what the clock has changed read again: it may have become another day.
  var keyBindings: [KeyBinding] {
    commands.map { binding in
      var binding = binding
      binding.action = { [viewModel, action = binding.action] key in
        viewModel.touched()
        action(key)
      }
      return binding
    }
  }

  private var commands: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: enterTitle) { [list] in _ = list.selectFocusedItem() },
      KeyBinding(.character("n"), title: words[.keyNewMemo]) { [viewModel] in
        viewModel.newMemoRequested()
      },
      KeyBinding(.character("r"), title: words[.keyReload], hint: .hidden) { [viewModel] in
        viewModel.reloadRequested()
      },
      .movement(inList: list, title: words[.keyMove]),
    ] + escape
  }

  /// One step back, where there is one: not to wait for a course.
  private var escape: [KeyBinding] {
    guard viewModel.openingCourse != nil else { return [] }
    return [
      KeyBinding(.escape, title: words[.keyStopOpening], hint: .wayOut) { [viewModel] in
        viewModel.openingCancelled()
      }
    ]
  }

  private var enterTitle: String {
    switch list.focusedItem {
    case .failure: words[.keyRetry]
    case .beginning: words[.keyStart]
    case .reviews: words[.keyReview]
    case .course: words[.keyContinue]
    case .memo where viewModel.hasDraft: words[.keyWriteOn]
    case .memo where !viewModel.hasMemo: words[.keyNewMemo]
    case .welcome, .waiting, .guide, .taste, .courses, .memo, .streak, .day, .ahead, nil:
      words[.keyOpen]
    }
  }
}
