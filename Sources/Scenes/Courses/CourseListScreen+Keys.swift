import AppText
import Terminal
import TerminalUI

extension CourseListScreen {
  var movement: KeyBinding { .movement(inList: list, title: words[.keyMove]) }

  var listBindings: [KeyBinding] {
    [
      KeyBinding(
        .enter, .space, title: enterTitle, disabledReason: reasonNotToOpen
      ) { [list] in _ = list.selectFocusedItem() },
      KeyBinding(
        .right, .character("o"), title: words[.keyDays], disabledReason: reasonNotToOpen
      ) { [viewModel, list] in viewModel.daysRequested(of: list.focusedItem) },
      filterBinding(),
      KeyBinding(.character("r"), title: words[.keyReload]) { [viewModel] in
        viewModel.reloadRequested()
      },
      KeyBinding(.character("a"), title: words[.keyAddSource]) { [viewModel] in
        viewModel.addSourceRequested()
      },
      KeyBinding(.character("I"), title: words[.keyImportDeck], hint: .hidden) { [viewModel] in
        viewModel.importRequested()
      },
      KeyBinding(
        .character("d"), title: words[.keyRemoveSource], hint: .hidden,
        disabledReason: viewModel.reasonNotToRemoveSource(of: list.focusedItem)
      ) { [viewModel, list] in viewModel.removeSourceRequested(of: list.focusedItem) },
      movement,
    ] + escape
  }

  /// One step back, where there is one: not to wait for a course, then to show all of them.
  private var escape: [KeyBinding] {
    guard viewModel.openingCourse != nil else { return showAllBinding }
    return [
      KeyBinding(.escape, title: words[.keyStopOpening], hint: .wayOut) { [viewModel] in
        viewModel.openingCancelled()
      }
    ]
  }

  private var enterTitle: String {
    switch list.focusedItem {
    case .course(let id):
      viewModel.course(id).map { words[$0.action.titleKey].lowercased() } ?? words[.keyOpen]
    case .failure: words[.keyRetry]
    case .problem, .hidden, .emptySource: words[.keyReload]
    case .unreadableSource: words[.keyRemoveSource]
    default: words[.keyOpen]
    }
  }

  private var reasonNotToOpen: String? {
    guard list.focusedItem == nil else { return nil }
    return words[viewModel.state == .loading ? .coursesIsLoading : .coursesNothingToOpen]
  }
}
